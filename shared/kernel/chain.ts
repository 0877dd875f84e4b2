import { sha256 } from './hash.ts';

/**
 * One link of a stream's hash chain, lower-case hex. The bytes that are hashed, one after the other with nothing between:
 *
 *   prev    hash of the event before it: 64 ASCII characters of lower-case hex; nothing for the first event of a stream
 *   id      the event's UUID: 36 ASCII characters, lower case, with hyphens
 *   type    the event's type in UTF-8
 *   stored  the event's data as it is stored: compact JSON in UTF-8 (`JSON.stringify`), or the sealed bytes
 *
 * The first three cannot run into each other (fixed lengths, then letters), and stored JSON begins with a brace.
 */
export const chainHash = (prev: string, id: string, type: string, stored: string | Uint8Array): string =>
  sha256(prev, id, type, stored);

/** An event as the chain sees it. */
export type Link = {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly prev: string;
  readonly hash: string;
};
/** A revision is missing; it does not follow from the event before it; its bytes are not those that were hashed. */
export type Break = 'gap' | 'prev' | 'hash';

/**
 * What is wrong with an event that should be at this revision, after an event with this hash (`''`: the first). `stored` null
 * when its bytes are withheld: then only its place and its neighbours can be checked.
 */
export const broken = (
  link: Link,
  revision: number,
  prev: string,
  stored: string | Uint8Array | null,
): Break | null => {
  if (link.revision !== revision) return 'gap';
  if (link.prev !== prev) return 'prev';
  return stored !== null && chainHash(prev, link.id, link.type, stored) !== link.hash ? 'hash' : null;
};
