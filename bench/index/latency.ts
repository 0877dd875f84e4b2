import { createMemory } from '../../projections/agents/memory.ts';
import type { Collection } from './collection.ts';
import { grown } from './grown.ts';
import { percentile } from './metrics.ts';
import { longQuery, seeded } from './noise.ts';
import { inScratch } from './scratch.ts';
import { miniSearch } from './systems/miniSearch.ts';
import type { Build, System } from './systems/system.ts';
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
  readonly 'records/s indexed': number | null;
};

/**
 * Time a query by the number of records, for the collections' own queries and for ones of 200 and 1,200 characters. All systems
 * get the same queries; one that is slow gets fewer of them, and the row says how many.
 */
export const latencies = async (
  database: string,
  collections: readonly Collection[],
  sizes: readonly number[],
  rounds: number,
): Promise<Timed[]> => {
  const items = collections.flatMap((collection) => collection.items);
  const texts = collections.flatMap((collection) => collection.queries.map(({ text }) => text));
  const rows: Timed[] = [];
  for (const size of sizes)
    await inScratch(database, async (pool) => {
      const records = grown(items, size, seeded(size));
      const timed = async (build: () => Promise<readonly System[]>) => {
        const start = performance.now();
        const built = await build();
        const rate = Math.round(size / ((performance.now() - start) / 1_000));
        // What autovacuum does a minute later: until then a bulk load is searched beside its own clean-up.
        await pool.query('vacuum analyze');
        return built.map((each) => ({ ...each, rate }));
      };
      const one = (build: Build) => timed(async () => [await build(records)]);
      const systems = [
        ...(await one(witan(pool))),
        { ...searching(pool, 'Witan, just changed', createMemory(0)), rate: null },
        ...(await timed(() => textSearch(pool, records))),
        ...(await one(miniSearch)),
      ];
      for (const [kind, queries] of Object.entries(queriesOf(texts, rounds, size)))
        for (const { name, search, rate } of systems) {
          const times = await timesOf(search, queries);
          const at = (p: number) => Math.round(percentile(times, p) * 10) / 10;
          rows.push({
            records: size,
            system: name,
            query: kind,
            searches: times.length,
            'p50 ms': at(0.5),
            'p95 ms': at(0.95),
            'p99 ms': at(0.99),
            'records/s indexed': rate,
          });
        }
    });
  return rows;
};

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
