import type { PoolClient } from 'pg';

import type { Projection, ProjectorNeeds } from './projection.ts';
import { batches, pause } from './batches.ts';
import { applyBatch, checkpointOf, transaction } from './applyEvents.ts';

export type Rebuilt = { readonly name: string; readonly events: number; readonly ms: number };

/**
 * Rebuilds a read model from the first event while the old one serves: in copies of its tables in a schema of their own, which
 * take the place of the old ones in one transaction as soon as they are as far. Anyone who keeps the model up to date sees that its
 * checkpoint moved and goes on from there. Where the old model was made from another store, how far it was says nothing.
 */
export async function rebuild(
  needs: ProjectorNeeds,
  projection: Projection,
  signal: AbortSignal,
  fromOther = false,
): Promise<Rebuilt> {
  const { name } = projection;
  let done: Rebuilt | undefined;
  const work = async (lost: AbortSignal) => {
    done = await underLease(needs, projection, AbortSignal.any([signal, lost]), fromOther);
  };
  await needs.hold(`rebuild/${name}`, work);
  if (!done) throw new Error(`${name} is being rebuilt already`);
  return done;
}

async function underLease(
  needs: ProjectorNeeds,
  projection: Projection,
  signal: AbortSignal,
  fromOther: boolean,
): Promise<Rebuilt> {
  const { name, tables, prefixes } = projection;
  const schema = `rebuild_${name.replaceAll('-', '_')}`;
  const began = performance.now();
  let events = 0;
  const sql = await needs.pool.connect();
  sql.on('error', () => undefined);
  const over = new AbortController();
  try {
    await sql.query('set lock_timeout = 5000');
    await copyShapes(sql, schema, tables);
    // From here on every table without a schema is the copy: handlers, checkpoint and parked streams alike.
    await sql.query(`set search_path = ${schema}, public`);
    await transaction(sql, async () => {
      await sql.query('insert into projection_checkpoint (name, version, position) values ($1, $2, -1)', [
        name,
        projection.version,
      ]);
      await projection.begin?.(sql);
    });

    let whole = false;
    const options = {
      after: -1n,
      prefixes,
      signal: AbortSignal.any([signal, over.signal]),
      onCaughtUp: () => {
        whole = true;
      },
    };
    let position = -1n;
    const reading = batches(needs.follow, options)[Symbol.asyncIterator]();
    let next = reading.next();
    next.catch(() => undefined);
    for (;;) {
      const step = await Promise.race([next, pause(20, signal).then(() => null)]);
      signal.throwIfAborted();
      if (step?.done) throw new Error(`the events ended before ${name} was rebuilt`);
      if (step) {
        const moved = await applyBatch(sql, needs.log, projection, step.value.events, position);
        if (moved === null) throw new Error(`somebody else writes to ${schema}`);
        position = moved;
        events += step.value.events.length;
        next = reading.next();
        next.catch(() => undefined);
      }
      if (whole && (await swap(sql, schema, projection, position, fromOther))) break;
    }
    return { name, events, ms: performance.now() - began };
  } finally {
    over.abort();
    await sql.query(`reset search_path; drop schema if exists ${schema} cascade`).catch(() => undefined);
    sql.release(true);
  }
}

const own = ['projection_checkpoint', 'projection_parked'];

const copyShapes = async (sql: PoolClient, schema: string, tables: readonly string[]) => {
  await sql.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const table of [...tables, ...own])
    await sql.query(`create table ${schema}.${table} (like public.${table} including all)`);
};

/** False, and nothing done, while the old model is further than the new one. */
const swap = (
  sql: PoolClient,
  schema: string,
  { name, version, tables }: Projection,
  position: bigint,
  fromOther: boolean,
) =>
  transaction(sql, async () => {
    await sql.query('set local search_path = public');
    await sql.query('select 1 from projection_checkpoint where name = $1 for update', [name]);
    const old = await checkpointOf(sql, name);
    if (old && old.position > position && !fromOther) return false;
    for (const table of tables) await replace(sql, schema, table);
    await sql.query(
      `insert into projection_checkpoint (name, version, position) values ($1, $2, $3)
       on conflict (name) do update set version = excluded.version, position = excluded.position`,
      [name, version, String(position)],
    );
    await sql.query('delete from projection_parked where name = $1', [name]);
    await sql.query(`insert into projection_parked select * from ${schema}.projection_parked`);
    return true;
  });

/** The copy takes the place of the table, and its indexes the names of the old ones. */
const replace = async (sql: PoolClient, schema: string, table: string) => {
  const indexes = async (of: string) => {
    const { rows } = await sql.query<{ name: string; shape: string }>(
      `select c.relname as name, regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON \\S+ ', ' ') as shape
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = $1::regclass order by shape, name`,
      [`${of}.${table}`],
    );
    return rows;
  };
  const [before, after] = [await indexes('public'), await indexes(schema)];
  await sql.query(`drop table public.${table}`);
  for (const [i, { name, shape }] of after.entries()) {
    const old = before[i];
    if (old?.shape !== shape) throw new Error(`expected the indexes of ${table} as they were, found ${shape}`);
    if (old.name !== name) await sql.query(`alter index ${schema}.${name} rename to ${old.name}`);
  }
  await sql.query(`alter table ${schema}.${table} set schema public`);
};
