import type { PoolClient } from 'pg';

import { type Part, type Plan, corrected } from '../ranking/query.ts';
import { type Scores, scoresOf } from '../ranking/score.ts';
import { nearest, slipsOf } from '../ranking/spelling.ts';
import { stem } from '../text/stem.ts';
import type { Now } from '../generation.ts';
import { collectionIn, listsOf } from './lists.ts';
import type { Memory } from './memory.ts';

export type Retrieved = Scores & {
  /** Cards in the index. */
  readonly cards: number;
  /** The plan's parts and, for words nobody uses, those they were put right to. */
  readonly parts: readonly Part[];
  readonly corrections: ReadonlyMap<string, readonly string[]>;
};

/**
 * Scores of the `top` cards for a plan, but for the `stale` ones, in the state of the index that the snapshot shows. Within one the
 * answer is always the same.
 */
export const retrieve = async (
  sql: PoolClient,
  plan: Plan,
  { state, stale }: Pick<Now, 'state' | 'stale'>,
  memory: Memory,
  top: number,
): Promise<Retrieved> => {
  const collection = await collectionIn(sql, state, memory);
  const listsFor = (parts: readonly Part[]) =>
    listsOf(
      sql,
      parts.map(({ key }) => key),
      collection,
      memory,
    );
  const lists = await listsFor(plan.parts);
  const used = (word: string) =>
    collection.blocks.some(({ number }) => lists.get(stem(word))?.[number]?.entries.length);
  const corrections = await correctionsOf(
    sql,
    plan.doubtful.filter((word) => !used(word)),
  );
  const parts = corrected(plan.parts, corrections);
  const more = await listsFor(parts.filter(({ key }) => !lists.has(key)));
  return {
    ...scoresOf(parts, new Map([...lists, ...more]), collection, { top, hidden: stale }),
    cards: collection.cards,
    parts,
    corrections,
  };
};

const correctionsOf = async (sql: PoolClient, words: readonly string[]) => {
  if (words.length === 0) return new Map<string, readonly string[]>();
  const { rows } = await sql.query<{ slip: string; word: string }>(
    'select slip, word from agent_slip where slip = any($1::text[])',
    [[...new Set(words.flatMap(slipsOf))]],
  );
  const bySlip = Map.groupBy(rows, ({ slip }) => slip);
  const candidates = (word: string) => slipsOf(word).flatMap((slip) => (bySlip.get(slip) ?? []).map((row) => row.word));
  return new Map(
    words.map((word) => [word, nearest(word, candidates(word))] as const).filter(([, found]) => found.length > 0),
  );
};
