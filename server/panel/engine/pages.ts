import { sha256 } from '../../../shared/kernel/hash.ts';
import { FetchRefused } from '../../platform/net/fetchRefusal.ts';
import { textOfPage } from '../../platform/net/textOfPage.ts';
import type { Page } from '../protocol/evidence/lookups.ts';

type Fetched = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};
type Fetch = (
  url: string,
  options: { readonly maxBytes: number; readonly timeoutMs: number; readonly signal: AbortSignal },
) => Promise<Fetched>;

/**
 * A page for checking a quote: its text without markup, and the hash of the bytes that were served. Why it could not be had is a
 * code, since readers of any language see it.
 */
export const pageFetcher =
  (fetch: Fetch, { maxBytes = 2_000_000, timeoutMs = 15_000 } = {}) =>
  async (url: string, signal: AbortSignal): Promise<Page> => {
    try {
      const { status, headers, body } = await fetch(url, { maxBytes, timeoutMs, signal });
      if (status !== 200) return { error: `HTTP ${status}` };
      const type = headers['content-type'] ?? '';
      const text = textOfPage(body, type);
      return text === null ? { error: type || '–' } : { text, hash: sha256(body) };
    } catch (error) {
      if (error instanceof FetchRefused) return { error: error.code };
      return { error: error instanceof Error ? error.message : '–' };
    }
  };
