import type { FetchOptions } from '../../platform/net/fetchPublic.ts';
import { isSearchLink } from '../protocol/evidence/foundPages.ts';

const options = { maxBytes: 16 * 1024, timeoutMs: 3_000 } as const;

/** What a link of a search stands for. Only such links are followed, one step, under the guard of `redirectOf`; null where it cannot be had. */
export const linkResolver =
  (redirectOf: (url: string, options: FetchOptions) => Promise<string | null>) =>
  async (url: string, signal: AbortSignal): Promise<string | null> => {
    if (!isSearchLink(url)) return null;
    const target = await redirectOf(url, { ...options, signal }).catch(() => null);
    return target !== null && isSearchLink(target) ? null : target;
  };
