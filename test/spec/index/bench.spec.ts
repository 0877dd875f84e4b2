import { describe, expect, it } from 'vitest';

import type { Item } from '../../../bench/index/collection.ts';
import { grown } from '../../../bench/index/grown.ts';
import { inMemory } from '../../../bench/index/inMemory.ts';
import { growth } from '../../../bench/index/latency.ts';
import { mean } from '../../../bench/index/metrics.ts';
import { seeded } from '../../../bench/index/noise.ts';
import { constants } from '../../../projections/agents/ranking/formula.ts';

const items: Item[] = Array.from({ length: 40 }, (_, at) => ({
  id: `item${at}`,
  name: ['Weather', 'Tax', 'Travel', 'Music'][at % 4] ?? '',
  description: `Helps with ${['storms', 'returns', 'trains', 'guitars'][at % 4]} and other things of kind ${at}, every day, for small firms in many towns.`,
  skills: [{ id: 's', name: 'main', description: `Answers questions number ${at} about what it knows` }],
}));

describe('a collection that was grown', () => {
  const size = 1_000;
  const all = grown(items, size, seeded(1));
  it('has so many records, each with a text of its own', () => {
    expect(all.slice(0, items.length)).toEqual(items);
    const texts = new Set(all.map(({ name, description }) => `${name} ${description}`));
    expect([all.length, texts.size]).toEqual([size, size]);
  });
  it('has texts as long as those it grew from, and is the same for the same seed', () => {
    const words = (some: readonly Item[]) => mean(some.map(({ description }) => description.split(' ').length));
    expect(words(all)).toBeCloseTo(words(items), 1);
    expect(grown(items, size, seeded(1))).toEqual(all);
  });
});

describe('the index without a database', () => {
  it('finds by the constants it is given', () => {
    const search = inMemory(items);
    expect(search(constants)('storms')).toHaveLength(10);
    expect(search(constants)('strms')[0]).toMatch(/^item(0|4|8|12|16|20|24|28|32|36)$/);
    const deaf = { ...constants, gramShare: 0, weights: { ...constants.weights, spelling: 0 } };
    expect(search(deaf)('strms')).toEqual([]);
  });
});

describe('growth', () => {
  it('is told between the two largest sizes, for the index alone', () => {
    const row = (system: string, records: number, p50: number) => ({
      system,
      records,
      query: 'typical',
      searches: 1,
      'p50 ms': p50,
      'p95 ms': p50,
      'p99 ms': p50 * 2,
      'p50 cpu': p50 / 2,
      'p99 cpu': p50,
      'records/s indexed': 1,
    });
    expect(growth([row('Witan', 1, 1), row('Witan', 10, 2), row('Witan', 100, 7), row('Other', 100, 9)])).toEqual([
      {
        system: 'Witan',
        query: 'typical',
        from: 10,
        to: 100,
        'p50 ms': 3.5,
        'p99 ms': 3.5,
        'p50 cpu': 3.5,
        'p99 cpu': 3.5,
      },
    ]);
  });
});
