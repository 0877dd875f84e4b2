import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from 'pg';
import { PgBoss, type QueuePolicy, type SendOptions } from 'pg-boss';

import { queueDatabase } from './queueDatabase.ts';
import type { Queue, Wake } from './reactors.ts';
import type { Listener } from '../postgres/listener.ts';
import { codeOf, fieldOf } from '../../../shared/kernel/thrown.ts';
import { lockForLong } from '../postgres/advisoryLocks.ts';
import { inTransaction } from '../postgres/pool.ts';

/** Resolves to what is to be woken next, if anything. */
export type JobHandler = (data: Wake['data'], signal: AbortSignal) => Promise<readonly Wake[] | void>;
type Log = { readonly warn: (about: object, line: string) => void };

export type Boss = {
  readonly send: (wake: Wake) => Promise<void>;
  /** A job that was given up is tried again from the beginning. */
  readonly retry: (queue: string, jobId: string) => Promise<void>;
  readonly work: (queue: Queue, handler: JobHandler) => Promise<void>;
  /** Of work that became due nothing is notified. */
  readonly wakeForDue: () => Promise<void>;
  /** Takes no more jobs, lets running ones end for `graceMs`, then aborts what is left. */
  readonly stop: (graceMs: number) => Promise<void>;
};

type Needs = {
  readonly pool: Pool;
  readonly listen: Listener['listen'];
  readonly log: Log;
  /** How often each worker looks by itself; new work says so, and work that became due is looked for. */
  readonly pollSeconds?: number | undefined;
  /** The queue was lost and is there again, empty. */
  readonly onMade: () => void;
};
type Shape = { readonly policy: QueuePolicy; readonly concurrency: number; readonly options: SendOptions };

/**
 * `short`: one waiting job per key. An e-mail is tried again for more than a day (after 10, 20, 40 … seconds, at most every hour); a
 * panel is taken up again by the reconciler, so its jobs need few tries of their own. One process has room for the cases of another
 * one that was lost.
 */
const shapes: Readonly<Record<Queue, Shape>> = {
  panel: { policy: 'short', concurrency: 128, options: { expireInSeconds: 4 * 3600, retryLimit: 2, retryDelay: 5 } },
  report: {
    policy: 'short',
    concurrency: 2,
    options: { expireInSeconds: 300, retryLimit: 5, retryDelay: 5, retryBackoff: true },
  },
  email: {
    policy: 'short',
    concurrency: 4,
    options: { expireInSeconds: 300, retryLimit: 43, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 },
  },
  review: { policy: 'short', concurrency: 2, options: { expireInSeconds: 300, retryLimit: 10, retryDelay: 60 } },
  'follow-up': { policy: 'short', concurrency: 8, options: { expireInSeconds: 900, retryLimit: 3, retryDelay: 10 } },
  // A message that did not arrive is queued again by its own schedule; the tries here are for what fails on our side.
  webhook: { policy: 'short', concurrency: 8, options: { expireInSeconds: 120, retryLimit: 5, retryDelay: 30 } },
  index: { policy: 'short', concurrency: 2, options: { expireInSeconds: 3600, retryLimit: 3, retryDelay: 60 } },
  erasure: { policy: 'short', concurrency: 1, options: { expireInSeconds: 300, retryLimit: 20, retryDelay: 60 } },
};

/**
 * pg-boss, which may lose everything: when its schema disappears it is made again and the workers go on. Jobs only wake, so
 * nothing true is lost; the reconciler finds what should have been woken.
 */
export async function createBoss({ pool, listen, log, onMade, pollSeconds = 30 }: Needs): Promise<Boss> {
  const polling = { pollingIntervalSeconds: Math.min(2, pollSeconds), notifyPollingIntervalSeconds: pollSeconds };
  const workers = new Map<Queue, JobHandler>();
  /** Workers without a job, by queue. */
  const idle = new Map<string, Set<string>>();
  const stopping = new AbortController();
  let mending: Promise<void> | undefined;
  let warnedAt = -Infinity;
  let current: PgBoss | undefined;
  let boss = (current = await start());

  /** One is enough: if it finds a job, it wakes the next one. All of them at once would ask the database as many times for each job. */
  function wakeOne(on: PgBoss, queue: string): void {
    const [id] = idle.get(queue) ?? [];
    if (id !== undefined) on.notifyWorker(id);
  }

  async function start(): Promise<PgBoss> {
    idle.clear();
    const listenForOne: Listener['listen'] = (channel) =>
      listen(
        channel,
        (queue) => wakeOne(fresh, queue),
        () => [...idle.keys()].forEach((queue) => wakeOne(fresh, queue)),
      );
    const fresh: PgBoss = new PgBoss({
      db: queueDatabase(pool, listenForOne),
      schema: 'jobs',
      useListenNotify: true,
      schedule: false,
    });
    fresh.on('error', (error: Error & { code?: string }) => {
      // A database that stops with us may end sessions that were closed before it knows of that.
      if (stopping.signal.aborted) return;
      // One that has been replaced may still report what it met before.
      if (isGone(error) && fresh === current) void mend();
      // Every worker reports an outage by itself.
      if (performance.now() - warnedAt < 10_000) return;
      warnedAt = performance.now();
      log.warn({ err: error }, 'the job queue reports an error');
    });
    // Of processes that start at once on a new database, one makes the tables.
    await inTransaction(pool, async (sql) => {
      await lockForLong(sql, 'queueTables', 120_000);
      await fresh.start();
      // Not by the connection of the lock: what it was told of a schema that was not there, it may still believe.
      await pool.query(
        `create table if not exists jobs.reaction_checkpoint
           (one boolean primary key default true check (one), position numeric(20) not null)`,
      );
    });
    for (const [name, { policy, options }] of Object.entries(shapes)) {
      const { expireInSeconds, retryLimit, retryDelay, retryBackoff, retryDelayMax } = options;
      await fresh.createQueue(name, {
        policy,
        notify: true,
        retentionSeconds: 400 * 24 * 3600,
        ...defined({ expireInSeconds, retryLimit, retryDelay, retryBackoff, retryDelayMax }),
      });
    }
    for (const [queue, handler] of workers) await attach(fresh, queue, handler);
    return fresh;
  }

  const attach = (to: PgBoss, queue: Queue, handler: JobHandler) =>
    Promise.all(Array.from({ length: shapes[queue].concurrency }, () => attachWorker(to, queue, handler)));

  /** One job at a time. A worker that ended a job looks for the next at once: more may wait than notifications will tell of. */
  const attachWorker = async (to: PgBoss, queue: Queue, handler: JobHandler) => {
    const worker = Promise.withResolvers<string>();
    const others = idle.get(queue) ?? new Set();
    idle.set(queue, others);
    const id = await to.work<Wake['data']>(queue, { batchSize: 1, ...polling }, async ([job]) => {
      if (!job) return;
      const self = await worker.promise;
      others.delete(self);
      wakeOne(to, queue);
      const failed = await handler(job.data, AbortSignal.any([job.signal, stopping.signal])).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      others.add(self);
      to.notifyWorker(self);
      if (!failed) return;
      if (!stopping.signal.aborted) log.warn({ err: failed.error, queue, id: job.data.id }, 'a job failed');
      // The queue keeps this for longer than an account may live: what went wrong is told in the log alone.
      throw new Error(named(failed.error));
    });
    others.add(id);
    worker.resolve(id);
  };

  const mend = () =>
    (mending ??= (async () => {
      const broken = boss;
      await broken.stop({ graceful: false }).catch(() => undefined);
      while (!stopping.signal.aborted) {
        try {
          boss = current = await start();
          onMade();
          return;
        } catch (error) {
          log.warn({ err: error }, 'the job queue cannot be made again yet');
          await sleep(1_000);
        }
      }
    })().finally(() => {
      mending = undefined;
    }));

  return {
    async send({ queue, key, data, after, everySeconds }) {
      const options: SendOptions = {
        singletonKey: key,
        ...(after && { startAfter: secondsUntil(after) }),
        ...(everySeconds && { singletonSeconds: everySeconds }),
      };
      try {
        await boss.send(queue, data, options);
      } catch (error) {
        if (!isGone(error)) throw error;
        await mend();
        await boss.send(queue, data, options);
      }
    },
    async retry(queue, jobId) {
      await boss.retry(queue, jobId);
    },
    async work(queue, handler) {
      workers.set(queue, handler);
      await attach(boss, queue, handler);
    },
    async wakeForDue() {
      if (workers.size === 0) return;
      for (const queue of await dueQueues(pool, [...workers.keys()])) wakeOne(boss, queue);
    },
    async stop(graceMs) {
      setTimeout(() => stopping.abort(new Error('the server stops')), graceMs).unref();
      await mending;
      await boss.stop({ graceful: true, timeout: graceMs + 1_500 });
      stopping.abort();
    },
  };
}

const dueQueues = async (pool: Pool, queues: readonly Queue[]): Promise<string[]> => {
  const { rows } = await pool.query<{ queue: string }>(
    `select queue from unnest($1::text[]) as queue where exists
       (select from jobs.job where name = queue and state < 'active' and not blocked and start_after <= now())`,
    [queues],
  );
  return rows.map(({ queue }) => queue);
};

/** The queue counts these from the database's time, which need not be ours. */
const secondsUntil = (after: string): number => Math.max(0, Math.ceil((Date.parse(after) - Date.now()) / 1000));

const named = (error: unknown): string => {
  const name = fieldOf(error, 'name');
  return [typeof name === 'string' ? name : '', codeOf(error)].filter(Boolean).join(', ');
};

/** Undefined table, undefined function, or the whole schema. */
const isGone = (error: unknown) => ['42P01', '42883', '3F000'].includes(codeOf(error) ?? '');

const defined = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
