import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { codeOf, messageOf } from '../../../shared/kernel/thrown.ts';
import { advisoryLocks } from './advisoryLocks.ts';
import { type Migration, migrationFiles } from './migrationFiles.ts';
import { serverKeepAlive } from './pool.ts';

/** The database was made by migrations that this program does not have, and that it may not run beside. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

type Options = {
  /** Keeps it to some of the files. */
  readonly wanted?: (name: string) => boolean;
  /** A change of a table waits for its lock no longer, because everybody else waits behind it meanwhile. */
  readonly lockTimeoutMs?: number;
  /** After that everybody is served for so long, and it is tried again. */
  readonly pauseMs?: number;
  readonly tries?: number;
  /** What a process that is frozen or cut off holds, others wait for no longer. */
  readonly idleTimeoutMs?: number;
};

/**
 * Runs the plain SQL files of these folders that have not run yet, in the order of their names (NNNN-what.sql), one process at a time,
 * beside processes that serve (docs/decisions/0185). Returns the names that ran. Its connection has no limit but for locks: a
 * migration takes as long as it takes, and processes that start meanwhile wait for it. A database that has seen other migrations is
 * refused, unless all of them only added what this program need not know.
 */
export async function migrate(
  url: string,
  folders: readonly string[],
  { wanted = () => true, lockTimeoutMs = 500, pauseMs = 1_000, tries = 400, idleTimeoutMs = 8_000 }: Options = {},
): Promise<string[]> {
  const sql = new pg.Client({
    connectionString: url,
    ...{ keepAlive: true, options: serverKeepAlive, application_name: 'witan migrations' },
    idle_in_transaction_session_timeout: idleTimeoutMs,
  });
  sql.on('error', () => undefined);
  await sql.connect();
  try {
    await sql.query('set statement_timeout = 0');
    await alone(sql);
    const done = await noted(sql);
    const ran: string[] = [];
    const files = migrationFiles(folders);
    const foreign = [...done].filter(([name]) => !files.some((file) => file.name === name));
    if (foreign.some(([, expands]) => !expands))
      throw new OtherVersion(
        `The database was made by another version of Witan: this one does not have ${foreign.map(([name]) => name).join(', ')}.`,
      );
    for (const file of files) {
      if (done.has(file.name) || !wanted(file.name)) continue;
      await (file.inTransaction
        ? inOneTransaction(sql, file, { lockTimeoutMs, pauseMs, tries })
        : byStatement(sql, file));
      ran.push(file.name);
    }
    return ran;
  } finally {
    await sql.end();
  }
}

/** Asks for the lock again and again: an index that is built concurrently waits for every statement, one that waits for a lock too. */
async function alone(sql: pg.Client): Promise<void> {
  const isOurs = async () => {
    const { rows } = await sql.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      advisoryLocks.migrations,
    ]);
    return rows[0]?.ours;
  };
  while (!(await isOurs())) await sleep(100);
}

/** What has run, each with whether it only added. */
async function noted(sql: pg.Client): Promise<Map<string, boolean>> {
  await sql.query(
    `create table if not exists migration
       (name text primary key, at timestamptz not null default now(), expands boolean not null default false)`,
  );
  // Only looked at: adding a column that is there would wait for a backup that reads the table.
  const { rows: columns } = await sql.query(
    "select from pg_attribute where attrelid = 'migration'::regclass and attname = 'expands'",
  );
  if (columns.length === 0) await sql.query('alter table migration add column expands boolean not null default false');
  const { rows } = await sql.query<{ name: string; expands: boolean }>('select name, expands from migration');
  return new Map(rows.map(({ name, expands }) => [name, expands]));
}

const note = (sql: pg.Client, { name, expands }: Migration) =>
  sql.query('insert into migration (name, expands) values ($1, $2)', [name, expands]);

const lockNotAvailable = '55P03';

async function inOneTransaction(
  sql: pg.Client,
  file: Migration,
  { lockTimeoutMs, pauseMs, tries }: Required<Pick<Options, 'lockTimeoutMs' | 'pauseMs' | 'tries'>>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.query('begin');
      await sql.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await sql.query(file.text);
      await note(sql, file);
      await sql.query('commit');
      return;
    } catch (cause) {
      // A connection that is gone has rolled back already.
      await sql.query('rollback').catch(() => undefined);
      if (codeOf(cause) !== lockNotAvailable || attempt >= tries)
        throw new Error(`Migration ${file.name} failed, and nothing of it was kept: ${messageOf(cause)}`, { cause });
      await sleep(pauseMs);
    }
  }
}

/** Indexes that are built beside those who write. What an attempt left half built is removed first. */
async function byStatement(sql: pg.Client, file: Migration): Promise<void> {
  try {
    for (const statement of file.statements) {
      const [, index] = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement) ?? [];
      if (index) for (const half of await halfBuilt(sql, index)) await sql.query(`drop index concurrently ${half}`);
      await sql.query(statement);
    }
    await note(sql, file);
  } catch (cause) {
    throw new Error(`Migration ${file.name} failed, and goes on with the next start: ${messageOf(cause)}`, { cause });
  }
}

/** In whatever schema its table is: an index is made there. */
const halfBuilt = async (sql: pg.Client, index: string): Promise<string[]> => {
  const { rows } = await sql.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where relname = lower($1) and not indisvalid`,
    [index],
  );
  return rows.map(({ name }) => name);
};
