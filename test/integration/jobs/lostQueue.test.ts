import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Boss } from '../../../server/platform/jobs/jobQueue.ts';
import { react, reactedTo } from '../../../server/platform/jobs/eventReactor.ts';
import { mustBeTheStore, nowRestsOn } from '../../../server/platform/store/storeIdentity.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { caseSubmitted } from '../../support/controls.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The queue's own schema, as it is made at the start and again when it was lost. */
const make = () =>
  database.pool.query(
    `create schema jobs;
     create table jobs.reaction_checkpoint
       (one boolean primary key default true check (one), position numeric(20) not null)`,
  );

it.each([
  ['first', 'one'],
  ['second', 'two'],
])('a queue that is lost while the %s fact is queued is filled again from the beginning', async (_which, lostAt) => {
  await database.pool.query('drop schema if exists jobs cascade');
  await make();
  const store = memoryStore();
  const over = new AbortController();
  const sent: string[] = [];
  let isLost = false;
  const boss = {
    send: async ({ data }) => {
      sent.push(data.id);
      if (data.id !== lostAt || isLost) return;
      isLost = true;
      await database.pool.query('drop schema jobs cascade');
      await make();
    },
  } as Partial<Boss> as Boss;
  for (const caseId of ['one', 'two'])
    await store.append(
      caseStream(caseId),
      [{ ...caseSubmitted({ caseId }), id: crypto.randomUUID(), actor: 'a', correlation: caseId, causation: null }],
      -1,
    );

  const source = (after: bigint | undefined) =>
    store.follow({ prefixes: ['case-'], signal: over.signal, ...(after !== undefined && { after }) });
  const needs = { pool: database.pool, source, boss, now: clockFrom('2026-11-21T10:00:00.000Z').now };
  await expect(react(needs, over.signal)).rejects.toThrow('the queue was lost');
  expect(await reactedTo(database.pool)).toBeUndefined();

  const again = react(needs, over.signal);
  await expect.poll(() => sent.slice(-2)).toEqual(['one', 'two']);
  await expect.poll(async () => (await reactedTo(database.pool)) !== undefined).toBe(true);
  over.abort();
  await again;
});

it('what reacts to events alone keeps a start from another log, and begins with its first after the command', async () => {
  const { pool } = database;
  await pool.query('drop schema if exists jobs cascade');
  await make();
  await pool.query('insert into jobs.reaction_checkpoint (position) values (900)');
  const other = { identity: 'the copy', head: 500n };
  await expect(mustBeTheStore(pool, async () => other)).rejects.toThrow(
    /ends at 500, before 900, up to which what reacts to events has read it.*run: npm run rebuild/,
  );
  await nowRestsOn(pool, other);
  expect(await reactedTo(pool)).toBeUndefined();
  await mustBeTheStore(pool, async () => other);
  // A copy may be longer than what was read of the log it was made from.
  const copy = { identity: 'another copy', head: 5_000n };
  await expect(mustBeTheStore(pool, async () => copy)).rejects.toThrow(/npm run rebuild/);
});

it('a start while others write takes their reading on for no store that lost its end', async () => {
  const { pool } = database;
  const store = { identity: 'one that grows', head: 500n };
  await nowRestsOn(pool, store);
  await pool.query('insert into jobs.reaction_checkpoint (position) values (500)');
  await mustBeTheStore(pool, async () => {
    // Right after the store said where it ends, an event more is written and read.
    await pool.query('update jobs.reaction_checkpoint set position = 600');
    return store;
  });
  await expect(mustBeTheStore(pool, async () => store)).rejects.toThrow(/ends at 500, before 600/);
});
