import { fieldWeight, fields, gramFieldWeight, gramLengthPenalty, idf, k1, lengthPenalty } from './formula.ts';
import { blockSize, entryBytes, lengthBytes, placeAt } from './packed.ts';
import type { Part } from './query.ts';

/** The postings of one key: a packed list for each block that has any. */
export type Lists = ReadonlyMap<string, readonly { readonly block: number; readonly entries: Uint8Array }[]>;
/** The lengths of every block, packed. */
export type Lengths = readonly { readonly block: number; readonly lengths: Uint8Array }[];

export type Scores = {
  /** By number of the card (block · 1,024 + place); 0 where nothing matched. */
  readonly score: Float64Array;
  /** How many cards matched. */
  readonly matched: number;
  /** Cards in the index. */
  readonly cards: number;
};

/**
 * The formula over packed lists. A card matches when it has one of the words; pieces of words alone count only when no card
 * has any of the words, and then only from a third of the best they could reach.
 */
export const scoresOf = (parts: readonly Part[], lists: Lists, lengths: Lengths): Scores => {
  const size = (lengths.reduce((most, { block }) => Math.max(most, block), -1) + 1) * blockSize;
  const norms = normsOf(lengths, size);
  const byWord = new Float64Array(size);
  const byGram = new Float64Array(size);
  let reachable = 0;
  for (const { key, weight, gram } of parts) {
    const found = lists.get(key) ?? [];
    const having = found.reduce((sum, { entries }) => sum + entries.length / entryBytes, 0);
    if (having === 0) continue;
    const most = weight * idf(norms.cards, having);
    if (gram) reachable += most;
    for (const { block, entries } of found)
      if (gram) add(byGram, block * blockSize, entries, most, norms.gram);
      else add(byWord, block * blockSize, entries, most, norms.word);
  }
  return { ...together(byWord, byGram, reachable / 3), cards: norms.cards };
};

/** A field's weight over its diluted length, for every card and field. */
type Norms = { readonly word: Float64Array; readonly gram: Float64Array; readonly cards: number };

const n = fields.length;

const normsOf = (lengths: Lengths, size: number): Norms => {
  const raw = new Uint16Array(size * n * 2);
  const sums = new Float64Array(n * 2);
  let cards = 0;
  for (const { block, lengths: bytes } of lengths) {
    const start = block * blockSize * n * 2;
    for (let at = 0; at < bytes.length; at += 2) raw[start + at / 2] = placeAt(bytes, at);
    for (let at = 0; at < bytes.length; at += lengthBytes) {
      const card = start + at / 2;
      let some = 0;
      for (let field = 0; field < n * 2; field += 1) {
        some += raw[card + field] ?? 0;
        sums[field] = (sums[field] ?? 0) + (raw[card + field] ?? 0);
      }
      if (some > 0) cards += 1;
    }
  }
  const average = sums.map((sum) => sum / cards || 1);
  const norm = (weight: readonly number[], penalty: readonly number[], from: number) => {
    const out = new Float64Array(size * n);
    for (let field = 0; field < n; field += 1) {
      const [w, b, mean] = [weight[field] ?? 0, penalty[field] ?? 0, average[from + field] ?? 1];
      for (let card = 0; card < size; card += 1)
        out[card * n + field] = w / (1 - b + (b * (raw[card * n * 2 + from + field] ?? 0)) / mean);
    }
    return out;
  };
  return { word: norm(fieldWeight, lengthPenalty, 0), gram: norm(gramFieldWeight, gramLengthPenalty, n), cards };
};

const add = (into: Float64Array, start: number, entries: Uint8Array, most: number, norm: Float64Array) => {
  for (let at = 0; at < entries.length; at += entryBytes) {
    const card = start + placeAt(entries, at);
    let x = 0;
    for (let field = 0; field < n; field += 1) {
      const count = entries[at + 2 + field] ?? 0;
      if (count > 0) x += count * (norm[card * n + field] ?? 0);
    }
    into[card] = (into[card] ?? 0) + (most * x) / (k1 + x);
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
