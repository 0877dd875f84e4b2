import type { PoolClient } from 'pg';

import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Projection, ProjectorNeeds } from './projection.ts';
import { type Log, pause } from './batches.ts';
import { codeOf, messageOf } from '../../shared/kernel/thrown.ts';

type Event = Recorded<WitanEvent>;

export const checkpointOf = async (
  sql: PoolClient,
  name: string,
): Promise<{ readonly version: number; readonly position: bigint } | null> => {
  const { rows } = await sql.query<{ version: number; position: string }>(
    'select version, position from projection_checkpoint where name = $1',
    [name],
  );
  return rows[0] ? { version: rows[0].version, position: BigInt(rows[0].position) } : null;
};

/**
 * Takes a batch into the model and returns its new position; null, and nothing done, if the model is no longer where we left it.
 * If the batch fails, its events are taken one by one, so that one that cannot be taken is found. Its stream is parked: written
 * down, logged, left as it was, while all others go on. Every read model here is a fold of single streams, so nothing else is
 * affected.
 */
export async function applyBatch(
  sql: PoolClient,
  log: Log,
  projection: Projection,
  batch: readonly Event[],
  from: bigint,
): Promise<bigint | null> {
  try {
    return await applyInTransaction(sql, projection, batch, from);
  } catch (error) {
    await throwIfDisconnected(sql, error);
    let position = from;
    for (const event of batch) {
      const next = await applyOne(sql, log, projection, event, position);
      if (next === null) return null;
      position = next;
    }
    return position;
  }
}

const applyInTransaction = (sql: PoolClient, projection: Projection, batch: readonly Event[], from: bigint) =>
  transaction(sql, async () => {
    if (!(await isAt(sql, projection, from))) return null;
    const parked = await parkedStreams(sql, projection.name);
    await apply(sql, projection, parked.size === 0 ? batch : batch.filter(({ stream }) => !parked.has(stream)));
    return moveTo(sql, projection.name, batch.at(-1)?.position ?? from);
  });

const applyOne = async (sql: PoolClient, log: Log, projection: Projection, event: Event, from: bigint) => {
  for (let tries = 1; ; tries++) {
    try {
      return await applyInTransaction(sql, projection, [event], from);
    } catch (error) {
      await throwIfDisconnected(sql, error);
      if (tries < 3 || isTransient(error)) {
        await pause(100 * tries);
        continue;
      }
      const { name } = projection;
      const { stream, revision, type, position } = event;
      log.error(
        { err: error, projection: name, stream, revision, type },
        'a read model cannot apply an event: its stream is parked',
      );
      return await transaction(sql, async () => {
        if (!(await isAt(sql, projection, from))) return null;
        await sql.query(
          `insert into projection_parked (name, stream, revision, position, type, reason) values ($1, $2, $3, $4, $5, $6)
           on conflict (name, stream) do nothing`,
          [name, stream, revision, String(position), type, String(error).slice(0, 1000)],
        );
        return moveTo(sql, name, position);
      });
    }
  }
};

/** Reads parked streams on from where they were set aside: with newer code they may fit. Returns how many do now. */
export async function retryParkedStreams(
  sql: PoolClient,
  { read }: Pick<ProjectorNeeds, 'read'>,
  projection: Projection,
): Promise<number> {
  const { rows } = await sql.query<{ stream: string; revision: string }>(
    'select stream, revision from projection_parked where name = $1 order by position',
    [projection.name],
  );
  const known = await checkpointOf(sql, projection.name);
  let retried = 0;
  for (const { stream, revision } of rows) {
    const missed: Event[] = [];
    for await (const event of read(stream, { from: Number(revision) }))
      if (event.position <= (known?.position ?? -1n)) missed.push(event);
    try {
      await transaction(sql, async () => {
        for (const event of missed) await apply(sql, projection, [event]);
        await sql.query('delete from projection_parked where name = $1 and stream = $2', [projection.name, stream]);
      });
      retried++;
    } catch (error) {
      await throwIfDisconnected(sql, error);
    }
  }
  return retried;
}

export async function apply(sql: PoolClient, projection: Projection, events: readonly Event[]): Promise<void> {
  const unfit = events.find((event) => event.unfit)?.unfit;
  if (unfit) throw new Error(unfit);
  if ('apply' in projection) {
    if (events.length > 0) await projection.apply(sql, events);
    return;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each handler takes the events of its own type
  for (const event of events) await projection.on[event.type]?.(sql, event as never);
}

/** Locks the checkpoint until the transaction ends. A model without one gets it here, with the rows it begins with. */
const isAt = async (sql: PoolClient, { name, version, begin }: Projection, position: bigint): Promise<boolean> => {
  const find = () =>
    sql.query<{ position: string }>('select position from projection_checkpoint where name = $1 for update', [name]);
  let { rows } = await find();
  if (!rows[0]) {
    const made = await sql.query(
      'insert into projection_checkpoint (name, version, position) values ($1, $2, -1) on conflict do nothing',
      [name, version],
    );
    if (made.rowCount === 1) await begin?.(sql);
    ({ rows } = await find());
  }
  return BigInt(rows[0]?.position ?? -1) === position;
};

const moveTo = async (sql: PoolClient, name: string, position: bigint): Promise<bigint> => {
  await sql.query('update projection_checkpoint set position = $2 where name = $1', [name, String(position)]);
  return position;
};

const parkedStreams = async (sql: PoolClient, name: string): Promise<Set<string>> => {
  const { rows } = await sql.query<{ stream: string }>('select stream from projection_parked where name = $1', [name]);
  return new Set(rows.map(({ stream }) => stream));
};

export async function transaction<T>(sql: PoolClient, work: () => Promise<T>): Promise<T> {
  await sql.query('begin');
  try {
    const result = await work();
    await sql.query('commit');
    return result;
  } catch (error) {
    await sql.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** An event is to blame only while the connection works; otherwise the error goes up and everything is tried again. */
const throwIfDisconnected = async (sql: PoolClient, error: unknown): Promise<void> => {
  await sql.query('select 1').catch(() => {
    throw error;
  });
};

/** Deadlocks, timeouts, missing resources, a server going down: never the event's fault. */
const isTransient = (error: unknown): boolean => {
  const code = codeOf(error);
  return (code !== undefined && /^(40|53|55|57|58|08)/.test(code)) || /timeout|terminated/i.test(messageOf(error));
};
