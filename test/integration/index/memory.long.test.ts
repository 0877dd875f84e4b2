import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '../../../bench/index/noise.ts';
import { agents } from '../../../projections/agents/agents.ts';
import { createMemory } from '../../../projections/agents/queries/memory.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { apply, ask as askFor, at, cardsAtFirst, history, inPieces, index, queries } from './history.ts';

const seed = 20261122;
const ask = (of: Pick<TestDatabase, 'pool'>, query: string, memory = createMemory(0)) => askFor(of, query, memory, 12);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** As a search that began now and is slow sees the index; until `over`. */
const snapshot = async () => {
  const sql = await database.pool.connect();
  await sql.query('begin isolation level repeatable read read only');
  // It waits while others work, and on a busy machine for longer than a process of ours may.
  await sql.query('set local idle_in_transaction_session_timeout = 0');
  await sql.query('select 1 from agent_index');
  const query = (text: string, values?: unknown[]) =>
    /^(begin|commit)/.test(text) ? Promise.resolve() : sql.query(text, values);
  const over = async () => {
    await sql.query('commit');
    sql.release();
  };
  return { pool: { connect: async () => ({ query, release: () => undefined }) } as unknown as Pool, over };
};

/** What is asked of the database, beside the pool that does it. */
const overheard = () => {
  const asked: string[] = [];
  const connect = async () => {
    const sql = await database.pool.connect();
    const query = (text: string, values?: unknown[]) => {
      asked.push(text);
      return sql.query(text, values);
    };
    return { query, release: () => sql.release() };
  };
  return { asked, pool: { connect } as unknown as Pool };
};

/** Empty tables in the place of the ones there are, as a rebuild leaves others. */
const replaceTables = async () => {
  for (const table of agents.tables)
    await database.pool.query(`create table fresh (like ${table} including all); drop table ${table};
                               alter table fresh rename to ${table}`);
};

describe(`what a process remembers (seed ${seed})`, () => {
  const [early, late] = [history(seed), history(seed + 1, 'bgt')];
  const [earlyCards, lateCards] = [early.slice(0, cardsAtFirst), late.slice(0, cardsAtFirst)];
  const [large, small] = [createMemory(), createMemory(20_000)];
  const random = seeded(seed);

  /** Some queries each time, so that lists lag behind by one change or by many. */
  const sameFor = async (asked: readonly string[]) => {
    for (const query of asked) {
      const fresh = await ask(database, query);
      expect([query, await ask(database, query, large)]).toEqual([query, fresh]);
      expect([query, await ask(database, query, small)]).toEqual([query, fresh]);
    }
  };
  const sameWhile = async (pieces: readonly (typeof early)[]) => {
    for (const piece of pieces) {
      const before = await snapshot();
      await apply(database, piece);
      const asked = queries.filter(() => random() < 0.3);
      await sameFor(asked);
      if (random() < 0.3)
        for (const query of asked)
          expect([query, await ask(before, query, large)]).toEqual([query, await ask(before, query)]);
      await before.over();
      if (random() < 0.3) await sameFor(asked);
    }
    await sameFor(queries);
  };
  const few = () => 1 + Math.floor(random() * 9);

  it('changes no answer while cards change, come and go, few at a time until they are packed', async () => {
    await index(database, [earlyCards]);
    await sameFor(queries);
    await sameWhile(inPieces(early.slice(cardsAtFirst), few));
  });
  it('changes no answer when many come at once, packed straight away', () =>
    sameWhile([lateCards, ...inPieces(late.slice(cardsAtFirst, cardsAtFirst + 60), few)]));
  it('changes no answer in the tables of a rebuild, with the same counts for other places', async () => {
    await replaceTables();
    // The former tables ended with `late` up to here.
    await index(database, [late.slice(0, cardsAtFirst), early, late.slice(cardsAtFirst, cardsAtFirst + 64)]);
    await sameFor(queries);
    await sameWhile(inPieces(late.slice(cardsAtFirst + 64, cardsAtFirst + 120), few));
  });
  it('is brought up to date without reading lists or lengths again', async () => {
    const memory = createMemory();
    const reads = async () => {
      const { asked, pool } = overheard();
      const found = await ask({ pool }, 'weather', memory);
      expect(found).toEqual(await ask(database, 'weather'));
      return ['from agent_posting', ' lengths '].map((what) => asked.some((text) => text.includes(what)));
    };
    expect(await reads()).toEqual([true, true]);
    for (const piece of inPieces(late.slice(cardsAtFirst + 120, cardsAtFirst + 150), few)) {
      await apply(database, piece);
      expect(await reads()).toEqual([false, false]);
    }
  });
  it('is right also for searches that began while texts changed', async () => {
    const { rows } = await database.pool.query<{ agent_id: string }>(
      'select agent_id from agent where number is not null order by number limit 4',
    );
    for (const { agent_id: agentId } of rows) {
      const data = { agentId, by: 'OWNER' as const, reason: 'over', at: at(9_999) };
      const change = apply(database, [{ type: 'AgentWithdrawn', data, at: at(9_999) } as (typeof early)[number]]);
      await Promise.all(queries.map((query) => ask(database, query, large)));
      await change;
      await sameFor(queries);
    }
  });
});
