import { type Constants, constants, fields } from './formula.ts';
import { blockSize, lengthsIn, lengthsPerCard } from './packed.ts';

/** What the formula needs of the cards of one block, whatever a query asks. */
export type Block = {
  readonly number: number;
  /** Another one as soon as any of its cards may be another. */
  readonly version: string;
  readonly lengths: Uint16Array;
  readonly cards: number;
  readonly sums: Float64Array;
  /** By an earlier version, the cards that have changed since, in order of place. */
  readonly since: ReadonlyMap<string, readonly Change[]>;
};

/** A place of a block as it is now: its card's lengths and its entries by key, or zeros and none. */
export type Change = {
  readonly place: number;
  readonly lengths: readonly number[];
  readonly entries: ReadonlyMap<string, number>;
};

/** What it needs of all of them together. */
export type Collection = {
  /** How many there are. */
  readonly cards: number;
  /** Above every card's number. */
  readonly size: number;
  readonly blocks: readonly Block[];
  readonly exact: Averages;
  /** Those of an earlier collection that are still within `drift` of the exact ones: what is remembered by them stays of use. */
  readonly rough: Averages;
};

export type Averages = {
  /** By field: the average length in words, then in grams. */
  readonly lengths: Float64Array;
  readonly k1: number;
  readonly words: Dilution;
  readonly grams: Dilution;
};

/**
 * By field: its weight, 1 − b, b over the average length and what it gives at most; from which length of the card on all is
 * diluted; and where the lengths stand among a card's.
 */
export type Dilution = {
  readonly w: Float64Array;
  readonly flat: Float64Array;
  readonly slope: Float64Array;
  readonly most: Float64Array;
  readonly full: number;
  readonly from: number;
};

export const blockOf = (number: number, version: string, packed: Uint8Array): Block => {
  const lengths = lengthsIn(packed);
  const sums = new Float64Array(lengthsPerCard);
  let cards = 0;
  for (let start = 0; start < lengths.length; start += lengthsPerCard) {
    let some = 0;
    for (let at = 0; at < lengthsPerCard; at += 1) {
      const length = lengths[start + at]!;
      some += length;
      sums[at] = sums[at]! + length;
    }
    if (some > 0) cards += 1;
  }
  return { number, version, lengths, cards, sums, since: new Map() };
};

/** The block in a later version, in which these of its places are others. */
export const changed = (block: Block, version: string, changes: readonly Change[]): Block => {
  const [lengths, sums] = [block.lengths.slice(), block.sums.slice()];
  let { cards } = block;
  for (const { place, lengths: now } of changes) {
    const its = lengths.subarray(place * lengthsPerCard, (place + 1) * lengthsPerCard);
    cards += Number(now.some((length) => length > 0)) - Number(its.some((length) => length > 0));
    for (const [at, length] of now.entries()) sums[at] = sums[at]! + length - its[at]!;
    its.set(now);
  }
  const places = new Set(changes.map(({ place }) => place));
  const since = [...block.since, [block.version, []] as const].map(([from, earlier]) => {
    const all = [...earlier.filter(({ place }) => !places.has(place)), ...changes];
    return [from, all.toSorted((a, b) => a.place - b.place)] as const;
  });
  return { ...block, version, lengths, sums, cards, since: new Map(since.filter(([, all]) => all.length <= followed)) };
};

/** So many cards of a block may change before lists of it are read again: some 10 KB each are kept for that. */
export const followed = 64;

/** The collection of these blocks, and what is still of use of the one `before` it. */
export const collectionOf = (
  blocks: readonly Block[],
  { before, by = constants }: { readonly before?: Collection | undefined; readonly by?: Constants } = {},
): Collection => {
  const cards = blocks.reduce((sum, block) => sum + block.cards, 0);
  const lengths = Float64Array.from(
    { length: lengthsPerCard },
    (_, at) => blocks.reduce((sum, { sums }) => sum + sums[at]!, 0) / cards || 0,
  );
  const exact = {
    lengths,
    k1: by.k1,
    words: dilution(by.fieldWeight, by.lengthPenalty, lengths, 0, by),
    grams: dilution(by.gramFieldWeight, by.gramLengthPenalty, lengths, fields.length, by),
  };
  const size = (Math.max(-1, ...blocks.map(({ number }) => number)) + 1) * blockSize;
  return { cards, size, blocks, exact, rough: before && near(before.rough, exact) ? before.rough : exact };
};

/** About as many as a word has. */
const gramsPerWord = 5;

/** How far averages may move, up or down, before bounds by the old ones no longer hold. */
export const drift = 1 / 128;

const near = (a: Averages, b: Averages) =>
  a.lengths.every((old, at) => Math.abs(b.lengths[at]! - old) <= drift * Math.min(old, b.lengths[at]!));

const dilution = (
  w: readonly number[],
  b: readonly number[],
  lengths: Float64Array,
  from: number,
  by: Constants,
): Dilution => ({
  most: Float64Array.from(w, (weight) => weight * by.fieldShare),
  full: by.fullLength * (from === 0 ? 1 : gramsPerWord),
  w: Float64Array.from(w),
  flat: Float64Array.from(b, (penalty) => 1 - penalty),
  slope: Float64Array.from(b, (penalty, field) => penalty / (lengths[from + field]! || 1)),
  from,
});
