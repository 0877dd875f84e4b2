import { fileURLToPath } from 'node:url';

import { createMemory } from '../../projections/agents/queries/memory.ts';
import { constants } from '../../projections/agents/ranking/formula.ts';
import { planOf } from '../../projections/agents/ranking/query.ts';
import { readCollection } from './collection.ts';
import { mean, ndcg10, recall10 } from './metrics.ts';
import { inScratch } from './scratch.ts';
import { searching, witan } from './systems/witan.ts';

const { weights } = constants;
const wordsAlone = { ...constants, weights: { ...weights, related: 0, translation: 0, alternative: 0 } };

/** Our own questions in other languages about English cards: what words and their pieces find, and what the lexicon adds. */
export const abroad = (database: string) =>
  inScratch(database, async (pool) => {
    const { items, queries, judged } = readCollection(fileURLToPath(new URL('languages', import.meta.url)));
    const whole = await witan(pool)(items);
    const alone = searching(pool, 'words alone', createMemory(), (query) => planOf(query, wordsAlone));
    const rows: Record<string, unknown>[] = [];
    for (const language of new Set(queries.map(({ kind }) => kind))) {
      const asked = queries.filter(({ kind }) => kind === language);
      const row: Record<string, unknown> = { language, queries: asked.length };
      for (const { name, search } of [alone, whole]) {
        const found = await Promise.all(asked.map(async ({ id, text }) => ({ id, ranked: await search(text) })));
        const by = (of: typeof ndcg10 | typeof recall10) =>
          mean(found.map(({ id, ranked }) => of(ranked, judged.get(id) ?? new Map()))).toFixed(3);
        row[`${name} nDCG@10`] = by(ndcg10);
        row[`${name} R@10`] = by(recall10);
      }
      rows.push(row);
    }
    return rows;
  });
