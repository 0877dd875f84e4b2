import { sha256 } from '../../../shared/kernel/hash.ts';
import { FetchRefused } from '../../platform/net/fetchRefusal.ts';
import type { Page } from '../protocol/evidence/lookups.ts';
import { type ReadBlocks, readPage } from './readPage.ts';
import { mayFetch } from './robots.ts';

type Fetched = {
  readonly status: number;
  /** Where it came from, after redirects. */
  readonly url?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};
type Options = {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
};
type Fetch = (url: string, options: Options) => Promise<Fetched>;

type Needs = {
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** Where people who run a site can read who we are. */
  readonly siteUrl?: string;
  /** Reads documents that pages turn out to be; without it they are said to be unreadable. */
  readonly readBlocks?: ReadBlocks;
};

/** The name by which a robots.txt can speak to us. */
const readerName = 'WitanReader';
const mostSites = 500;

/**
 * A page for checking a quote: what a person would read on it, and the hash of the bytes that were served. We say who we are and
 * keep to robots.txt. Why a page could not be had is a code, since readers of any language see it.
 */
export const pageFetcher = (
  fetch: Fetch,
  { maxBytes = 10_000_000, timeoutMs = 15_000, siteUrl, readBlocks }: Needs = {},
) => {
  const agent = `${readerName}/1.0 (reads pages that a decision panel quotes${siteUrl === undefined ? '' : `; +${siteUrl}`})`;
  const headers = {
    'user-agent': agent,
    accept: 'text/html, application/xhtml+xml, application/pdf, text/plain;q=0.9, */*;q=0.1',
  };
  const sites = new Map<string, Promise<string>>();

  /** A site without rules, or that refuses to show them, has none; one that is out of order keeps us out (RFC 9309 §2.3.1). */
  const rulesOf = (origin: string, signal: AbortSignal): Promise<string> => {
    const known = sites.get(origin);
    if (known) return known;
    const asked = fetch(`${origin}/robots.txt`, { maxBytes: 512 * 1024, timeoutMs: 5_000, signal, headers }).then(
      ({ status, headers: answered, body }) => {
        if (status >= 500) throw new FetchRefused('unreachable', 'robots.txt could not be read');
        const isText = status === 200 && !/html/u.test(answered['content-type'] ?? '');
        return isText ? new TextDecoder().decode(body) : '';
      },
    );
    if (sites.size >= mostSites) sites.delete(sites.keys().next().value ?? '');
    sites.set(origin, asked);
    asked.catch(() => sites.delete(origin));
    return asked;
  };
  const isAllowed = async (address: string, signal: AbortSignal): Promise<boolean> => {
    const { origin, pathname, search } = new URL(address);
    return mayFetch(await rulesOf(origin, signal), readerName, `${pathname}${search}`);
  };

  return async (url: string, signal: AbortSignal): Promise<Page> => {
    try {
      if (!(await isAllowed(url, signal))) return { error: 'robots.txt' };
      const {
        status,
        headers: answered,
        body,
        url: last = url,
      } = await fetch(url, {
        ...{ maxBytes, timeoutMs, signal, headers },
      });
      if (status !== 200) return { error: `HTTP ${status}` };
      if (new URL(last).origin !== new URL(url).origin && !(await isAllowed(last, signal)))
        return { error: 'robots.txt' };
      const read = await readPage(body, answered['content-type'] ?? '', readBlocks ?? null, signal);
      return 'error' in read ? read : { ...read, hash: sha256(body) };
    } catch (error) {
      if (error instanceof FetchRefused) return { error: error.code };
      return { error: error instanceof Error ? error.message : '–' };
    }
  };
};
