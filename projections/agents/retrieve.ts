import type { PoolClient } from 'pg';

import { blockSize } from '../../shared/index/ranking/packed.ts';
import { weights } from '../../shared/index/ranking/formula.ts';
import type { Part, Plan } from '../../shared/index/ranking/query.ts';
import { type Lengths, type Lists, type Scores, scoresOf } from '../../shared/index/ranking/score.ts';
import { nearest, slipsOf } from '../../shared/index/ranking/spelling.ts';
import { stem } from '../../shared/index/text/stem.ts';

export type Retrieved = Scores & {
  /** The plan's parts and, for words nobody uses, those they were put right to. */
  readonly parts: readonly Part[];
  readonly corrections: ReadonlyMap<string, readonly string[]>;
};

/** Scores of every card for a plan. Within one snapshot of the database the answer is always the same. */
export const retrieve = async (sql: PoolClient, plan: Plan): Promise<Retrieved> => {
  const lists = await listsOf(
    sql,
    plan.parts.map(({ key }) => key),
  );
  const corrections = await correctionsOf(
    sql,
    plan.doubtful.filter((word) => !lists.has(stem(word))),
  );
  const parts = withCorrections(plan.parts, corrections);
  const missing = parts.map(({ key }) => key).filter((key) => !lists.has(key));
  const more = corrections.size === 0 ? [] : await listsOf(sql, missing);
  return { ...scoresOf(parts, new Map([...lists, ...more]), await lengthsOf(sql)), parts, corrections };
};

const listsOf = async (sql: PoolClient, keys: readonly string[]): Promise<Lists> => {
  const { rows } = await sql.query<{ term: string; block: number; entries: Buffer }>(
    `select term, block, entries from agent_posting where term = any($1::text[])
     union all
     select term, number / ${blockSize}, string_agg(entry, ''::bytea) from agent_posting_tail
     where term = any($1::text[]) group by 1, 2`,
    [keys],
  );
  const lists = new Map<string, { block: number; entries: Uint8Array }[]>();
  for (const { term, block, entries } of rows) {
    const list = lists.get(term);
    if (list) list.push({ block, entries });
    else lists.set(term, [{ block, entries }]);
  }
  return lists;
};

const lengthsOf = async (sql: PoolClient): Promise<Lengths> =>
  (await sql.query<{ block: number; lengths: Buffer }>('select block, lengths from agent_length order by block')).rows;

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

const withCorrections = (
  parts: readonly Part[],
  corrections: ReadonlyMap<string, readonly string[]>,
): readonly Part[] => {
  const all = new Map(parts.map((part) => [part.key, part]));
  for (const [word, found] of corrections)
    for (const key of found.map(stem))
      if ((all.get(key)?.weight ?? 0) < weights.spelling)
        all.set(key, { key, weight: weights.spelling, word, gram: false });
  return [...all.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
};
