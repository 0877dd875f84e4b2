import type { PoolClient } from 'pg';

import type { Lengths, List } from '../../shared/index/ranking/impacts.ts';
import { blockSize } from '../../shared/index/ranking/packed.ts';

/** The packed lists of these keys, what still stands in the tail among them. */
export const listsOf = async (
  sql: PoolClient,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly List[]>> => {
  const { rows } = await sql.query<List & { term: string }>(
    `select term, block, entries from agent_posting where term = any($1::text[])
     union all
     select term, number / ${blockSize}, string_agg(entry, ''::bytea) from agent_posting_tail
     where term = any($1::text[]) group by 1, 2`,
    [keys],
  );
  return Map.groupBy(rows, ({ term }) => term);
};

export const lengthsOf = async (sql: PoolClient): Promise<Lengths> =>
  (await sql.query<Lengths[number]>('select block, lengths from agent_length order by block')).rows;
