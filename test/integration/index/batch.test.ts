import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '../../../bench/index/noise.ts';
import { textOf } from '../../../shared/agentCard/cardText.ts';
import { readCardText } from '../../../shared/agentCard/readCard.ts';
import type { CardText } from '../../../shared/agentCard/cardText.ts';
import { documentOf } from '../../../projections/agents/ranking/document.ts';
import { blockOf, collectionOf } from '../../../projections/agents/ranking/collection.ts';
import { blockSize, entryOf, lengthBytes, lengthsOf } from '../../../projections/agents/ranking/packed.ts';
import { listOf } from '../../../projections/agents/ranking/impact.ts';
import { planOf } from '../../../projections/agents/ranking/query.ts';
import { scoresOf } from '../../../projections/agents/ranking/score.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { ask, cardsAtFirst, history, index, inPieces, queries } from './history.ts';

const seed = 20261121;

let alone: TestDatabase;
let together: TestDatabase;
const events = history(seed);
beforeAll(async () => {
  [alone, together] = await Promise.all([testDatabase(), testDatabase()]);
  const random = seeded(seed);
  await index(
    alone,
    events.map((event) => [event]),
  );
  await index(
    together,
    inPieces(events, () => 1 + Math.floor(random() * 400)),
  );
});
afterAll(() => Promise.all([alone.drop(), together.drop()]));

describe(`many facts at once (seed ${seed})`, () => {
  it('come to the same rows as one after another', async () => {
    const rows = async ({ pool }: TestDatabase, query: string) => (await pool.query(query)).rows;
    for (const query of [
      'select * from agent order by agent_id',
      'select * from agent_word order by word',
      'select * from agent_slip order by slip, word',
      'select block, lengths from agent_length order by block',
      'select * from agent_free_number order by number',
      'select generation, next_number, texts from agent_index',
    ])
      expect([query, await rows(together, query)]).toEqual([query, await rows(alone, query)]);
  });
  it('are found the same', async () => {
    for (const query of queries) expect(await ask(together, query)).toEqual(await ask(alone, query));
  });
});

describe('the stored index', () => {
  it('scores as the formula does over the texts of the cards', async () => {
    const { rows } = await together.pool.query<{ agent_id: string; card: string }>(
      'select agent_id, card from agent where number is not null order by agent_id',
    );
    expect(rows.length).toBeGreaterThan(cardsAtFirst / 2);
    const texts = rows.map(({ card }) => {
      const read = readCardText(card);
      if (!read.ok) throw new Error(read.rejection.reason);
      return textOf(read.card);
    });
    for (const query of queries.filter((each) => each !== 'wether forcast')) {
      const expected = scored(query, texts)
        .map((value, number) => ({ agentId: rows[number]?.agent_id, value: Math.round(value * 1e6) / 1e6 }))
        .filter(({ value }) => value > 0);
      const { matches, totalSize } = await ask(together, query);
      expect([query, totalSize]).toEqual([query, expected.length]);
      for (const { agent, score } of matches)
        expect(expected.find(({ agentId }) => agentId === agent.agentId)?.value).toBeCloseTo(score.value, 5);
    }
  });
});

/** The formula over texts in memory: no database, no tail, no memory of lists. */
const scored = (query: string, texts: readonly CardText[]) => {
  const lists = new Map<string, number[]>();
  const lengths = new Uint8Array(blockSize * lengthBytes);
  for (const [number, text] of texts.entries()) {
    const document = documentOf(text);
    lengths.set(lengthsOf(document.lengths), number * lengthBytes);
    for (const [term, counts] of document.terms) lists.set(term, [...(lists.get(term) ?? []), entryOf(number, counts)]);
  }
  const block = blockOf(0, '', lengths);
  const collection = collectionOf([block]);
  const packed = new Map(
    [...lists].map(([key, entries]) => [key, [listOf(key, Uint32Array.from(entries), block, collection.rough)]]),
  );
  const { score } = scoresOf(planOf(query).parts, packed, collection);
  return [...score.subarray(0, texts.length)];
};
