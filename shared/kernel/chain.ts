import { sha256 } from './hash.ts';

/** What an event is besides its data: its place, who did it, and what it follows. */
export type Bound = {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly actor: string;
  readonly correlation: string;
  readonly causation: string | null;
  readonly version: number;
  /** Hash of the event before it in its stream; the empty string for the first. */
  readonly prev: string;
};

/** An event as the chain sees it. */
export type Link = Bound & { readonly hash: string };

/** All of it in one text, compact JSON: an array of eight, in this order. It is hashed, and sealed data opens only beside it. */
const boundText = ({ revision, id, type, actor, correlation, causation, version, prev }: Bound): string =>
  JSON.stringify([revision, id, type, actor, correlation, causation, version, prev]);

/** Additional data of the seal: sealed bytes open in their own stream and place, beside their own metadata, and nowhere else. */
export const sealedBeside = (stream: string, bound: Bound): string => `${stream} ${boundText(bound)}`;

/**
 * One link of a stream's hash chain, lower-case hex: SHA-256 of `boundText` in UTF-8, and then, with nothing between, the event's
 * data as it is stored: compact JSON (`JSON.stringify`), or the sealed bytes. A JSON array ends where it closes, so the two cannot
 * run into each other.
 */
export const chainHash = (bound: Bound, stored: string | Uint8Array): string => sha256(boundText(bound), stored);

/** A revision is missing; it does not follow from the event before it; it is not what was hashed. */
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
  return stored !== null && chainHash(link, stored) !== link.hash ? 'hash' : null;
};
