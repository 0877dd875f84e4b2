import type { Pool, PoolClient } from 'pg';

import { batches, pause } from './batches.ts';
import { type Projection, type ProjectorNeeds, readBy } from './projection.ts';
import { applyBatch, checkpointOf, retryParkedStreams } from './applyEvents.ts';
import { rebuild } from './rebuild.ts';
import { createSemaphore } from '../../shared/kernel/scheduling/semaphore.ts';

/**
 * Keeps a read model up to date until the signal aborts. Rows and checkpoint move in one transaction, many facts at a time while
 * there is much to catch up with. Of several processes one holds the model's lease and works, the others stand by; one that was
 * replaced without knowing finds the checkpoint elsewhere and writes nothing.
 */
export async function project(needs: ProjectorNeeds, projection: Projection, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const ours = await needs.hold(`projection/${projection.name}`, (lost) =>
        run(needs, projection, AbortSignal.any([signal, lost])),
      );
      failures = 0;
      if (!ours) await pause(2000, signal);
    } catch (error) {
      if (signal.aborted) return;
      needs.log.error({ err: error, projection: projection.name }, 'a read model stopped and will be restarted');
      failures++;
    }
    await pause(Math.min(100 * 2 ** failures, 5000), signal);
  }
}

const run = async (needs: ProjectorNeeds, projection: Projection, signal: AbortSignal) => {
  const { name, version, prefixes } = projection;
  /** A connection for one step: between events others have it. */
  const step = <T>(work: (sql: PoolClient) => Promise<T>) => withConnection(needs.pool, work);
  const known = await step((sql) => checkpointOf(sql, name));
  if (known && known.version !== version) {
    needs.log.info({ projection: name, from: known.version, to: version }, 'a read model has a new shape: rebuilding');
    await oneAtATime(() => rebuild(needs, [projection], signal), signal);
  }
  await needs.pool.query('update projection_checkpoint set caught_up = false where name = $1', [name]);
  const retried = await step((sql) => retryParkedStreams(sql, needs, projection));
  if (retried > 0) needs.log.info({ projection: name, streams: retried }, 'parked streams were read on');

  const over = new AbortController();
  const following = AbortSignal.any([signal, over.signal]);
  let position = (await step((sql) => checkpointOf(sql, name)))?.position ?? -1n;
  try {
    const options = { after: position, prefixes, reads: readBy([projection]), signal: following };
    for await (const { events, caughtUp } of batches(needs.follow, options)) {
      const from = position;
      const fromMs = Date.now();
      const next = await step((sql) => applyBatch(sql, needs.log, projection, events, from));
      // Somebody rebuilt it, or took our place: go on from where that ended.
      if (next === null) return;
      position = next;
      needs.onApplied?.(name, events, fromMs);
      if (caughtUp) await needs.pool.query('update projection_checkpoint set caught_up = true where name = $1', [name]);
    }
  } finally {
    over.abort();
  }
};

/** A rebuild keeps its connection to the end. */
const oneAtATime = createSemaphore(1);

const withConnection = async <T>(pool: Pool, work: (sql: PoolClient) => Promise<T>): Promise<T> => {
  const sql = await pool.connect();
  try {
    const result = await work(sql);
    sql.release();
    return result;
  } catch (error) {
    sql.release(true);
    throw error;
  }
};
