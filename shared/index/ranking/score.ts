import { fieldWeight, fields, gramFieldWeight, gramLengthPenalty, idf, k1, lengthPenalty } from './formula.ts';
import { blockSize, entriesOf, entryBytes, lengthsIn, lengthsPerCard, masks, shifts } from './packed.ts';
import type { Part } from './query.ts';

/** The postings of one key: a packed list for each block that has any. */
export type Lists = ReadonlyMap<string, readonly { readonly block: number; readonly entries: Uint8Array }[]>;
/** The lengths of every block, packed. */
export type Lengths = readonly { readonly block: number; readonly lengths: Uint8Array }[];

export type Scores = {
  /** By number of the card (block · 4,096 + place); 0 where nothing matched. */
  readonly score: Float64Array;
  /** How many cards matched. */
  readonly matched: number;
  /** Cards in the index. */
  readonly cards: number;
  /** weight · idf of every key that any card has. */
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * The formula over packed lists. A card matches when it has one of the words; pieces of words alone count only when no card
 * has any of the words, and then only from a fifth of the best they could reach.
 */
export const scoresOf = (parts: readonly Part[], lists: Lists, lengths: Lengths): Scores => {
  const blocks = new Map(lengths.map(({ block, lengths: bytes }) => [block, lengthsIn(bytes)]));
  const { cards, sums } = totals(blocks.values());
  const size = (Math.max(-1, ...blocks.keys()) + 1) * blockSize;
  const words = dilution(fieldWeight, lengthPenalty, sums, cards, 0);
  const grams = dilution(gramFieldWeight, gramLengthPenalty, sums, cards, fields.length);
  const byWord = new Float64Array(size);
  const byGram = new Float64Array(size);
  const worth = new Map<string, number>();
  let reachable = 0;
  for (const { key, weight, gram } of parts) {
    const found = lists.get(key) ?? [];
    const having = found.reduce((sum, { entries }) => sum + entries.length / entryBytes, 0);
    const most = weight * idf(cards, having);
    if (gram) reachable += most;
    if (having === 0) continue;
    worth.set(key, most);
    for (const { block, entries } of found) {
      const long = blocks.get(block);
      if (!long) continue;
      const from = block * blockSize;
      const into = (gram ? byGram : byWord).subarray(from, from + blockSize);
      add(into, entriesOf(entries), most, gram ? grams : words, long);
    }
  }
  return { ...together(byWord, byGram, reachable / 5), cards, worth };
};

/** By field: its weight, 1 − b, b over the average length; and where its lengths stand among a card's. */
type Dilution = {
  readonly w: Float64Array;
  readonly flat: Float64Array;
  readonly slope: Float64Array;
  readonly from: number;
};

const dilution = (
  w: readonly number[],
  b: readonly number[],
  sums: Float64Array,
  cards: number,
  from: number,
): Dilution => ({
  w: Float64Array.from(w),
  flat: Float64Array.from(b, (penalty) => 1 - penalty),
  slope: Float64Array.from(b, (penalty, field) => penalty / ((sums[from + field] ?? 0) / cards || 1)),
  from,
});

const totals = (blocks: Iterable<Uint16Array>) => {
  const sums = new Float64Array(lengthsPerCard);
  let cards = 0;
  for (const lengths of blocks)
    for (let start = 0; start < lengths.length; start += lengthsPerCard) {
      let some = 0;
      for (let at = 0; at < lengthsPerCard; at += 1) {
        const length = lengths[start + at] ?? 0;
        some += length;
        sums[at] = (sums[at] ?? 0) + length;
      }
      if (some > 0) cards += 1;
    }
  return { cards, sums };
};

/** Adds one list to the scores of its block; the loop the whole search spends its time in, hence written out. */
const add = (
  into: Float64Array,
  entries: Uint32Array,
  most: number,
  { w, flat, slope, from }: Dilution,
  lengths: Uint16Array,
) => {
  for (let i = 0; i < entries.length; i += 1) {
    const entry = entries[i]!;
    const place = entry & (blockSize - 1);
    let x = 0;
    for (let field = 0, at = place * lengthsPerCard + from; field < 5; field += 1, at += 1) {
      const count = (entry >>> shifts[field]!) & masks[field]!;
      if (count > 0) x += (count * w[field]!) / (flat[field]! + slope[field]! * lengths[at]!);
    }
    into[place] = into[place]! + (most * x) / (k1 + x);
  }
};

const together = (byWord: Float64Array, byGram: Float64Array, enough: number) => {
  const score = new Float64Array(byWord.length);
  const words = byWord.some((value) => value > 0);
  let matched = 0;
  for (let card = 0; card < score.length; card += 1) {
    const word = byWord[card] ?? 0;
    const gram = byGram[card] ?? 0;
    if (words ? word > 0 : gram > 0 && gram >= enough) {
      score[card] = word + gram;
      matched += 1;
    }
  }
  return { score, matched };
};
