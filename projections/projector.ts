import type { Pool, PoolClient } from 'pg';

import type { WitanEvent } from '../shared/events/catalogue.ts';
import type { Recorded } from '../shared/kernel/event.ts';
import { type Follow, type Log, batches, pause } from './projector/batches.ts';
import { checkpointOf, healParked, take } from './projector/take.ts';
import { rebuild } from './rebuild.ts';

export type { Follow, Log } from './projector/batches.ts';

type Named = { readonly type: string };
type Handlers<E extends Named> = {
  readonly [T in E['type']]?: (sql: PoolClient, event: Recorded<Extract<E, { type: T }>>) => Promise<unknown>;
};

/** A read model: its tables, and what each fact does to them. Another shape is another `version`: it is rebuilt. */
export type Projection<E extends Named = WitanEvent> = {
  readonly name: string;
  readonly version: number;
  /** Streams it follows. Its position moves with each of their events, also those it has no handler for. */
  readonly prefixes: readonly string[];
  /** Its tables, all of them, without foreign keys and sequences: a rebuild works on copies. Handlers name no schema. */
  readonly tables: readonly string[];
  /** Rows its tables begin with. */
  readonly begin?: (sql: PoolClient) => Promise<unknown>;
} & (
  | { readonly on: Handlers<E> }
  /** Many facts at once, in order, for models that fold streams. One fact must come to the same as many. */
  | { readonly apply: (sql: PoolClient, events: readonly Recorded<E>[]) => Promise<unknown> }
);

export type ProjectorNeeds = {
  readonly pool: Pool;
  /** `Store.follow`. */
  readonly follow: Follow;
  /** `Store.read`. */
  readonly read: (stream: string, page: { readonly from: number }) => AsyncIterable<Recorded<WitanEvent>>;
  readonly log: Log;
};

/**
 * What sessions write: their models follow all of it, so that each of them passes the position of a command's reply, whatever
 * kind of fact that was.
 */
export const everyday = ['account-', 'email-', 'case-'] as const;

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
      needs.log.error({ err: error, projection: projection.name }, 'a read model stopped and is taken up again');
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
  const healed = await healParked(sql, needs, projection);
  if (healed > 0) needs.log.info({ projection: name, streams: healed }, 'streams that were set aside are read again');

  const over = new AbortController();
  const following = AbortSignal.any([signal, over.signal]);
  let position = (await checkpointOf(sql, name))?.position ?? -1n;
  try {
    for await (const batch of batches(needs.follow, { after: position, prefixes, signal: following })) {
      const next = await take(sql, needs.log, projection, batch, position);
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
