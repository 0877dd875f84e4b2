import { idf } from './formula.ts';
import type { Collection, Impacts } from './impacts.ts';
import type { Part } from './query.ts';

export type Scores = {
  /** By number of the card; 0 where nothing matched. */
  readonly score: Float64Array;
  /** weight · idf of every key that any card has. */
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * The formula over the impacts of a query's keys. A card matches when it has one of the words; pieces of words alone count only
 * when no card has any of the words, and then only from a fifth of the best they could reach.
 */
export const scoresOf = (
  parts: readonly Part[],
  impacts: ReadonlyMap<string, readonly Impacts[]>,
  { cards, size }: Pick<Collection, 'cards' | 'size'>,
): Scores => {
  const byWord = new Float64Array(size);
  const byGram = new Float64Array(size);
  const worth = new Map<string, number>();
  let reachable = 0;
  for (const { key, weight, gram } of parts) {
    const found = impacts.get(key) ?? [];
    const having = found.reduce((sum, { places }) => sum + places.length, 0);
    const most = weight * idf(cards, having);
    if (gram) reachable += most;
    if (having === 0) continue;
    worth.set(key, most);
    for (const each of found) add(gram ? byGram : byWord, each, most);
  }
  return { score: together(byWord, byGram, reachable / 5), worth };
};

/** The loop every search spends its time in, hence written out. */
const add = (into: Float64Array, { first, places, shares }: Impacts, most: number) => {
  for (let i = 0; i < places.length; i += 1) {
    const card = first + places[i]!;
    into[card] = into[card]! + most * shares[i]!;
  }
};

const together = (byWord: Float64Array, byGram: Float64Array, enough: number): Float64Array => {
  const words = byWord.some((value) => value > 0);
  const score = new Float64Array(byWord.length);
  for (let card = 0; card < score.length; card += 1) {
    const word = byWord[card]!;
    const gram = byGram[card]!;
    if (words ? word > 0 : gram > 0 && gram >= enough) score[card] = word + gram;
  }
  return score;
};
