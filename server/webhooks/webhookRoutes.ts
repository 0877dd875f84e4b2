import { z } from 'zod';

import {
  ChangeWebhook,
  CreateWebhook,
  Deliveries,
  type Delivery,
  NewWebhook,
  Webhook,
  Webhooks,
} from '../../shared/api/accounts/webhooks.ts';
import { addressId } from '../../shared/api/define.ts';
import { route } from '../platform/http/route.ts';
import type { DeliveryRow } from './deliveryTable.ts';
import type { WebhookService } from './webhookService.ts';
import type { WebhookRow } from './webhookTable.ts';

type Needs = { readonly webhooks: WebhookService };

const ofWebhook = z.object({ webhook_id: addressId('a webhook') });
const ofDelivery = ofWebhook.extend({ delivery_id: addressId('a delivery') });
const common = { tag: 'webhooks', auth: 'session', scope: 'webhooks' } as const;

/** Addresses that are told what happens to the account's cases, and what became of each message. */
export const webhookRoutes = ({ webhooks }: Needs) => [
  route({
    ...common,
    method: 'get',
    path: '/api/webhooks',
    operationId: 'listWebhooks',
    summary: 'The account’s webhooks, without their secrets',
    problems: [],
    replies: { 200: { description: 'The webhooks, the oldest first.', schema: Webhooks } },
    handle: async ({ caller }) => ({
      status: 200,
      body: { webhooks: (await webhooks.list(caller.accountId)).map(present) },
    }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/api/webhooks',
    operationId: 'createWebhook',
    summary: 'Have an address told what happens to the account’s cases',
    description:
      'Messages follow Standard Webhooks 1.0.0. The secret is in this reply and nowhere else afterwards. What a token makes ends with the token.',
    body: CreateWebhook,
    problems: ['too-many-webhooks'],
    replies: { 201: { description: 'The webhook and its secret.', schema: NewWebhook } },
    async handle({ caller: { accountId, token }, body }) {
      const { secret, webhook, position } = await webhooks.make(accountId, token?.tokenId ?? null, body);
      return { status: 201, body: { secret, webhook: present(webhook) }, position };
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/api/webhooks/:webhook_id',
    operationId: 'changeWebhook',
    summary: 'Choose what a webhook is told, and turn it on or off',
    params: ofWebhook,
    body: ChangeWebhook,
    problems: ['webhook-not-found'],
    replies: { 200: { description: 'The webhook as it is now.', schema: Webhook } },
    handle: async ({ caller, params, body }) => ({
      status: 200,
      body: present(await webhooks.change(caller.accountId, params.webhook_id, body)),
    }),
  }),
  route({
    ...common,
    method: 'delete',
    path: '/api/webhooks/:webhook_id',
    operationId: 'removeWebhook',
    summary: 'Remove a webhook, with what is still to be sent there',
    params: ofWebhook,
    problems: ['webhook-not-found'],
    replies: { 204: { description: 'Nothing more is sent there.' } },
    async handle({ caller, params }) {
      const { position } = await webhooks.remove(caller.accountId, params.webhook_id);
      return { status: 204, position };
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/api/webhooks/:webhook_id/rotate',
    operationId: 'rotateWebhook',
    summary: 'Give a webhook a new secret; the old one signs beside it for a day',
    params: ofWebhook,
    problems: ['webhook-not-found'],
    replies: { 200: { description: 'The webhook and its new secret.', schema: NewWebhook } },
    async handle({ caller, params }) {
      const { secret, webhook } = await webhooks.rotate(caller.accountId, params.webhook_id);
      return { status: 200, body: { secret, webhook: present(webhook) } };
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/api/webhooks/:webhook_id/test',
    operationId: 'testWebhook',
    summary: 'Send a message that says nothing, to see whether it arrives',
    params: ofWebhook,
    problems: ['webhook-not-found', 'webhook-disabled'],
    replies: { 202: { description: 'It is on its way; the deliveries say what became of it.' } },
    async handle({ caller, params }) {
      await webhooks.test(caller.accountId, params.webhook_id);
      return { status: 202 };
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/api/webhooks/:webhook_id/deliveries',
    operationId: 'listDeliveries',
    summary: 'The last hundred messages to a webhook, and what became of each',
    params: ofWebhook,
    problems: ['webhook-not-found'],
    replies: { 200: { description: 'The deliveries, the newest first.', schema: Deliveries } },
    handle: async ({ caller, params }) => ({
      status: 200,
      body: { deliveries: (await webhooks.deliveries(caller.accountId, params.webhook_id)).map(shown) },
    }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/api/webhooks/:webhook_id/deliveries/:delivery_id/send',
    operationId: 'sendDeliveryAgain',
    summary: 'Send a message again, under the id it had',
    params: ofDelivery,
    problems: ['webhook-not-found', 'delivery-not-found', 'webhook-disabled'],
    replies: { 202: { description: 'It is on its way again.' } },
    async handle({ caller, params }) {
      await webhooks.sendAgain(caller.accountId, params.webhook_id, params.delivery_id);
      return { status: 202 };
    },
  }),
];

const present = (row: WebhookRow): Webhook => ({
  webhook_id: row.webhookId,
  url: row.url,
  types: [...row.types],
  created_at: row.createdAt,
  failing_since: row.failingSince,
  disabled_at: row.disabledAt,
  disabled_why: row.disabledWhy,
  previous_until: row.previousUntil,
});

const shown = (row: DeliveryRow): Delivery => ({
  delivery_id: row.deliveryId,
  message_id: row.messageId,
  type: row.type,
  status: row.status,
  created_at: row.createdAt,
  tries: row.tries,
  last_try_at: row.lastTryAt,
  due_at: row.dueAt,
  http_status: row.httpStatus,
  failure: row.failure,
  reply: row.reply,
  body: row.body,
});
