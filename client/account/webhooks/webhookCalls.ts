import type {
  ChangeWebhook,
  CreateWebhook,
  Deliveries,
  NewWebhook,
  Webhook,
  Webhooks,
} from '../../../shared/api/accounts/webhooks.ts';
import type { Api } from '../../api.ts';

/** Calls of this page alone. */
export const webhookCalls = ({ request }: Pick<Api, 'request'>) => {
  const at = (id: string) => `/api/webhooks/${encodeURIComponent(id)}`;
  return {
    list: () => request<Webhooks>('GET', '/api/webhooks'),
    create: (body: CreateWebhook) => request<NewWebhook>('POST', '/api/webhooks', body),
    change: (id: string, body: ChangeWebhook) => request<Webhook>('PUT', at(id), body),
    rotate: (id: string) => request<NewWebhook>('POST', `${at(id)}/rotate`),
    test: (id: string) => request<void>('POST', `${at(id)}/test`),
    remove: (id: string) => request<void>('DELETE', at(id)),
    deliveries: (id: string) => request<Deliveries>('GET', `${at(id)}/deliveries`),
    sendAgain: (id: string, delivery: string) =>
      request<void>('POST', `${at(id)}/deliveries/${encodeURIComponent(delivery)}/send`),
  };
};
