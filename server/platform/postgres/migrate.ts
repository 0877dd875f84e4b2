import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { messageOf } from '../../../shared/kernel/thrown.ts';
import { advisoryLocks } from './advisoryLocks.ts';

/** The database was made by migrations that this program does not have. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/**
 * Runs the plain SQL files of these folders that have not run yet, in the order of their names (NNNN-what.sql), each in a
 * transaction of its own, one process at a time. Returns the names that ran. Its connection has no limits: a migration takes as
 * long as it takes, and processes that start meanwhile wait for it. A database that has seen other migrations is refused.
 * `wanted` keeps it to some of the files.
 */
export async function migrate(
  url: string,
  folders: readonly string[],
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const sql = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'witan migrations' });
  sql.on('error', () => undefined);
  await sql.connect();
  try {
    await sql.query('set statement_timeout = 0');
    await sql.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await sql.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await sql.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map(({ name }) => name));
    const ran: string[] = [];
    const files = filesOf(folders);
    const foreign = [...done].filter((name) => !files.some((file) => file.name === name)).toSorted();
    if (foreign.length > 0)
      throw new OtherVersion(
        `The database was made by another version of Witan: this one does not have ${foreign.join(', ')}.`,
      );
    for (const { name, text } of files) {
      if (done.has(name) || !wanted(name)) continue;
      try {
        await sql.query('begin');
        await sql.query(text);
        await sql.query('insert into migration (name) values ($1)', [name]);
        await sql.query('commit');
      } catch (cause) {
        await sql.query('rollback');
        throw new Error(`Migration ${name} failed, and nothing of it was kept: ${messageOf(cause)}`, { cause });
      }
      ran.push(name);
    }
    return ran;
  } finally {
    await sql.end();
  }
}

/** The names of all migrations that this program knows. */
export const migrationsIn = (folders: readonly string[]): string[] => filesOf(folders).map(({ name }) => name);

const filesOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
