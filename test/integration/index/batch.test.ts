import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '../../../bench/index/noise.ts';
import { agents } from '../../../projections/agents.ts';
import { createMemory } from '../../../projections/agents/memory.ts';
import { searchAgents } from '../../../projections/agents/search.ts';
import { transaction } from '../../../projections/projector/take.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import { textOf } from '../../../shared/index/card/text.ts';
import { readCardText } from '../../../shared/index/card/read.ts';
import { type CardText, documentOf } from '../../../shared/index/ranking/document.ts';
import { blockOf, collectionOf } from '../../../shared/index/ranking/collection.ts';
import { blockSize, entryOf, lengthBytes, lengthsOf } from '../../../shared/index/ranking/packed.ts';
import { listOf } from '../../../shared/index/ranking/impact.ts';
import { planOf } from '../../../shared/index/ranking/query.ts';
import { scoresOf } from '../../../shared/index/ranking/score.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { cardText } from './world.ts';

const seed = 20261121;
const words =
  'weather forecast tax return train hotel journey legal contract translate music guitar bank loan code review data café 天气 预报 getFilmDetails'.split(
    ' ',
  );
const cardsAtFirst = 300;
const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString();

/** A history of an index: many cards, then whatever can happen to them. */
const history = () => {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(words)).join(' ');
  const fetched = () => ({
    card: cardText(some(3), some(30)),
    digest: '',
    etag: null,
    signature: { state: 'ABSENT' as const, keyId: null, jwksUrl: null },
  });
  const events: AgentEvent[] = [];
  const state = new Map<string, 'listed' | 'withdrawn'>();
  const add = (number: number) => {
    const agentId = `agt_${String(number).padStart(4, '0')}`;
    const cardUrl = `https://agent${number}.example/.well-known/agent-card.json`;
    state.set(agentId, 'listed');
    events.push({
      type: 'AgentIndexed',
      data: { agentId, cardUrl, source: 'SUBMISSION', domainVerified: true, ...fetched(), at: at(events.length) },
    });
  };
  for (let number = 0; number < cardsAtFirst; number += 1) add(number);
  for (let number = cardsAtFirst; number < cardsAtFirst + 250; number += 1) {
    const agentId = pick([...state.keys()]);
    const now = at(events.length);
    const dice = random();
    if (state.get(agentId) === 'withdrawn') {
      events.push({ type: 'AgentReinstated', data: { agentId, at: now } });
      state.set(agentId, 'listed');
    } else if (dice < 0.3) add(number);
    else if (dice < 0.6) events.push({ type: 'AgentCardChanged', data: { agentId, ...fetched(), at: now } });
    else if (dice < 0.7) events.push({ type: 'AgentUnreachable', data: { agentId, reason: 'TIMEOUT', at: now } });
    else if (dice < 0.85)
      events.push({ type: 'AgentMarkedDuplicate', data: { agentId, duplicateOf: 'agt_0000', at: now } });
    else {
      events.push({ type: 'AgentWithdrawn', data: { agentId, by: 'OWNER', reason: 'over', at: now } });
      state.set(agentId, 'withdrawn');
    }
  }
  return events.map((event, second) => ({ ...event, at: at(second) }) as Recorded<AgentEvent>);
};

const index = async ({ pool }: TestDatabase, batches: readonly (readonly Recorded<AgentEvent>[])[]) => {
  const sql = await pool.connect();
  await transaction(sql, () => agents.begin(sql));
  // So that the cards lie in two blocks.
  await sql.query('update agent_index set next_number = $1', [blockSize - 100]);
  for (const batch of batches) await transaction(sql, () => agents.apply(sql, batch));
  sql.release();
};
const inPieces = (events: readonly Recorded<AgentEvent>[], size: () => number) => {
  const pieces: Recorded<AgentEvent>[][] = [];
  for (let from = 0; from < events.length; from += pieces.at(-1)?.length ?? 0)
    pieces.push(events.slice(from, from + size()));
  return pieces;
};

const queries = [
  'weather',
  'a train journey and a hotel',
  'café guitar',
  '天气预报',
  'wether forcast',
  'film',
  'loans',
  'qxz',
];
const ask = ({ pool }: TestDatabase, query: string, memory = createMemory(0)) =>
  searchAgents(pool, memory, { plan: planOf(query), pageSize: 100, after: () => null, includeStale: true });

let alone: TestDatabase;
let together: TestDatabase;
const events = history();
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
}, 60_000);
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

describe('what a process remembers', () => {
  const withdraw = async (agentId: string) => {
    const data = { agentId, by: 'OWNER' as const, reason: 'over', at: at(9_999) };
    const sql = await together.pool.connect();
    await transaction(sql, () =>
      agents.apply(sql, [{ type: 'AgentWithdrawn', data, at: at(9_999) } as Recorded<AgentEvent>]),
    );
    sql.release();
  };
  const listed = async (where: string) => {
    const { rows } = await together.pool.query<{ agent_id: string }>(
      `select agent_id from agent where number ${where} order by agent_id`,
    );
    return rows.map(({ agent_id }) => agent_id);
  };

  it('changes no answer, however little it holds, also while texts change', async () => {
    const [large, small] = [createMemory(), createMemory(5_000)];
    for (const agentId of [
      ...(await listed(`< ${blockSize}`)).slice(0, 2),
      ...(await listed(`>= ${blockSize}`)).slice(0, 2),
    ]) {
      const change = withdraw(agentId);
      await Promise.all(queries.map((query) => ask(together, query, large)));
      await change;
      for (const query of queries) {
        const fresh = await ask(together, query);
        expect([agentId, await ask(together, query, large)]).toEqual([agentId, fresh]);
        expect([agentId, await ask(together, query, small)]).toEqual([agentId, fresh]);
      }
    }
  });

  it('is forgotten of the block whose cards changed, and of no other', async () => {
    const memory = createMemory();
    await ask(together, 'weather', memory);
    const before = memory.get('weather');
    expect(before.map((list) => (list?.entries.length ?? 0) > 0)).toEqual([true, true]);
    const [last = ''] = (await listed(`>= ${blockSize}`)).toReversed();
    await withdraw(last);
    await ask(together, 'weather', memory);
    const after = memory.get('weather');
    expect([after[0]?.entries === before[0]?.entries, after[1]?.entries === before[1]?.entries]).toEqual([true, false]);
  });
});
