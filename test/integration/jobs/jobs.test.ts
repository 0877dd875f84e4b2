import { once } from 'node:events';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createBoss } from '../../../server/platform/jobs/jobQueue.ts';
import { type JobHandler, type Jobs, startJobs } from '../../../server/platform/jobs/jobs.ts';
import { type Listener, createListener } from '../../../server/platform/postgres/listener.ts';
import { createLeases } from '../../../server/platform/postgres/leases.ts';
import type { Wake } from '../../../server/platform/jobs/reactors.ts';
import { createPool } from '../../../server/platform/postgres/pool.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase();
  listener = createListener(database.url, { onError: () => undefined });
});
afterAll(async () => {
  await listener.close();
  await database.drop();
});
/** Each test has a history of its own. */
beforeEach(() => database.pool.query('drop schema if exists jobs cascade'));

const { now } = clockFrom('2026-11-21T10:00:00.000Z');
const at = now();
const submitted = (caseId: string): CaseEvent => ({
  type: 'CaseSubmitted',
  data: { caseId, accountId: 'a', email: 'a@example.org', mode: 'default', q1: 'Lease or buy?', answers: {}, at },
});

const newStore = () => {
  const store = memoryStore();
  const write = (caseId: string, event: CaseEvent, expected: number) =>
    store.append(
      `case-${caseId}`,
      [{ ...event, id: crypto.randomUUID(), actor: 'account:a', correlation: caseId, causation: null }],
      expected,
    );
  return { store, write };
};

/** A handler that notes whom it was woken for. */
const noting = () => {
  const seen: string[] = [];
  const handler: JobHandler = async ({ id, about }) => void seen.push(`${about} ${id}`);
  return { seen, handler };
};

const started: Jobs[] = [];
type Given = Omit<Parameters<typeof startJobs>[0], 'listen' | 'pool' | 'leases' | 'now' | 'log'>;
type Log = Parameters<typeof startJobs>[0]['log'];
const quiet: Log = { warn: () => undefined, error: () => undefined };
const start = async ({ log = quiet, ...needs }: Given & { log?: Log }) => {
  const jobs = await startJobs({
    ...{ pool: database.pool, listen: listener.listen, leases: createLeases(database.pool), now, log },
    ...needs,
  });
  started.push(jobs);
  return jobs;
};
// Also those of a test that failed: the holder of the lease of the reactions keeps it from the next test.
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop(0);
});

const unfinished = {};

describe('jobs', () => {
  it('begin on a new database that takes longer for their tables than a transaction may idle', async () => {
    const { store } = newStore();
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query('create schema jobs');
    const starting = start({ store, handlers: {}, unfinished });
    await slow.query('select pg_sleep(9)');
    await slow.query('rollback');
    slow.release();
    await starting;
  });

  it('may be told of work while they begin', async () => {
    const { store } = newStore();
    const wrong: unknown[] = [];
    const listen: Listener['listen'] = async (_channel, onNotification, onReady) => {
      void new Promise(setImmediate)
        .then(() => [onNotification('panel'), onReady?.()])
        .catch((error: unknown) => wrong.push(error));
      return { close: async () => undefined };
    };
    const leases = createLeases(database.pool);
    const handlers = { panel: noting().handler };
    started.push(
      await startJobs({ pool: database.pool, listen, leases, now, log: quiet, store, handlers, unfinished }),
    );
    expect(wrong).toEqual([]);
    await leases.close();
  });

  it('are woken by facts, each case by its own', async () => {
    const { store, write } = newStore();
    const { seen, handler } = noting();
    const jobs = await start({ store, handlers: { panel: handler }, unfinished });
    await write('one', submitted('one'), -1);
    await write('two', submitted('two'), -1);
    await expect.poll(() => seen.toSorted()).toEqual(['CaseSubmitted one', 'CaseSubmitted two']);
    await jobs.stop(1_000);
  });

  it('that come in each span of time come once in it, however many processes ask, and when', async () => {
    const { store } = newStore();
    const { seen, handler } = noting();
    const again: Wake = {
      ...{ queue: 'index', key: 'cards', data: { id: 'cards', revision: 0, about: 'again' } },
      everySeconds: 2_000_000_000,
    };
    let asked = 0;
    const list = async () => {
      asked++;
      return [again];
    };
    const process = (name: string) =>
      start({ store, handlers: { index: handler }, unfinished: { [name]: list }, sweepEveryMs: 20 });
    await Promise.all([process('one'), process('two')]);
    await expect.poll(() => seen).toHaveLength(1);
    await process('three');
    const before = asked;
    await expect.poll(() => asked - before).toBeGreaterThan(10);
    expect(seen).toEqual(['again cards']);
  });

  it('that should be awake are looked for by one process, and by another once it is gone', async () => {
    const { store } = newStore();
    const asked = { first: 0, second: 0 };
    const process = (name: keyof typeof asked) =>
      start({
        store,
        handlers: {},
        unfinished: {
          cases: async () => {
            asked[name]++;
            return [];
          },
        },
        sweepEveryMs: 20,
      });
    const first = await process('first');
    await expect.poll(() => asked.first).toBeGreaterThan(0);
    await process('second');
    const before = asked.first;
    await expect.poll(() => asked.first - before).toBeGreaterThan(10);
    expect(asked.second).toBe(0);
    await first.stop(0);
    await expect.poll(() => asked.second).toBeGreaterThan(0);
  });

  it('are taken one after another while work waits, without waiting for the next poll', async () => {
    const queue = await createBoss({
      ...{ pool: database.pool, listen: listener.listen, log: quiet, pollSeconds: 120 },
      onMade: () => undefined,
    });
    const cases = Array.from({ length: 12 }, (_, i) => `waiting-${i}`);
    const seen: string[] = [];
    const all = Promise.withResolvers<void>();
    await queue.work('report', async ({ id }) => {
      await all.promise;
      seen.push(id);
    });
    // Everything is queued before the first job ends, so no later notification wakes a worker.
    for (const id of cases) await queue.send({ queue: 'report', key: id, data: { id, revision: 0, about: 'sweep' } });
    all.resolve();
    await expect.poll(() => seen.toSorted()).toEqual(cases.toSorted());
    await queue.stop(1_000);
  });

  it('are begun when they become due, long before the next poll of a worker', async () => {
    const { store } = newStore();
    const { seen, handler } = noting();
    const jobs = await start({ store, handlers: { panel: handler }, unfinished, pollSeconds: 120 });
    const { rows } = await database.pool.query<{ after: string }>("select now() + interval '1 second' as after");
    const [due] = rows;
    await jobs.wake({
      queue: 'panel',
      key: 'due',
      data: { id: 'due', revision: 0, about: 'ClarificationAsked' },
      ...due,
    });
    await expect.poll(() => seen).toEqual(['ClarificationAsked due']);
  });

  it('come back when the whole queue was dropped in the middle of a run', async () => {
    const { store, write } = newStore();
    const { seen, handler } = noting();
    const forgotten: Wake = { queue: 'panel', key: 'lost', data: { id: 'lost', revision: 0, about: 'sweep' } };
    const jobs = await start({
      store,
      handlers: { panel: handler },
      unfinished: { cases: async () => [forgotten] },
      sweepEveryMs: 500,
    });
    await expect.poll(() => seen).toContain('sweep lost');
    await database.pool.query('drop schema jobs cascade');
    seen.length = 0;
    await expect.poll(() => seen).toContain('sweep lost');
    await write('after', submitted('after'), -1);
    await expect.poll(() => seen).toContain('CaseSubmitted after');
    await jobs.stop(1_000);
  });

  it('that fail say why in the log, and leave nothing of it in the queue', async () => {
    const { store, write } = newStore();
    const told: object[] = [];
    const email: JobHandler = async () => {
      throw Object.assign(new TypeError('ada@example.org was refused'), { code: '550', cause: 'ada@example.org' });
    };
    const log = { ...quiet, warn: (about: object) => void told.push(about) };
    const jobs = await start({ store, log, handlers: { email }, unfinished });
    await write('one', { type: 'AuditorInvited', data: { email: 'ada@example.org', accountId: null, at } }, -1);
    const rows = async () =>
      (
        await database.pool.query<{ job: string; output: { message: string } }>(
          "select to_jsonb(job)::text as job, output from jobs.job where name = 'email' and output is not null",
        )
      ).rows;
    await expect.poll(async () => (await rows()).length).toBe(1);
    const [row] = await rows();
    expect([row?.output.message, row?.job.includes('ada@')]).toEqual(['TypeError, 550', false]);
    expect(told).toEqual([expect.objectContaining({ queue: 'email', id: 'one', err: expect.any(TypeError) as Error })]);
    await jobs.stop(1_000);
  });

  it('that were still to come are queued again when the queue was lost', async () => {
    const { store, write } = newStore();
    const { seen, handler } = noting();
    let refuse = true;
    const email: JobHandler = async (data, signal) => {
      if (refuse) throw new Error('the mail server is away');
      await handler(data, signal);
    };
    const jobs = await start({ store, handlers: { email }, unfinished });
    const failed: CaseEvent = {
      type: 'CaseFailed',
      data: {
        code: 'too-few-seats',
        validBallots: 0,
        capUsd: null,
        declined: [],
        phase: 'triage',
        resumable: true,
        at,
      },
    };
    await write('one', failed, -1);
    const { pool } = database;
    const waits = async () =>
      (await pool.query("select 1 from jobs.job where name = 'email' and state = 'retry'")).rowCount;
    await expect.poll(waits).toBe(1);
    refuse = false;
    await pool.query('drop schema jobs cascade');
    await expect.poll(() => seen).toEqual(['CaseFailed one']);
    await jobs.stop(1_000);
  });

  it('that a process cuts off when it stops go on in another one at once, without waiting for a sweep', async () => {
    const { store, write } = newStore();
    const { seen, handler } = noting();
    const begun = Promise.withResolvers<void>();
    const untilStopped: JobHandler = async (_, signal) => {
      begun.resolve();
      // It may be given its case once more while it stops.
      await abortOf(signal);
    };
    const first = await start({ store, handlers: { panel: untilStopped }, unfinished });
    await write('cut', submitted('cut'), -1);
    await begun.promise;
    // Otherwise the second one reacts to the submission once more.
    const reactedTo = async () =>
      (await database.pool.query('select 1 from jobs.reaction_checkpoint where position >= 0')).rowCount;
    await expect.poll(reactedTo).toBe(1);
    await start({ store, handlers: { panel: handler }, unfinished });
    await first.stop(0);
    await expect.poll(() => seen).toEqual(['stopped cut']);
  });

  it('of a hundred cases run beside each other in one process, as when another one with half of them is killed', async () => {
    const { store } = newStore();
    const [all, running] = [Promise.withResolvers<void>(), new Set<string>()];
    const handler: JobHandler = async ({ id }, signal) => {
      running.add(id);
      await Promise.race([all.promise, abortOf(signal)]);
    };
    const jobs = await start({ store, handlers: { panel: handler }, unfinished });
    for (let id = 0; id < 100; id++)
      await jobs.wake({ queue: 'panel', key: String(id), data: { id: String(id), revision: 0, about: 'abandoned' } });
    await expect.poll(() => running.size, { timeout: 15_000 }).toBe(100);
    all.resolve();
  });

  it('of a case whose runner is lost are there at once, also while a wake-up that met the runner waits', async () => {
    const { store } = newStore();
    const { seen, handler } = noting();
    const other = createLeases(database.pool);
    const running = other.hold('panel/met', abortOf);
    const jobs = await start({ store, handlers: { panel: handler }, unfinished });
    await jobs.wake({ queue: 'panel', key: 'met', data: { id: 'met', revision: 0, about: 'CaseRetried' } });
    const waiting = async () =>
      (await database.pool.query(`select from jobs.job where name = 'panel' and start_after > now()`)).rowCount;
    await expect.poll(waiting).toBe(1);
    await database.pool.query(
      `update lease set until = now() - interval '1 second', token = -1 where key = 'panel/met'`,
    );
    await expect.poll(() => seen).not.toEqual([]);
    expect(seen[0]).toBe('abandoned met');
    await other.close();
    await running;
  });

  it('abort what still runs when the time to stop is over', async () => {
    const { store, write } = newStore();
    const [running, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handler: JobHandler = async (_, signal) => {
      running.resolve();
      await abortOf(signal);
      aborted.resolve();
    };
    const jobs = await start({ store, handlers: { panel: handler }, unfinished });
    await write('long', submitted('long'), -1);
    await running.promise;
    await jobs.stop(200);
    await aborted.promise;
  });
});

describe('a lease', () => {
  it('is held by one at a time, here and on another machine, and can be taken again', async () => {
    const [here, there] = [createLeases(database.pool), createLeases(database.pool)];
    const held = async () => {
      expect(await here.hold('case', async () => undefined)).toBe(false);
      expect(await there.hold('case', async () => undefined)).toBe(false);
      expect(await there.hold('other', async () => undefined)).toBe(true);
    };
    expect(await here.hold('case', held)).toBe(true);
    expect(await there.hold('case', async () => undefined)).toBe(true);
    await here.close();
    await there.close();
  });

  it('outlives broken connections, and aborts its work once it cannot be renewed', async () => {
    const pool = createPool(database.url, { onError: () => undefined });
    const leases = createLeases(pool, { ttlMs: 10_000 });
    const work = leases.hold('breaks', async (signal) => {
      const before = await untilOf('breaks');
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await expect.poll(() => untilOf('breaks')).not.toBe(before);
      expect(signal.aborted).toBe(false);
      await pool.end();
      await abortOf(signal);
    });
    expect(await work).toBe(true);
    await leases.close();
  });

  it('of a holder that says nothing is ended, and taken by another, whom the first cannot replace', async () => {
    const mute = createLeases(database.pool, { ttlMs: 900 });
    await mute.hold('panel/mute', async (signal) => {
      await database.pool.query(
        `update lease set until = now() - interval '1 second', token = -1 where key = 'panel/mute'`,
      );
      const other = createLeases(database.pool);
      expect(await other.endAbandoned(['letter'])).toEqual([]);
      expect(await other.endAbandoned(['panel'])).toEqual(['panel/mute']);
      expect(await other.hold('panel/mute', async () => abortOf(signal))).toBe(true);
      await other.close();
    });
    await mute.close();
  });

  it('is taken up at once by the same holder after a restart', async () => {
    const [before, after] = [
      createLeases(database.pool, { holder: 'a' }),
      createLeases(database.pool, { holder: 'a' }),
    ];
    const taken = await before.hold('report/r', async () => {
      expect(await after.hold('report/r', async () => undefined)).toBe(true);
    });
    expect(taken).toBe(true);
    await before.close();
    await after.close();
  });
});

const abortOf = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};
const untilOf = async (key: string) =>
  (await database.pool.query<{ until: string }>('select until from lease where key = $1', [key])).rows[0]?.until;
