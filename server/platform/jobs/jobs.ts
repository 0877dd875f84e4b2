import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from 'pg';

import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Store } from '../store/store.ts';
import { type Boss, type JobHandler, createBoss } from './jobQueue.ts';
import type { Leases } from '../postgres/leases.ts';
import type { Listener } from '../postgres/listener.ts';
import { react, reactedTo } from './eventReactor.ts';
import type { Queue, Wake } from './reactors.ts';
import { entriesOf } from '../../../shared/kernel/collections.ts';

export type { JobHandler } from './jobQueue.ts';

type Needs = {
  readonly pool: Pool;
  readonly listen: Listener['listen'];
  readonly store: Store<WitanEvent>;
  readonly leases: Leases;
  /** What this process does; a queue without a handler is left to others. */
  readonly handlers: Partial<Record<Queue, JobHandler>>;
  /** Accepted and unfinished, by name: what should be awake, whatever became of its job. One process at a time looks through each. */
  readonly unfinished: Readonly<Record<string, () => Promise<readonly Wake[]>>>;
  /** ISO 8601; e-mails about events too long before it are not queued. */
  readonly now: () => string;
  readonly sweepEveryMs?: number;
  readonly pollSeconds?: number;
  readonly log: {
    readonly warn: (about: object, line: string) => void;
    readonly error: (about: object, line: string) => void;
  };
};

export type Jobs = Pick<Boss, 'retry'> & {
  readonly wake: (wake: Wake) => Promise<void>;
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Facts wake jobs, jobs run under a lease, and a sweep finds what was forgotten: at start, then every minute. */
export async function startJobs(needs: Needs): Promise<Jobs> {
  const { pool, listen, store, leases, handlers, unfinished, now, log, sweepEveryMs = 60_000, pollSeconds } = needs;
  const stopping = new AbortController();
  let restart = new AbortController();
  const boss = await createBoss({ pool, listen, log, pollSeconds, onMade: () => restart.abort() });

  for (const [queue, handler] of entriesOf(handlers)) await boss.work(queue, underLease(queue, handler, leases, boss));

  const source = (after: bigint | undefined, signal: AbortSignal) =>
    store.follow({ prefixes: ['case-', 'account-'], signal, ...(after !== undefined && { after }) });
  /** What is queued is what was reacted to; if that was forgotten while we reacted, so was the queue. */
  let reacted = false;
  const reacting = (lost: AbortSignal) => {
    restart = new AbortController();
    reacted = false;
    return react({ pool, source, boss, now }, AbortSignal.any([lost, stopping.signal, restart.signal]));
  };
  const noticeLoss = async () => {
    const known = await reactedTo(pool).then(
      (position) => position !== undefined,
      () => false,
    );
    if (reacted && !known) restart.abort();
    reacted = known;
  };
  const sweeping = (list: () => Promise<readonly Wake[]>) => async (lost: AbortSignal) => {
    const signal = AbortSignal.any([lost, stopping.signal]);
    while (!signal.aborted) {
      for (const wake of await list()) await boss.send(wake);
      await sleep(sweepEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  /** What a process left that was killed, frozen or cut off goes on in another one. */
  const takeOver = async () => {
    for (const key of await leases.endAbandoned(cases)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key of a lease is its queue and the id
      const [queue, id] = key.split('/') as [Queue, string];
      await boss.send({ queue, key: id, data: { id, revision: 0, about: 'abandoned' } });
    }
  };
  const loops = [
    forever('reacting to facts', stopping.signal, log, () => leases.hold('reactors', reacting)),
    forever('looking for what the queue lost', stopping.signal, log, noticeLoss, sweepEveryMs),
    ...Object.entries(unfinished).map(([what, list]) =>
      // The holder looks once a minute: the others need not ask for its lease every second.
      forever(
        `looking for unfinished ${what}`,
        stopping.signal,
        log,
        () => leases.hold(`sweep/${what}`, sweeping(list)),
        Math.min(sweepEveryMs, 5_000),
      ),
    ),
    forever('taking over what others left', stopping.signal, log, takeOver, 2_000),
    forever('looking for work that became due', stopping.signal, log, boss.wakeForDue, 2_000),
  ];
  return {
    wake: (wake) => boss.send(wake),
    retry: (queue, jobId) => boss.retry(queue, jobId),
    async stop(graceMs) {
      stopping.abort();
      await boss.stop(graceMs);
      await Promise.all(loops);
    },
  };
}

/** Queues whose jobs are about a case as a whole; those of the others come again by themselves when they have taken too long. */
const cases: readonly Queue[] = ['panel', 'report'];

/**
 * A wake-up that meets a runner comes again later: what woke it may be newer than what that runner has read. What was cut off because
 * the process stops goes on in another one at once.
 */
const underLease =
  (queue: Queue, handler: JobHandler, leases: Leases, boss: Boss): JobHandler =>
  async (data, signal) => {
    const next: Wake[] = [];
    const ran = await leases.hold(`${queue}/${data.id}`, async (lost) => {
      next.push(...((await handler(data, AbortSignal.any([signal, lost]))) ?? []));
    });
    for (const wake of next) await boss.send(wake);
    if (ran && signal.aborted && cases.includes(queue))
      await boss.send({ queue, key: data.id, data: { ...data, about: 'stopped' } });
    if (ran || data.about === 'sweep') return;
    // Under a key of its own: while it waits, this runner may be lost, and what is sent then must not count as sent already.
    const after = new Date(Date.now() + 5_000).toISOString();
    await boss.send({ queue, key: `${data.id}/again`, data, after });
  };

async function forever(
  what: string,
  signal: AbortSignal,
  log: Needs['log'],
  work: () => Promise<unknown>,
  pauseMs = 1_000,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, `${what} failed and is tried again`);
    });
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
