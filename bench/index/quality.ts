import type { Collection } from './collection.ts';
import { mean, ndcg10, percentile, recall10, reciprocalRank10 } from './metrics.ts';
import { misspelled, seeded } from './noise.ts';
import { inScratch } from './scratch.ts';
import { miniSearch } from './systems/miniSearch.ts';
import type { System } from './systems/system.ts';
import { textSearch } from './systems/textSearch.ts';
import { witan } from './systems/witan.ts';

/** A row a system: quality on the queries as they are, what misspelling costs, and time a query. */
export const qualities = (database: string, collection: Collection, most: number) =>
  inScratch(database, async (pool) => {
    const { items } = collection;
    const step = most > 0 ? Math.max(1, collection.queries.length / most) : 1;
    const queries = collection.queries.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    const systems = [await witan(pool)(items), ...(await textSearch(pool, items)), await miniSearch(items)];
    const rows: Record<string, unknown>[] = [];
    for (const system of systems) {
      const plain = await measure(system, collection, queries, (text) => text);
      const random = seeded(7);
      const noisy = await measure(system, collection, queries, (text) => misspelled(text, random));
      rows.push({
        collection: collection.name,
        system: system.name,
        ...plain,
        'nDCG@10 misspelled': noisy['nDCG@10'],
      });
    }
    return rows;
  });

const measure = async (
  { search }: System,
  { judged }: Collection,
  queries: Collection['queries'],
  spelling: (text: string) => string,
) => {
  const results: { ndcg: number; recall: number; rr: number; found: number; ms: number }[] = [];
  for (const { id, text } of queries) {
    const relevant = judged.get(id) ?? new Map<string, number>();
    const query = spelling(text);
    const start = performance.now();
    const ranked = await search(query);
    const ms = performance.now() - start;
    results.push({
      ndcg: ndcg10(ranked, relevant),
      recall: recall10(ranked, relevant),
      rr: reciprocalRank10(ranked, relevant),
      found: ranked.length,
      ms,
    });
  }
  return {
    queries: results.length,
    'nDCG@10': round(mean(results.map(({ ndcg }) => ndcg))),
    'R@10': round(mean(results.map(({ recall }) => recall))),
    'MRR@10': round(mean(results.map(({ rr }) => rr))),
    'zero %': round(mean(results.map(({ found }) => (found === 0 ? 100 : 0)))),
    'p50 ms': round(
      percentile(
        results.map(({ ms }) => ms),
        0.5,
      ),
    ),
    'p99 ms': round(
      percentile(
        results.map(({ ms }) => ms),
        0.99,
      ),
    ),
  };
};

const round = (value: number) => Math.round(value * 1_000) / 1_000;
