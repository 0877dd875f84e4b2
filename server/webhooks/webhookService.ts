import { randomBytes } from 'node:crypto';

import { isIP } from 'node:net';

import type { ChangeWebhook, CreateWebhook } from '../../shared/api/accounts/webhooks.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { type AccountCommand, noteFact } from '../accounts/accountDecider.ts';
import { byAccount } from '../platform/http/provenance.ts';
import type { Wake } from '../platform/jobs/reactors.ts';
import { isPublicAddress } from '../platform/net/publicAddress.ts';
import type { Pool } from '../platform/postgres/pool.ts';
import type { Handle } from '../platform/store/handler.ts';
import { type DeliveryRow, deliveryTable } from './deliveryTable.ts';
import type { Seal } from '../platform/store/seal.ts';
import { sealedSecrets } from './sealedSecrets.ts';
import { newSecret } from './signing.ts';
import { deliveryWake } from './webhookJobs.ts';
import { type WebhookRow, webhookTable } from './webhookTable.ts';

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly handleAccount: Handle<AccountCommand>;
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly allow: readonly string[];
  /** Brings a job on its way now; without it, the next sweep finds what is due. */
  readonly wake: (wake: Wake) => Promise<void>;
  readonly now: () => string;
};
type Made = { readonly secret: string; readonly webhook: WebhookRow; readonly position: bigint | null };

export type WebhookService = ReturnType<typeof createWebhookService>;

const [most, mostShown, day] = [5, 100, 24 * 3600 * 1000];

/** What an account's people and agents do with its webhooks. */
export const createWebhookService = ({ pool, handleAccount, keyring, allow, wake, now }: Needs) => {
  const [webhooks, deliveries, secrets] = [webhookTable(pool), deliveryTable(pool), sealedSecrets(keyring)];
  const tell = (accountId: string, command: AccountCommand) => handleAccount(accountId, command, byAccount(accountId));

  const ofAccount = async (accountId: string, webhookId: string): Promise<WebhookRow> => {
    const found = await webhooks.find(webhookId);
    if (found?.accountId !== accountId) throw new Refusal('webhook-not-found', 'There is no such webhook.');
    return found;
  };
  const turnedOn = async (accountId: string, webhookId: string): Promise<WebhookRow> => {
    const found = await ofAccount(accountId, webhookId);
    if (found.disabledAt !== null)
      throw new Refusal('webhook-disabled', 'The webhook is turned off: turn it on first.');
    return found;
  };

  return {
    list: (accountId: string) => webhooks.list(accountId),

    async make(accountId: string, tokenId: string | null, { url, types }: CreateWebhook): Promise<Made> {
      const address = usable(url, allow);
      const secret = newSecret();
      const [webhookId, at] = [randomBytes(12).toString('hex'), now()];
      const row = {
        ...{ webhookId, accountId, tokenId, url: address.href, types: [...new Set(types)], createdAt: at },
        secret: await secrets.seal(accountId, webhookId, secret),
      };
      if (!(await webhooks.insert(row, most)))
        throw new Refusal('too-many-webhooks', `An account has at most ${most} webhooks. Remove one first.`);
      const host = address.host;
      const { position } = await tell(
        accountId,
        noteFact({ type: 'WebhookAdded', data: { accountId, webhookId, host, tokenId, at } }),
      );
      return { secret, webhook: await ofAccount(accountId, webhookId), position };
    },

    async change(accountId: string, webhookId: string, { types, enabled }: ChangeWebhook): Promise<WebhookRow> {
      await ofAccount(accountId, webhookId);
      await webhooks.change(webhookId, [...new Set(types)], enabled, now());
      if (!enabled) await deliveries.giveUp(webhookId);
      return ofAccount(accountId, webhookId);
    },

    async rotate(accountId: string, webhookId: string): Promise<Made> {
      await ofAccount(accountId, webhookId);
      const secret = newSecret();
      const until = new Date(Date.parse(now()) + day).toISOString();
      await webhooks.rotate(webhookId, await secrets.seal(accountId, webhookId, secret), until);
      return { secret, webhook: await ofAccount(accountId, webhookId), position: null };
    },

    async remove(accountId: string, webhookId: string) {
      await ofAccount(accountId, webhookId);
      await webhooks.remove(webhookId);
      return tell(accountId, noteFact({ type: 'WebhookRemoved', data: { accountId, webhookId, at: now() } }));
    },

    /** A message that says nothing, to see whether it arrives. */
    async test(accountId: string, webhookId: string): Promise<void> {
      await turnedOn(accountId, webhookId);
      const [messageId, at] = [`msg_${randomBytes(16).toString('hex')}`, now()];
      const body = JSON.stringify({ type: 'webhook.test', timestamp: at, data: {} });
      const deliveryId = idOf('webhook', webhookId, messageId);
      await deliveries.insert({ deliveryId, webhookId, messageId, type: 'webhook.test', body, createdAt: at });
      await wake(deliveryWake(deliveryId));
    },

    async deliveries(accountId: string, webhookId: string): Promise<readonly DeliveryRow[]> {
      await ofAccount(accountId, webhookId);
      return deliveries.list(webhookId, mostShown);
    },

    /** The same message under the same id: a receiver that had it knows it. */
    async sendAgain(accountId: string, webhookId: string, deliveryId: string): Promise<void> {
      await turnedOn(accountId, webhookId);
      const found = await deliveries.find(deliveryId);
      if (found?.webhookId !== webhookId) throw new Refusal('delivery-not-found', 'There is no such delivery.');
      await deliveries.sendAgain(deliveryId, now());
      await wake(deliveryWake(deliveryId));
    },

    dropAccount: (accountId: string) => webhooks.dropAccount(accountId),
  };
};

/** What names a host is resolved and checked at every try; what is plainly not public is refused here. */
const usable = (text: string, allow: readonly string[]): URL => {
  const url = URL.parse(text);
  const no = (detail: string) => new Refusal('invalid-input', detail, [{ pointer: '/url', detail }]);
  if (!url || url.hostname === '') throw no('Enter a whole address, such as https://example.org/witan.');
  if (url.username !== '' || url.password !== '') throw no('Enter an address without user name and password.');
  if (allow.includes(url.origin)) return url;
  if (url.protocol !== 'https:') throw no('Enter an address that begins with https://.');
  const port = Number(url.port || 443);
  if (port !== 443 && port < 1024) throw no('Use port 443, or one above 1023.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivateName = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host);
  if (isPrivateName || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw no('Enter an address that is reached from the public Internet.');
  url.hash = '';
  return url;
};
