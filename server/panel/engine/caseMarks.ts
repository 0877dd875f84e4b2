import { createHmac } from 'node:crypto';

/**
 * Marks of a case that nobody outside can guess and that are the same whenever the case goes on: made from a secret of the
 * installation, and without any name or id in the clear.
 */
const markOf = (secret: string, ...what: readonly string[]): string =>
  createHmac('sha256', secret).update(what.join('\n')).digest('hex');

/** Ends the tags that fence other people's text in prompts. The author of a case or a page must not know it. */
export const fenceTag = (secret: string, caseId: string): string => markOf(secret, 'fence', caseId).slice(0, 12);

/** By this key a provider sends calls that begin alike to the same cache. */
export const cacheKey = (secret: string, ...what: readonly string[]): string =>
  markOf(secret, 'cache', ...what).slice(0, 32);

/** Who asked, for a provider's abuse checks. */
export const userMark = (secret: string, accountId: string): string => markOf(secret, 'user', accountId).slice(0, 32);
