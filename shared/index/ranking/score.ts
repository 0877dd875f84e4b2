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
  const norms = normsOf(lengths);
  const byWord = new Float64Array(norms.size);
  const byGram = new Float64Array(norms.size);
  const worth = new Map<string, number>();
  let reachable = 0;
  for (const { key, weight, gram } of parts) {
    const found = lists.get(key) ?? [];
    const having = found.reduce((sum, { entries }) => sum + entries.length / entryBytes, 0);
    const most = weight * idf(norms.cards, having);
    if (gram) reachable += most;
    if (having === 0) continue;
    worth.set(key, most);
    for (const { block, entries } of found)
      add(gram ? byGram : byWord, block * blockSize, entriesOf(entries), most, gram ? norms.gram : norms.word);
  }
  return { ...together(byWord, byGram, reachable / 5), cards: norms.cards, worth };
};

/** A field's weight over its diluted length, for every card: one array a field. */
type Norms = { readonly word: Fields; readonly gram: Fields; readonly cards: number; readonly size: number };
type Fields = readonly Float64Array[];

const normsOf = (lengths: Lengths): Norms => {
  const size = (lengths.reduce((most, { block }) => Math.max(most, block), -1) + 1) * blockSize;
  const raw = new Uint16Array(size * lengthsPerCard);
  for (const { block, lengths: bytes } of lengths) raw.set(lengthsIn(bytes), block * blockSize * lengthsPerCard);
  const { cards, sums } = totals(raw);
  const norm = (weight: readonly number[], penalty: readonly number[], from: number) =>
    fields.map((_, field) => {
      const [w, b] = [weight[field] ?? 0, penalty[field] ?? 0];
      const share = b / ((sums[from + field] ?? 0) / cards || 1);
      const out = new Float64Array(size);
      for (let card = 0; card < size; card += 1)
        out[card] = w / (1 - b + share * (raw[card * lengthsPerCard + from + field] ?? 0));
      return out;
    });
  return {
    word: norm(fieldWeight, lengthPenalty, 0),
    gram: norm(gramFieldWeight, gramLengthPenalty, fields.length),
    cards,
    size,
  };
};

const totals = (raw: Uint16Array) => {
  const sums = new Float64Array(lengthsPerCard);
  let cards = 0;
  for (let start = 0; start < raw.length; start += lengthsPerCard) {
    let some = 0;
    for (let at = 0; at < lengthsPerCard; at += 1) {
      const length = raw[start + at] ?? 0;
      some += length;
      sums[at] = (sums[at] ?? 0) + length;
    }
    if (some > 0) cards += 1;
  }
  return { cards, sums };
};

/** Adds one list; the loop the whole search spends its time in, hence written out. */
const add = (into: Float64Array, start: number, entries: Uint32Array, most: number, norm: Fields) => {
  const [name, description, tags, skills, examples] = norm as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const entry of entries) {
    const card = start + (entry & (blockSize - 1));
    const x =
      ((entry >>> shifts[0]) & masks[0]) * name[card]! +
      ((entry >>> shifts[1]) & masks[1]) * description[card]! +
      ((entry >>> shifts[2]) & masks[2]) * tags[card]! +
      ((entry >>> shifts[3]) & masks[3]) * skills[card]! +
      ((entry >>> shifts[4]) & masks[4]) * examples[card]!;
    into[card] = into[card]! + (most * x) / (k1 + x);
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
