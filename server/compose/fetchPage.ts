import { sha256 } from '../../shared/kernel/hash.ts';
import { FetchRefused, fetchPublic } from '../net/fetchPublic.ts';
import { textOfPage } from '../net/textOfPage.ts';
import type { Page } from '../panel/protocol/phase.ts';

/** A public page as text, for checking that a quote stands in it; only its hash is kept. */
export async function fetchPage(url: string, signal: AbortSignal): Promise<Page> {
  try {
    const { status, headers, body } = await fetchPublic(url, { maxBytes: 3_000_000, timeoutMs: 15_000, signal });
    if (status !== 200) return { error: `the page answered ${status}` };
    const text = textOfPage(body, headers['content-type'] ?? '');
    return text === null
      ? { error: `the page is ${headers['content-type'] ?? 'of no type'}, expected text` }
      : { text, hash: sha256(body) };
  } catch (error) {
    if (error instanceof FetchRefused) return { error: error.message };
    throw error;
  }
}
