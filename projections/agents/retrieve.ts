import type { PoolClient } from 'pg';

import { type Collection, type Impacts, collectionOf, impactsOf } from '../../shared/index/ranking/impacts.ts';
import { type Part, type Plan, corrected } from '../../shared/index/ranking/query.ts';
import { type Scores, scoresOf } from '../../shared/index/ranking/score.ts';
import { nearest, slipsOf } from '../../shared/index/ranking/spelling.ts';
import { stem } from '../../shared/index/text/stem.ts';
import { lengthsOf, listsOf } from './lists.ts';
import type { Remembered } from './memory.ts';

export type Retrieved = Scores & {
  /** Cards in the index. */
  readonly cards: number;
  /** The plan's parts and, for words nobody uses, those they were put right to. */
  readonly parts: readonly Part[];
  readonly corrections: ReadonlyMap<string, readonly string[]>;
};

/** Scores of every card for a plan. Within one snapshot of the database the answer is always the same. */
export const retrieve = async (sql: PoolClient, plan: Plan, remembered: Remembered): Promise<Retrieved> => {
  const collection = (remembered.collection ??= collectionOf(await lengthsOf(sql)));
  const impacts = await impactsFor(sql, plan.parts, collection, remembered);
  const corrections = await correctionsOf(
    sql,
    plan.doubtful.filter((word) => (impacts.get(stem(word)) ?? []).length === 0),
  );
  const parts = corrected(plan.parts, corrections);
  const all = corrections.size === 0 ? impacts : await impactsFor(sql, parts, collection, remembered);
  return { ...scoresOf(parts, all, collection), cards: collection.cards, parts, corrections };
};

const impactsFor = async (
  sql: PoolClient,
  parts: readonly Part[],
  collection: Collection,
  remembered: Remembered,
): Promise<ReadonlyMap<string, readonly Impacts[]>> => {
  const impacts = new Map(parts.map(({ key }) => [key, remembered.get(key)]));
  const missing = [...impacts].flatMap(([key, known]) => (known ? [] : [key]));
  const lists = missing.length === 0 ? new Map() : await listsOf(sql, missing);
  for (const key of missing) {
    const found = impactsOf(collection, key, lists.get(key) ?? []);
    remembered.keep(key, found);
    impacts.set(key, found);
  }
  return impacts as ReadonlyMap<string, readonly Impacts[]>;
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
