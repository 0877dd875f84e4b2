import type { PoolClient } from 'pg';

import { type Projection, type ProjectorNeeds, readBy } from './projection.ts';
import { batches, pause } from './batches.ts';
import { applyBatch, checkpointOf, transaction } from './applyEvents.ts';

export type Rebuilt = { readonly events: number; readonly ms: number };

/**
 * Rebuilds read models that follow the same streams from the first event while the old ones serve, reading each event once: in copies
 * of their tables in a schema of their own, which take the place of the old ones in one transaction as soon as they are as far. Anyone
 * who keeps a model up to date sees that its checkpoint moved and goes on from there. Where the old models were made from another
 * store, how far they were says nothing.
 */
export async function rebuild(
  needs: ProjectorNeeds,
  models: readonly Projection[],
  signal: AbortSignal,
  fromOther = false,
): Promise<Rebuilt> {
  let done: Rebuilt | undefined;
  const underLeases = async (left: readonly Projection[], lost: AbortSignal): Promise<void> => {
    const [first, ...others] = left;
    if (!first) return void (done = await intoCopies(needs, models, lost, fromOther));
    const isHeld = await needs.hold(`rebuild/${first.name}`, (own) =>
      underLeases(others, AbortSignal.any([lost, own])),
    );
    if (!isHeld) throw new Error(`${first.name} is being rebuilt already`);
  };
  await underLeases(models, signal);
  if (!done) throw new Error('expected the read models to be rebuilt, but their lease was lost');
  return done;
}

async function intoCopies(
  needs: ProjectorNeeds,
  models: readonly Projection[],
  signal: AbortSignal,
  fromOther: boolean,
): Promise<Rebuilt> {
  const names = models.map(({ name }) => name);
  const prefixes = [...new Set(models.flatMap((model) => model.prefixes))];
  if (models.some((model) => model.prefixes.length < prefixes.length))
    throw new Error(`expected read models that follow the same streams, found ${names.join(', ')}`);
  const schema = `rebuild_${names.join('_').replaceAll('-', '_')}`;
  const began = performance.now();
  let events = 0;
  const sql = await needs.pool.connect();
  sql.on('error', () => undefined);
  const over = new AbortController();
  try {
    await sql.query('set lock_timeout = 5000');
    await copyShapes(
      sql,
      schema,
      models.flatMap(({ tables }) => tables),
    );
    // From here on every table without a schema is the copy: handlers, checkpoint and parked streams alike.
    await sql.query(`set search_path = ${schema}, public`);
    await transaction(sql, async () => {
      for (const { name, version, begin } of models) {
        await sql.query('insert into projection_checkpoint (name, version, position) values ($1, $2, -1)', [
          name,
          version,
        ]);
        await begin?.(sql);
      }
    });

    let whole = false;
    const options = {
      after: -1n,
      most: 2000,
      prefixes,
      reads: readBy(models),
      signal: AbortSignal.any([signal, over.signal]),
    };
    let position = -1n;
    const reading = batches(needs.follow, options)[Symbol.asyncIterator]();
    let next = reading.next();
    next.catch(() => undefined);
    for (;;) {
      const step = await Promise.race([next, pause(20, signal).then(() => null)]);
      signal.throwIfAborted();
      if (step?.done) throw new Error(`the events ended before ${names.join(' and ')} were rebuilt`);
      if (step) {
        // The next events are read while these are written.
        next = reading.next();
        next.catch(() => undefined);
        const from = position;
        for (const model of models) {
          const moved = await applyBatch(sql, needs.log, model, step.value.events, from);
          if (moved === null) throw new Error(`somebody else writes to ${schema}`);
          position = moved;
        }
        events += step.value.events.length;
        whole ||= step.value.caughtUp;
      }
      if (whole && (await swap(sql, schema, models, position, fromOther))) break;
    }
    return { events, ms: performance.now() - began };
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

/** False, and nothing done, while an old model is further than the new one. */
const swap = (sql: PoolClient, schema: string, models: readonly Projection[], position: bigint, fromOther: boolean) =>
  transaction(sql, async () => {
    await sql.query('set local search_path = public');
    for (const { name } of models) {
      await sql.query('select 1 from projection_checkpoint where name = $1 for update', [name]);
      const old = await checkpointOf(sql, name);
      if (old && old.position > position && !fromOther) return false;
    }
    for (const { name, version, tables } of models) {
      for (const table of tables) await replace(sql, schema, table);
      await sql.query(
        `insert into projection_checkpoint (name, version, position) values ($1, $2, $3)
         on conflict (name) do update set version = excluded.version, position = excluded.position`,
        [name, version, String(position)],
      );
      await sql.query('delete from projection_parked where name = $1', [name]);
    }
    await sql.query(`insert into projection_parked select * from ${schema}.projection_parked`);
    return true;
  });

/**
 * The copy takes the place of the table, and its indexes the names of the old ones. Where a migration changed the table meanwhile,
 * which runs beside processes that serve, the copy is no longer one.
 */
const replace = async (sql: PoolClient, schema: string, table: string) => {
  const columns = async (of: string) => {
    const { rows } = await sql.query<{ all: string }>(
      `select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum) as all
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`${of}.${table}`],
    );
    return rows[0]?.all;
  };
  const indexes = async (of: string) => {
    const { rows } = await sql.query<{ name: string; shape: string }>(
      `select c.relname as name, regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON \\S+ ', ' ') as shape
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = $1::regclass order by shape, name`,
      [`${of}.${table}`],
    );
    return rows;
  };
  await sql.query(`lock table public.${table}`);
  const [before, after] = [await indexes('public'), await indexes(schema)];
  if (before.length !== after.length || (await columns('public')) !== (await columns(schema)))
    throw new Error(`expected ${table} as it was when its rebuilding began, but a migration changed it`);
  await sql.query(`drop table public.${table}`);
  for (const [i, { name, shape }] of after.entries()) {
    const old = before[i];
    if (old?.shape !== shape) throw new Error(`expected the indexes of ${table} as they were, found ${shape}`);
    if (old.name !== name) await sql.query(`alter index ${schema}.${name} rename to ${old.name}`);
  }
  await sql.query(`alter table ${schema}.${table} set schema public`);
};
