import type { Pool } from 'pg';

import { createMemory } from '../../projections/agents/queries/memory.ts';
import type { Collection, Item } from './collection.ts';
import { grown } from './grown.ts';
import { percentile } from './metrics.ts';
import { longQuery, seeded } from './noise.ts';
import { processorTime } from './processor.ts';
import { inScratch } from './scratch.ts';
import { miniSearch } from './systems/miniSearch.ts';
import type { System } from './systems/system.ts';
import { textSearch } from './systems/textSearch.ts';
import { changing, searching, witan } from './systems/witan.ts';

export type Timed = {
  readonly records: number;
  readonly system: string;
  readonly query: string;
  readonly searches: number;
  readonly 'p50 ms': number;
  readonly 'p95 ms': number;
  readonly 'p99 ms': number;
  /** Processor time of this process and the database together. */
  readonly 'p50 cpu': number;
  readonly 'p99 cpu': number;
  readonly 'records/s indexed': number;
};

/**
 * Time a query by the number of records, for the collections' own queries and for ones of 200 and 1,200 characters, a system at a
 * time. All systems get the same queries; one that is slow gets fewer of them, and the row says how many.
 */
export async function* latencies(
  database: string,
  collections: readonly Collection[],
  sizes: readonly number[],
  rounds: number,
): AsyncGenerator<Timed[]> {
  const items = collections.flatMap((collection) => collection.items);
  const texts = collections.flatMap((collection) => collection.queries.map(({ text }) => text));
  for (const size of sizes) {
    const records = grown(items, size, seeded(size));
    const queries = Object.entries(queriesOf(texts, rounds, size));
    for (const build of builds)
      yield await inScratch(database, async (pool) => {
        const start = performance.now();
        const systems = await build(pool, records);
        const rate = Math.round(size / ((performance.now() - start) / 1_000));
        // What autovacuum does a minute later: until then a bulk load is searched beside its own clean-up.
        await pool.query('vacuum analyze');
        const rows: Timed[] = [];
        const processor = await processorTime(pool);
        for (const system of systems)
          for (const [query, asked] of queries) {
            const times = await timesOf(system, asked, processor, system.name.startsWith('Witan') ? 45_000 : 15_000);
            const at = (p: number, of: 'ms' | 'cpu') =>
              Math.round(
                percentile(
                  times.map((time) => time[of]),
                  p,
                ) * 10,
              ) / 10;
            const place = { records: size, system: system.name, query, searches: times.length };
            rows.push({
              ...place,
              'p50 ms': at(0.5, 'ms'),
              'p95 ms': at(0.95, 'ms'),
              'p99 ms': at(0.99, 'ms'),
              'p50 cpu': at(0.5, 'cpu'),
              'p99 cpu': at(0.99, 'cpu'),
              'records/s indexed': rate,
            });
          }
        return rows;
      });
  }
}

const builds: readonly ((pool: Pool, records: readonly Item[]) => Promise<readonly System[]>)[] = [
  async (pool, records) => [
    await witan(pool)(records),
    changing(pool, records, seeded(1)),
    searching(pool, 'Witan, just started', createMemory(0)),
  ],
  textSearch,
  async (_, records) => [await miniSearch(records)],
];

const warming = 20;
const queriesOf = (texts: readonly string[], rounds: number, seed: number) => {
  const random = seeded(seed);
  const some = (query: () => string) => Array.from({ length: warming + rounds }, query);
  return {
    typical: some(() => texts[Math.floor(random() * texts.length)] ?? ''),
    '200 characters': some(() => longQuery(texts, 200, random)),
    '1,200 characters': some(() => longQuery(texts, 1_200, random)),
  };
};

/** Each search after the first few, for at most so long; of the slowest systems two all the same. */
const timesOf = async (
  { search, before }: System,
  queries: readonly string[],
  processor: () => number,
  atMost: number,
) => {
  const times: { readonly ms: number; readonly cpu: number }[] = [];
  const end = performance.now() + atMost;
  for (const [at, query] of queries.entries()) {
    if (performance.now() > end && times.length >= 2) break;
    await before?.();
    const [from, used] = [performance.now(), processor()];
    await search(query);
    if (at >= warming || from > end - atMost / 2) times.push({ ms: performance.now() - from, cpu: processor() - used });
  }
  return times;
};

/** How many times longer our searches take for the largest number of records than for the one before it. */
export const growth = (rows: readonly Timed[]) => {
  const [large = 0, small = 0] = [...new Set(rows.map(({ records }) => records))].toSorted((a, b) => b - a);
  return rows
    .filter(({ system, records }) => system.startsWith('Witan') && records === large)
    .flatMap((row) => {
      const before = rows.find(
        ({ system, query, records }) => system === row.system && query === row.query && records === small,
      );
      if (!before) return [];
      const columns = ['p50 ms', 'p99 ms', 'p50 cpu', 'p99 cpu'] as const;
      const times = columns.map((column) => [column, Math.round((row[column] / before[column]) * 10) / 10] as const);
      return [{ system: row.system, query: row.query, from: small, to: large, ...Object.fromEntries(times) }];
    });
};
