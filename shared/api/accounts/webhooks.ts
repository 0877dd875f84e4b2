import { z } from 'zod';

import { webhookEnds } from '../../events/codes.ts';
import { caseId, dateTime, published } from '../define.ts';
import { webhookTypes } from '../choices.ts';

const types = z.array(z.enum(webhookTypes)).min(1).max(webhookTypes.length);
const address = z.string().max(1000).register(published, {
  description: 'An https address in the public Internet, port 443 or above 1023.',
  maxLength: 1000,
});

export const CreateWebhook = z.strictObject({ url: address, types }).register(published, { id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof CreateWebhook>;

export const ChangeWebhook = z
  .strictObject({
    types,
    enabled: z
      .boolean()
      .register(published, { description: 'Whether messages are sent; true turns on one that was turned off.' }),
  })
  .register(published, { id: 'ChangeWebhook' });
export type ChangeWebhook = z.infer<typeof ChangeWebhook>;

export const Webhook = z
  .object({
    webhook_id: z.string(),
    url: z.string(),
    types,
    created_at: dateTime,
    failing_since: dateTime
      .nullable()
      .register(published, { description: 'Since when messages were tried and none arrived.' }),
    disabled_at: dateTime.nullable(),
    disabled_why: z
      .enum([...webhookEnds, 'owner'])
      .nullable()
      .register(published, { description: 'Why nothing more is sent.' }),
    previous_until: dateTime
      .nullable()
      .register(published, { description: 'Until when messages are also signed with the secret from before.' }),
  })
  .register(published, { id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const Webhooks = z.object({ webhooks: z.array(Webhook) }).register(published, { id: 'Webhooks' });
export type Webhooks = z.infer<typeof Webhooks>;

const secret = z.string().register(published, {
  description: 'Signs the messages (`whsec_…`, Standard Webhooks). It is shown this once.',
});
export const NewWebhook = z.object({ secret, webhook: Webhook }).register(published, { id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const Delivery = z
  .object({
    delivery_id: z.string(),
    message_id: z.string().register(published, { description: 'The `webhook-id` header, the same on every try.' }),
    type: z.enum([...webhookTypes, 'webhook.test']),
    status: z.enum(['waiting', 'delivered', 'failed']),
    created_at: dateTime,
    tries: z.int().min(0),
    last_try_at: dateTime.nullable(),
    due_at: dateTime.nullable().register(published, { description: 'When it is tried next.' }),
    http_status: z.int().nullable().register(published, { description: 'What the address answered last.' }),
    failure: z.string().nullable().register(published, { description: 'Why it did not arrive, in a few words.' }),
    reply: z.string().nullable().register(published, { description: 'The beginning of the last answer.' }),
    body: z.string().register(published, { description: 'What was sent.' }),
  })
  .register(published, { id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

export const Deliveries = z.object({ deliveries: z.array(Delivery) }).register(published, { id: 'Deliveries' });
export type Deliveries = z.infer<typeof Deliveries>;

/** What is sent: which case, and what happened to it; never a word of it. */
export const WebhookMessage = z
  .object({
    type: z.enum(webhookTypes),
    timestamp: dateTime.register(published, { description: 'When it happened.' }),
    data: z.object({
      case_id: caseId,
      status: z.enum(['needs_answers', 'delivered', 'failed']),
      revision: z.int().min(0).register(published, { description: 'Of the case, after what is told.' }),
      url: z.string().register(published, { description: 'The page of the case, for its people.' }),
    }),
  })
  .register(published, { id: 'WebhookMessage' });
export type WebhookMessage = z.input<typeof WebhookMessage>;
