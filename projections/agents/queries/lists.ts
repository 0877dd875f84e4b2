import type { PoolClient } from 'pg';

import { type Block, type Collection, collectionOf } from '../ranking/collection.ts';
import { changedList, listOf } from '../ranking/impact.ts';
import { blockSize, entriesOf } from '../ranking/packed.ts';
import { blocksIn } from '../indexing/blocks.ts';
import type { Kept, Memory } from './memory.ts';

/** The collection of this state, by way of the one remembered. */
export const collectionIn = async (sql: PoolClient, state: string, memory: Memory): Promise<Collection> => {
  if (memory.latest?.state === state) return memory.latest.collection;
  const before = memory.latest?.collection;
  const collection = collectionOf(await blocksIn(sql, before?.blocks ?? []), { before });
  memory.latest = { state, collection };
  return collection;
};

/**
 * The lists of these keys by the number of the block: those remembered, with what changed since; those of blocks whose changes since
 * are not known, read now.
 */
export const listsOf = async (
  sql: PoolClient,
  keys: readonly string[],
  { blocks, rough }: Collection,
  memory: Memory,
): Promise<ReadonlyMap<string, readonly (Kept | undefined)[]>> => {
  const known = keys.map((key) => {
    const kept = memory.get(key);
    return { key, kept, now: blocks.map((block) => broughtUp(key, kept[block.number], block)) };
  });
  const lacking = known.map(({ key, now }) => ({
    key,
    blocks: blocks.filter((_, at) => !now[at]).map(({ number }) => number),
  }));
  const read = await entriesIn(sql, lacking);
  return new Map(
    known.map(({ key, kept, now }) => {
      const lists = [...kept];
      for (const [at, block] of blocks.entries()) {
        const { number, version } = block;
        const list = now[at];
        lists[number] =
          list?.by === rough
            ? list
            : { version, ...listOf(key, list?.entries ?? read.get(key)?.get(number) ?? nothing, block, rough) };
      }
      if (blocks.some(({ number }) => lists[number] !== kept[number])) memory.keep(key, lists);
      return [key, lists];
    }),
  );
};

/** The list in the version of the block; undefined where what changed since is not known. */
const broughtUp = (key: string, kept: Kept | undefined, block: Block): Kept | undefined => {
  if (!kept || kept.version === block.version) return kept;
  const changes = block.since.get(kept.version);
  return changes && { ...changedList(key, kept, changes, block), version: block.version };
};

const nothing = new Uint32Array();

/** By key and block what is packed, and what is still in the tail. */
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
