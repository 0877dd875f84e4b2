import type { PoolClient } from 'pg';

import { type Collection, blockOf, collectionOf } from '../../shared/index/ranking/collection.ts';
import { listOf } from '../../shared/index/ranking/impact.ts';
import { blockSize, entriesOf } from '../../shared/index/ranking/packed.ts';
import { version } from './generation.ts';
import type { Kept, Memory } from './memory.ts';

/** The collection of this state. Of the one remembered, only the blocks that changed are read. */
export const collectionIn = async (sql: PoolClient, state: string, memory: Memory): Promise<Collection> => {
  if (memory.latest?.state === state) return memory.latest.collection;
  const before = memory.latest?.collection;
  const known = before?.blocks ?? [];
  const { rows } = await sql.query<{ block: number; version: string; changed: Buffer | null }>(
    `select block, ${version} as version, case when known.version is distinct from ${version} then lengths end as changed
     from agent_length left join unnest($1::int[], $2::text[]) as known (block, version) using (block) order by block`,
    [known.map(({ number }) => number), known.map((block) => block.version)],
  );
  const blocks = rows.flatMap(({ block, version: its, changed }) =>
    changed ? [blockOf(block, its, changed)] : known.filter(({ number }) => number === block),
  );
  const collection = collectionOf(blocks, { before });
  memory.latest = { state, collection };
  return collection;
};

/** The lists of these keys by the number of the block: those remembered; of blocks that changed since, those read now. */
export const listsOf = async (
  sql: PoolClient,
  keys: readonly string[],
  { blocks, rough }: Collection,
  memory: Memory,
): Promise<ReadonlyMap<string, readonly (Kept | undefined)[]>> => {
  const known = keys.map((key) => ({ key, kept: memory.get(key) }));
  const lacking = known.map(({ key, kept }) => ({
    key,
    blocks: blocks.filter((block) => kept[block.number]?.version !== block.version).map(({ number }) => number),
  }));
  const read = await entriesIn(sql, lacking);
  return new Map(
    known.map(({ key, kept }) => {
      const lists = [...kept];
      for (const block of blocks) {
        const old = kept[block.number];
        if (old?.version === block.version && old.by === rough) continue;
        const entries = old?.version === block.version ? old.entries : read.get(key)?.get(block.number);
        lists[block.number] = { version: block.version, ...listOf(key, entries ?? nothing, block, rough) };
      }
      if (blocks.some(({ number }) => lists[number] !== kept[number])) memory.keep(key, lists);
      return [key, lists];
    }),
  );
};

const nothing = new Uint32Array();

/** By key and block what is packed, and what still stands in the tail. */
const entriesIn = async (
  sql: PoolClient,
  lacking: readonly { readonly key: string; readonly blocks: readonly number[] }[],
) => {
  const read = new Map<string, Map<number, Uint32Array>>();
  // Keys asked for together lack the same blocks: there are few such groups, mostly new keys and known ones.
  for (const some of Map.groupBy(lacking, ({ blocks }) => blocks.join()).values()) {
    const blocks = some[0]?.blocks ?? [];
    if (blocks.length === 0) continue;
    const { rows } = await sql.query<{ term: string; block: number; entries: Buffer }>(
      `select term, block, entries from agent_posting where term = any($1::text[]) and block = any($2::int[])
       union all
       select term, number / ${blockSize}, string_agg(entry, ''::bytea) from agent_posting_tail
       where term = any($1::text[]) and number / ${blockSize} = any($2::int[]) group by 1, 2`,
      [some.map(({ key }) => key), blocks],
    );
    for (const { term, block, entries } of rows) {
      const its = read.get(term) ?? new Map<number, Uint32Array>();
      its.set(block, joined(its.get(block), entriesOf(entries)));
      read.set(term, its);
    }
  }
  return read;
};

const joined = (some: Uint32Array | undefined, more: Uint32Array): Uint32Array =>
  some ? Uint32Array.of(...some, ...more) : more;
