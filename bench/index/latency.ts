import { type Collection, grown } from './collection.ts';
import { percentile } from './metrics.ts';
import { longQuery, seeded } from './noise.ts';
import { inScratch } from './scratch.ts';
import { witan } from './systems/witan.ts';

/** Time a query of the index by its number of records, for the collections' own queries and for ones of 200 and 1,200 characters. */
export const latencies = async (
  database: string,
  collections: readonly Collection[],
  sizes: readonly number[],
  rounds: number,
) => {
  const items = collections.flatMap((collection) => collection.items);
  const texts = collections.flatMap((collection) => collection.queries.map(({ text }) => text));
  const rows: Record<string, unknown>[] = [];
  for (const size of sizes)
    await inScratch(database, async (pool) => {
      const random = seeded(size);
      const start = performance.now();
      const { search } = await witan(pool)(grown(items, size, random));
      const seconds = (performance.now() - start) / 1_000;
      // What autovacuum does a minute later: until then a bulk load is searched beside its own clean-up.
      await pool.query('vacuum analyze');
      const pick = () => texts[Math.floor(random() * texts.length)] ?? '';
      const kinds = {
        typical: pick,
        '200 characters': () => longQuery(texts, 200, random),
        '1,200 characters': () => longQuery(texts, 1_200, random),
      };
      for (const [kind, next] of Object.entries(kinds)) {
        for (let warm = 0; warm < 20; warm += 1) await search(next());
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const query = next();
          const from = performance.now();
          await search(query);
          times.push(performance.now() - from);
        }
        const at = (p: number) => Math.round(percentile(times, p) * 10) / 10;
        rows.push({
          records: size,
          kind,
          'p50 ms': at(0.5),
          'p95 ms': at(0.95),
          'p99 ms': at(0.99),
          'records/s indexed': Math.round(size / seconds),
        });
      }
    });
  return rows;
};
