import type { Pool } from 'pg';

import { createMemory } from '../../projections/agents/memory.ts';
import type { Collection, Item } from './collection.ts';
import { grown } from './grown.ts';
import { percentile } from './metrics.ts';
import { longQuery, seeded } from './noise.ts';
import { inScratch } from './scratch.ts';
import { miniSearch } from './systems/miniSearch.ts';
import type { System } from './systems/system.ts';
import { textSearch } from './systems/textSearch.ts';
import { searching, witan } from './systems/witan.ts';

export type Timed = {
  readonly records: number;
  readonly system: string;
  readonly query: string;
  readonly searches: number;
  readonly 'p50 ms': number;
  readonly 'p95 ms': number;
  readonly 'p99 ms': number;
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
        for (const { name, search } of systems)
          for (const [query, asked] of queries) {
            const times = await timesOf(search, asked);
            const at = (p: number) => Math.round(percentile(times, p) * 10) / 10;
            const place = { records: size, system: name, query, searches: times.length };
            rows.push({
              ...place,
              'p50 ms': at(0.5),
              'p95 ms': at(0.95),
              'p99 ms': at(0.99),
              'records/s indexed': rate,
            });
          }
        return rows;
      });
  }
}

const builds: readonly ((pool: Pool, records: readonly Item[]) => Promise<readonly System[]>)[] = [
  async (pool, records) => [await witan(pool)(records), searching(pool, 'Witan, just changed', createMemory(0))],
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

/** Milliseconds of each search after the first few, for at most so long. */
const timesOf = async (search: System['search'], queries: readonly string[], atMost = 15_000) => {
  const times: number[] = [];
  const end = performance.now() + atMost;
  for (const [at, query] of queries.entries()) {
    const from = performance.now();
    if (from > end && times.length >= 10) break;
    await search(query);
    if (at >= warming || from > end - atMost / 2) times.push(performance.now() - from);
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
      const times = (column: 'p50 ms' | 'p99 ms') => Math.round((row[column] / (before?.[column] ?? NaN)) * 10) / 10;
      return before
        ? [{ system: row.system, query: row.query, from: small, to: large, p50: times('p50 ms'), p99: times('p99 ms') }]
        : [];
    });
};
