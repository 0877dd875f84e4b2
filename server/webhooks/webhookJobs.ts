import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import type { WebhookEnd } from '../../shared/events/codes.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import { type AccountCommand, noteFact } from '../accounts/accountDecider.ts';
import { FetchRefused, postPublic } from '../platform/net/fetchPublic.ts';
import type { Wake } from '../platform/jobs/reactors.ts';
import type { Pool } from '../platform/postgres/pool.ts';
import type { Handle } from '../platform/store/handler.ts';
import type { Store } from '../platform/store/store.ts';
import { type DeliveryRow, deliveryTable } from './deliveryTable.ts';
import { messagesOf } from './messages.ts';
import { nextTry } from './schedule.ts';
import type { Seal } from '../platform/store/seal.ts';
import { sealedSecrets } from './sealedSecrets.ts';
import { signedHeaders } from './signing.ts';
import { type WebhookRow, webhookTable } from './webhookTable.ts';

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly caseStore: Pick<Store<CaseEvent>, 'read'>;
  readonly handleAccount: Handle<AccountCommand>;
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly publicUrl: string;
  readonly version: string;
  /** Origins that may be private and plain http: `WEBHOOK_ALLOW`. */
  readonly allow: readonly string[];
  readonly now: () => string;
  /** Between 0 and 1: how much later within its tenth a message is tried again. */
  readonly jitter?: () => number;
};
type Answer = Pick<DeliveryRow, 'httpStatus' | 'failure' | 'reply'> & { readonly retryAfter: string | undefined };

const [second, day] = [1000, 24 * 3600 * 1000];
/** What happened longer ago is told to nobody, so that a queue that was lost and made again tells nothing twice. */
const oldest = 2 * day;
/** How long deliveries are kept to be looked at. */
const kept = 30 * day;
/** Longer than a try takes. */
const claimed = 60 * second;

const limits = { timeoutMs: 15 * second, maxBytes: 1024 };

/** A job of this queue is about one delivery, or about a case. */
const isDelivery = (about: string): boolean => about === 'delivery' || about === 'sweep';
/** One that waits for its time has a key of its own, so that it never keeps back what is to be done at once. */
export const deliveryWake = (deliveryId: string, after?: string | null, about = 'delivery'): Wake => ({
  queue: 'webhook',
  key: after ? `${deliveryId}/${after}` : deliveryId,
  data: { id: deliveryId, revision: 0, about },
  ...(after && { after }),
});

/**
 * What the owners' own programs are told. A fact of a case becomes one row for each address that wants it, under an id made of both,
 * and each row is tried until the address takes it or a day is over. What is due is in the row; a job only wakes.
 */
export const createWebhookJobs = (needs: Needs) => {
  const { pool, caseStore, handleAccount, keyring, publicUrl, version, allow, now, jitter = Math.random } = needs;
  const [webhooks, deliveries, secrets] = [webhookTable(pool), deliveryTable(pool), sealedSecrets(keyring)];

  const disable = async ({ webhookId, accountId, url }: WebhookRow, reason: WebhookEnd): Promise<void> => {
    if (!(await webhooks.disable(webhookId, reason, now()))) return;
    await deliveries.giveUp(webhookId);
    await handleAccount(
      accountId,
      noteFact({ type: 'WebhookDisabled', data: { accountId, webhookId, host: new URL(url).host, reason, at: now() } }),
      { key: `webhook/${webhookId}/${now()}`, actor: 'system', correlation: accountId, causation: null },
    );
  };

  const post = async (webhook: WebhookRow, { messageId, body }: DeliveryRow, signal: AbortSignal): Promise<Answer> => {
    const at = now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Witan/${version}`,
      ...signedHeaders(messageId, body, at, await secrets.of(webhook, at)),
    };
    try {
      const answer = await postPublic(webhook.url, { ...limits, allow, signal, headers, body });
      const isTaken = answer.status >= 200 && answer.status < 300;
      return {
        httpStatus: answer.status,
        failure: isTaken ? null : `answered ${answer.status}`,
        reply: shown(answer.body),
        retryAfter: answer.headers['retry-after'],
      };
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      return { httpStatus: null, failure: error.message, reply: null, retryAfter: undefined };
    }
  };

  /** Notes what is to be told of a case. */
  const tell = async (caseId: string): Promise<readonly Wake[]> => {
    const history = await Array.fromAsync(caseStore.read(caseStream(caseId)));
    const submitted = history.find(({ type }) => type === 'CaseSubmitted');
    if (submitted?.type !== 'CaseSubmitted' || submitted.erased) return [];
    if (history.some(({ type, unfit }) => type === 'CaseErased' && !unfit)) return [];
    const wakes: Wake[] = [];
    for (const webhook of await webhooks.list(submitted.data.accountId))
      for (const { id: messageId, type, at, body } of messagesOf(caseId, history, publicUrl)) {
        const isWanted = webhook.disabledAt === null && webhook.types.includes(type);
        const isNews = at >= webhook.createdAt && Date.parse(at) > Date.parse(now()) - oldest;
        if (!isWanted || !isNews) continue;
        const deliveryId = idOf('webhook', webhook.webhookId, messageId);
        const row = { deliveryId, webhookId: webhook.webhookId, messageId, type, body, createdAt: now() };
        await deliveries.insert(row);
        wakes.push(deliveryWake(deliveryId));
      }
    return wakes;
  };

  /** One try, if it is time for one. */
  const deliver = async (deliveryId: string, signal: AbortSignal): Promise<readonly Wake[]> => {
    const row = await deliveries.find(deliveryId);
    const webhook = row && (await webhooks.find(row.webhookId));
    if (!webhook || row.status !== 'waiting' || webhook.disabledAt !== null) return [];
    const at = now();
    if (row.dueAt !== null && row.dueAt > at) return [deliveryWake(deliveryId, row.dueAt)];
    // What a token made ends with it: its holder gets nothing more.
    if (await webhooks.isOrphaned(webhook.webhookId, at)) {
      await disable(webhook, 'token_ended');
      return [];
    }

    // The queue and the sweep may come at once. Who dies with it leaves it to the sweep.
    if (!(await deliveries.claim(row, at, new Date(Date.parse(at) + claimed).toISOString()))) return [];
    const { retryAfter, ...answer } = await post(webhook, row, signal);
    const firstTryAt = row.firstTryAt ?? at;
    if (answer.failure === null) {
      await deliveries.noteTry(deliveryId, { ...answer, at, status: 'delivered', dueAt: null });
      await webhooks.noteFailing(webhook.webhookId, null);
      return [];
    }
    const notBefore = answer.httpStatus === 429 || answer.httpStatus === 503 ? askedFor(retryAfter, at) : 0;
    const dueAt = answer.httpStatus === 410 ? null : nextTry(firstTryAt, row.tries + 1, { share: jitter(), notBefore });
    await deliveries.noteTry(deliveryId, { ...answer, at, status: dueAt ? 'waiting' : 'failed', dueAt });
    await webhooks.noteFailing(webhook.webhookId, at);
    if (dueAt) return [deliveryWake(deliveryId, dueAt)];
    if (answer.httpStatus === 410) await disable(webhook, 'gone');
    // Something else may have arrived there meanwhile: then it is this message that it does not take.
    else if ((webhook.failingSince ?? at) <= firstTryAt) await disable(webhook, 'failing');
    return [];
  };

  return {
    ...{ tell, deliver },
    /** What a job of the queue does. */
    run: ({ id, about }: Wake['data'], signal: AbortSignal): Promise<readonly Wake[]> =>
      isDelivery(about) ? deliver(id, signal) : tell(id),

    /** What should be on its way: found again when the queue was lost. */
    async due(): Promise<readonly Wake[]> {
      await deliveries.prune(new Date(Date.parse(now()) - kept).toISOString());
      return (await deliveries.due(now())).map((deliveryId) => deliveryWake(deliveryId, null, 'sweep'));
    },
  };
};

/** `Retry-After` in seconds or as a date, as a moment; 0 when it says nothing. */
const askedFor = (retryAfter: string | undefined, now: string): number => {
  if (retryAfter === undefined) return 0;
  const seconds = Number(retryAfter);
  const at = Number.isFinite(seconds) ? Date.parse(now) + seconds * second : Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at;
};

/** PostgreSQL holds no NUL, and a character may be cut at the end. */
const shown = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replaceAll('\0', '');
