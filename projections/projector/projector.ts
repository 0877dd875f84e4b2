import type { Pool, PoolClient } from 'pg';

import { batches, pause } from './batches.ts';
import type { Projection, ProjectorNeeds } from './projection.ts';
import { applyBatch, checkpointOf, retryParkedStreams } from './applyEvents.ts';
import { rebuild } from './rebuild.ts';

/**
 * Keeps a read model up to date until the signal aborts. Rows and checkpoint move in one transaction, many facts at a time while
 * there is much to catch up with. The connection that writes holds the model's lock, so of several processes one works and the
 * others stand by; a broken connection loses both.
 */
export async function project(needs: ProjectorNeeds, projection: Projection, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const ours = await underLock(needs.pool, projection.name, (sql) => run(needs, projection, sql, signal));
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

const run = async (needs: ProjectorNeeds, projection: Projection, sql: PoolClient, signal: AbortSignal) => {
  const { name, version, prefixes } = projection;
  const known = await checkpointOf(sql, name);
  if (known && known.version !== version) {
    needs.log.info({ projection: name, from: known.version, to: version }, 'a read model has a new shape: rebuilding');
    await rebuild(needs, projection, signal);
  }
  const retried = await retryParkedStreams(sql, needs, projection);
  if (retried > 0) needs.log.info({ projection: name, streams: retried }, 'parked streams were read on');

  const over = new AbortController();
  const following = AbortSignal.any([signal, over.signal]);
  let position = (await checkpointOf(sql, name))?.position ?? -1n;
  try {
    for await (const batch of batches(needs.follow, { after: position, prefixes, signal: following })) {
      const next = await applyBatch(sql, needs.log, projection, batch, position);
      // Somebody rebuilt it: go on from where that ended.
      if (next === null) return;
      position = next;
    }
  } finally {
    over.abort();
  }
};

/** False, and nothing done, while another process holds the lock. */
const underLock = async (pool: Pool, name: string, work: (sql: PoolClient) => Promise<void>): Promise<boolean> => {
  const sql = await pool.connect();
  // A connection that breaks while nothing is asked of it says so here; the next query fails.
  const unheard = () => undefined;
  sql.on('error', unheard);
  let ours = false;
  try {
    const { rows } = await sql.query<{ ok: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 11)) as ok', [
      name,
    ]);
    ours = rows[0]?.ok === true;
    if (ours) await work(sql);
    return ours;
  } finally {
    sql.off('error', unheard);
    // The lock goes with the connection.
    sql.release(ours);
  }
};
