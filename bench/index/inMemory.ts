import { textOf } from '../../shared/agentCard/cardText.ts';
import { readCardText } from '../../shared/agentCard/readCard.ts';
import { documentOf } from '../../projections/agents/ranking/document.ts';
import type { Constants } from '../../projections/agents/ranking/formula.ts';
import { blockOf, collectionOf } from '../../projections/agents/ranking/collection.ts';
import { blockSize, entryOf, lengthBytes, lengthsOf } from '../../projections/agents/ranking/packed.ts';
import { listOf } from '../../projections/agents/ranking/impact.ts';
import { corrected, planOf } from '../../projections/agents/ranking/query.ts';
import { scoresOf } from '../../projections/agents/ranking/score.ts';
import { nearest, slipsOf } from '../../projections/agents/ranking/spelling.ts';
import { stem } from '../../projections/agents/text/stem.ts';
import { type Item, cardOf } from './collection.ts';

/** The index without a database: the same text, formula and corrections, to try many constants quickly. */
export const inMemory = (items: readonly Item[]) => {
  const lists = new Map<string, Map<number, number[]>>();
  const lengths = new Map<number, Uint8Array>();
  const slips = new Map<string, string[]>();
  for (const [number, item] of items.entries()) {
    const read = readCardText(cardOf(item));
    if (!read.ok) throw new Error(`expected a card, found ${read.rejection.detail}`);
    const document = documentOf(textOf(read.card));
    const [block, place] = [Math.floor(number / blockSize), number % blockSize];
    const bytes = lengths.get(block) ?? new Uint8Array(blockSize * lengthBytes);
    lengths.set(block, bytes);
    bytes.set(lengthsOf(document.lengths), place * lengthBytes);
    for (const [term, counts] of document.terms) {
      const blocks = lists.get(term) ?? new Map<number, number[]>();
      lists.set(term, blocks);
      const entries = blocks.get(block) ?? [];
      blocks.set(block, entries);
      entries.push(entryOf(place, counts));
    }
    for (const word of document.words)
      if (/^[a-z]{4,24}$/.test(word))
        for (const slip of slipsOf(word)) slips.set(slip, [...(slips.get(slip) ?? []), word]);
  }
  const all = [...lengths].map(([block, bytes]) => blockOf(block, '', bytes));

  /** A search by these constants: ids of the best ten. */
  return (by: Constants) => {
    const collection = collectionOf(all, { by });
    const packed = new Map(
      [...lists].map(([key, blocks]) => [
        key,
        all.map((block) => listOf(key, Uint32Array.from(blocks.get(block.number) ?? []), block, collection.rough)),
      ]),
    );
    return (query: string): string[] => {
      const plan = planOf(query, by);
      const corrections = new Map(
        plan.doubtful
          .filter((word) => !packed.has(stem(word)))
          .map(
            (word) =>
              [
                word,
                nearest(
                  word,
                  slipsOf(word).flatMap((slip) => slips.get(slip) ?? []),
                ),
              ] as const,
          )
          .filter(([, found]) => found.length > 0),
      );
      const parts = corrected(plan.parts, corrections, by);
      const { score } = scoresOf(parts, packed, collection, { top: 10 });
      return best(score, items);
    };
  };
};

const best = (score: Float64Array, items: readonly Item[]): string[] => {
  const found: { id: string; value: number }[] = [];
  for (const [number, { id }] of items.entries()) {
    const value = score[number] ?? 0;
    if (value > 0) found.push({ id, value });
  }
  return found
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .slice(0, 10)
    .map(({ id }) => id);
};
