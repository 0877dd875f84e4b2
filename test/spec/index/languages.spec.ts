import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readCollection } from '../../../bench/index/collection.ts';
import { mean, ndcg10 } from '../../../bench/index/metrics.ts';
import { documentOf } from '../../../projections/agents/ranking/document.ts';
import { blockSize, entryOf, lengthBytes, lengthsOf } from '../../../projections/agents/ranking/packed.ts';
import { type Plan, planOf } from '../../../projections/agents/ranking/query.ts';
import { blockOf, collectionOf } from '../../../projections/agents/ranking/collection.ts';
import { listOf } from '../../../projections/agents/ranking/impact.ts';
import { scoresOf } from '../../../projections/agents/ranking/score.ts';
import { stem } from '../../../projections/agents/text/stem.ts';

/** 26 English cards, each asked for in German, French, Spanish and Chinese; all of it ours. */
const { items, queries, judged } = readCollection(
  fileURLToPath(new URL('../../../bench/index/languages', import.meta.url)),
);

const lists = new Map<string, number[]>();
const lengths = new Uint8Array(blockSize * lengthBytes);
for (const [number, { name, description, tags = [] }] of items.entries()) {
  const document = documentOf({ name, description, tags: tags.join('\n'), skills: '', examples: '' });
  lengths.set(lengthsOf(document.lengths), number * lengthBytes);
  for (const [term, counts] of document.terms) lists.set(term, [...(lists.get(term) ?? []), entryOf(number, counts)]);
}
const block = blockOf(0, '', lengths);
const collection = collectionOf([block]);
const packed = new Map(
  [...lists].map(([term, entries]) => [term, [listOf(term, Uint32Array.from(entries), block, collection.rough)]]),
);

const rank = ({ parts }: Pick<Plan, 'parts'>) => {
  const { score } = scoresOf(parts, packed, collection);
  return items
    .map(({ id }, at) => ({ id, value: score[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
};
/** What a plan says in its own words and their pieces, without the lexicon. */
const wordsAlone = ({ parts, terms }: Plan) => {
  const own = new Set(terms.map(stem));
  return { parts: parts.filter(({ key, gram }) => gram || own.has(key)) };
};

describe('a question in another language', () => {
  it.each(['de', 'fr', 'es', 'zh'])('in %s finds English cards better than its words alone', (language) => {
    const asked = queries.filter(({ kind }) => kind === language);
    const quality = (of: (plan: Plan) => Pick<Plan, 'parts'>) =>
      mean(asked.map(({ id, text }) => ndcg10(rank(of(planOf(text))), judged.get(id) ?? new Map())));
    const [alone, lexicon] = [quality(wordsAlone), quality((plan) => plan)];
    expect(asked.length).toBe(26);
    expect({ language, alone, lexicon, better: lexicon > alone + 0.3 && lexicon > 0.7 }).toMatchObject({
      better: true,
    });
  });
});
