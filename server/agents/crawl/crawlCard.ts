import { type JsonWebKey } from 'node:crypto';

import type { AgentEvent } from '../../../shared/events/agent.ts';
import { type CardReading, type Rejection, readCard } from '../../../shared/agentCard/readCard.ts';
import { isObject, list } from '../../../shared/agentCard/rawCard.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { FetchRefused, type Fetched, fetchPublic } from '../../platform/net/fetchPublic.ts';
import { signatureOf } from './cardSignature.ts';

export type Crawl = {
  readonly signal?: AbortSignal;
  /** Origins that may be private and plain http; see `fetchPublic`. */
  readonly allow?: readonly string[];
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
};

type Event = Extract<AgentEvent, { type: 'AgentIndexed' }>['data'];
export type Crawled =
  | {
      readonly kind: 'card';
      readonly fetched: Pick<Event, 'card' | 'digest' | 'etag' | 'signature'>;
      readonly reading: CardReading;
      readonly httpStatus: number;
    }
  | { readonly kind: 'unchanged'; readonly httpStatus: number }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly httpStatus: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly detail: string; readonly httpStatus: number | null };

/** The card at this address now; `etag` of the last one asks whether it changed. Never throws for what a host does. */
export const crawl = async (cardUrl: string, etag: string | null, needs: Crawl): Promise<Crawled> => {
  let page: Fetched;
  try {
    page = await fetchPublic(cardUrl, {
      ...needs,
      ...limits,
      headers: { ...asking, ...(etag === null ? {} : { 'if-none-match': etag }) },
    });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { kind: 'failed', reason: codeOf(error.code), detail: error.message, httpStatus: null };
  }
  const httpStatus = page.status;
  if (httpStatus === 304 && etag !== null) return { kind: 'unchanged', httpStatus };
  if (httpStatus !== 200)
    return { kind: 'failed', reason: 'HTTP_STATUS', detail: `expected 200, found ${httpStatus}`, httpStatus };
  if (new URL(page.url).hostname !== new URL(cardUrl).hostname)
    return {
      kind: 'failed',
      reason: 'OTHER_HOST',
      detail: `expected the card from its own host, found a redirect to ${new URL(page.url).hostname}`,
      httpStatus,
    };
  const read = readCard(page.body);
  if (!read.ok) return { kind: 'rejected', rejection: read.rejection, httpStatus };
  const json: unknown = JSON.parse(read.raw.replace(/^\ufeff/, ''));
  const signature = await signatureOf(isObject(json) ? json : {}, cardUrl, keysFrom(needs));
  return {
    kind: 'card',
    httpStatus,
    reading: read.card,
    fetched: { card: read.raw, digest: sha256(page.body), etag: entityTag(page.headers['etag']), signature },
  };
};

const limits = { maxBytes: 256 * 1_024, timeoutMs: 10_000, maxRedirects: 3 } as const;
const asking = {
  accept: 'application/json, application/a2a-agent-card+json;q=0.9',
  'user-agent': 'Witan-Index/1.0 (agent card crawler)',
} as const;

const codeOf = (code: string) => code.toUpperCase().replaceAll('-', '_');
const entityTag = (etag: string | undefined) =>
  etag !== undefined && etag.length <= 500 && /^(W\/)?"[\u0021-\u007e]*"$/.test(etag) ? etag : null;

const keysFrom = (needs: Crawl) => async (url: string) => {
  try {
    const { status, body } = await fetchPublic(url, { ...needs, maxBytes: 64 * 1_024, timeoutMs: 5_000 });
    const json: unknown = status === 200 ? JSON.parse(Buffer.from(body).toString()) : null;
    return isObject(json) ? (list(json['keys']).filter(isObject) as JsonWebKey[]) : null;
  } catch {
    return null;
  }
};
