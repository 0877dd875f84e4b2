import type { Collection, Dilution } from './collection.ts';
import { idf } from './formula.ts';
import { type List, boundSteps, impactOf } from './impact.ts';
import { blockSize, placeOf } from './packed.ts';
import type { Part } from './query.ts';

/** A key's lists by the number of the block. */
export type Lists = readonly (List | undefined)[];

export type Scores = {
  /** By number of the card: of the `top` best, and of some others; 0 elsewhere. */
  readonly score: Float64Array;
  /** Cards that match. */
  readonly totalSize: number;
  /** weight · idf of every key that any card has. */
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * The formula over the lists of a query's keys. A card matches when it has one of the words; pieces of words alone count only
 * when no card has any of the words, and then only from a fifth of the best they could reach.
 *
 * Bounds say first what each card can reach at most; the formula itself is worked out for those alone that can be among the
 * `top` best. The answer is as if it had been worked out for all.
 */
export const scoresOf = (
  parts: readonly Part[],
  lists: ReadonlyMap<string, Lists>,
  collection: Collection,
  { top = Infinity, hidden = [] }: { readonly top?: number; readonly hidden?: readonly number[] } = {},
): Scores => {
  const query = weighed(parts, lists, collection);
  const reach = reachOf(query, collection);
  for (const card of hidden) reach[card] = 0;
  if (query.words.length === 0) {
    const score = exactly(query, collection, reach, query.enough).map((value) => (value >= query.enough ? value : 0));
    return { score, totalSize: score.filter((value) => value > 0).length, worth: query.worth };
  }
  const { totalSize, least } = spread(reach, top);
  const guess = (least / query.unit) * 0.97;
  const score = exactly(query, collection, reach, guess);
  const last =
    score
      .filter((value) => value > 0)
      .toSorted()
      .at(-top) ?? 0;
  return { score: last < guess ? exactly(query, collection, reach, last) : score, totalSize, worth: query.worth };
};

type Weighed = { readonly its: Lists; readonly most: number };
type Query = {
  readonly words: readonly Weighed[];
  readonly grams: readonly Weighed[];
  readonly worth: ReadonlyMap<string, number>;
  /** What pieces of words must reach where they stand alone. */
  readonly enough: number;
  /** Bounds are added up as integers: so many are a score of 1, and all together stay below 2³¹. */
  readonly unit: number;
};

const weighed = (parts: readonly Part[], lists: ReadonlyMap<string, Lists>, { cards, blocks }: Collection): Query => {
  const worth = new Map<string, number>();
  const [words, grams]: [Weighed[], Weighed[]] = [[], []];
  let [reachable, all] = [0, 0];
  for (const { key, weight, gram } of parts) {
    const its = lists.get(key) ?? [];
    const having = blocks.reduce((sum, { number }) => sum + (its[number]?.entries.length ?? 0), 0);
    const most = weight * idf(cards, having);
    if (gram) reachable += most;
    if (having === 0) continue;
    all += most;
    worth.set(key, most);
    (gram ? grams : words).push({ its, most });
  }
  return { words, grams, worth, enough: reachable / 5, unit: 2 ** 30 / all };
};

/** By card, a bound of its score in units of the query; none above 0 where nothing matches. */
const reachOf = ({ words, grams, unit }: Query, { size, blocks }: Collection): Int32Array => {
  const reach = new Int32Array(size);
  for (const { number } of blocks) {
    const some = reach.subarray(number * blockSize, (number + 1) * blockSize);
    for (const { its, most } of words) addBounds(some, its[number], Math.ceil((most * unit) / boundSteps));
    if (words.length > 0) for (let place = 0; place < blockSize; place += 1) if (some[place] === 0) some[place] = never;
    for (const { its, most } of grams) addBounds(some, its[number], Math.ceil((most * unit) / boundSteps));
  }
  return reach;
};

/** Stays below 0 whatever is added. */
const never = -(2 ** 31);

const addBounds = (into: Int32Array, list: List | undefined, steps: number) => {
  if (!list) return;
  const { entries, bounds } = list;
  const step = steps | 0;
  for (let i = 0; i < entries.length; i += 1) {
    const place = placeOf(entries[i]!);
    into[place] = (into[place]! + Math.imul(step, bounds[i]!)) | 0;
  }
};

/** The scores of the cards that can reach so much, or anything at all. */
const exactly = (
  { words, grams, unit }: Query,
  { size, blocks, exact }: Collection,
  reach: Int32Array,
  least: number,
): Float64Array => {
  const score = new Float64Array(size);
  const byGram = new Float64Array(blockSize);
  const enough = Math.max(1, Math.floor(least * unit));
  for (const { number, lengths } of blocks) {
    const first = number * blockSize;
    const places = placesOf(reach.subarray(first, first + blockSize), enough);
    if (places.length === 0) continue;
    const add = (into: Float64Array, { its, most }: Weighed, dilution: Dilution) =>
      eachAt(its[number]?.entries ?? none, places, (entry, place) => {
        into[place] = into[place]! + most * impactOf(entry, lengths, exact.k1, dilution);
      });
    const byWord = score.subarray(first, first + blockSize);
    for (const word of words) add(byWord, word, exact.words);
    byGram.fill(0);
    for (const gram of grams) add(byGram, gram, exact.grams);
    for (const place of places) byWord[place] = byWord[place]! + byGram[place]!;
  }
  return score;
};

const none = new Uint32Array();

const placesOf = (reach: Int32Array, least: number): number[] => {
  const places: number[] = [];
  for (let place = 0; place < reach.length; place += 1) if (reach[place]! >= least) places.push(place);
  return places;
};

/** The entries at these places; both are in order. */
const eachAt = (entries: Uint32Array, places: readonly number[], take: (entry: number, place: number) => void) => {
  let from = 0;
  for (const place of places) {
    let [step, to] = [1, from];
    while (to < entries.length && placeOf(entries[to]!) < place) {
      from = to + 1;
      to += step;
      step *= 2;
    }
    to = Math.min(to, entries.length);
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (placeOf(entries[middle]!) < place) from = middle + 1;
      else to = middle;
    }
    if (from === entries.length) return;
    if (placeOf(entries[from]!) === place) take(entries[from]!, place);
  }
};

/** How many are above 0, and what at least `top` of them reach, hardly less than the most that so many do; 0 if they are fewer. */
const spread = (reach: Int32Array, top: number) => {
  const having = new Uint32Array(2 ** (31 - fine));
  for (let card = 0; card < reach.length; card += 1) {
    const value = reach[card]!;
    if (value > 0) having[value >>> fine] = having[value >>> fine]! + 1;
  }
  const totalSize = having.reduce((sum, some) => sum + some, 0);
  let [step, some] = [having.length, 0];
  while (step > 0 && some < top) some += having[(step -= 1)]!;
  return { totalSize, least: step * 2 ** fine };
};

/** Bits of a bound that are not looked at there. */
const fine = 17;
