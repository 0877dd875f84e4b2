import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { codeOf } from '../../../shared/kernel/thrown.ts';
import type { Pool, PoolClient } from './pool.ts';
import { advisoryLocks } from './advisoryLocks.ts';

const minutes = 60_000;

type Needs = {
  /** Of its own, because a scrub holds its connection for as long as it runs and waits for those of other processes. */
  readonly pool: Pool;
  readonly tables: readonly string[];
  readonly log: Pick<Logger, 'warn'>;
};

/**
 * Takes what was deleted out of the files of the database too; resolves once a scrub has ended that began after the call. One runs
 * at a time, and all who call meanwhile share the next one.
 */
export const createScrub = ({ pool, tables, log }: Needs): (() => Promise<void>) =>
  sharedRuns(() => scrub(pool, tables, log));

/** Runs `work` once for all who ask before it begins; who asks while it runs waits for the run after that. */
export function sharedRuns(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work();
    return running;
  };
  // A run that fails is told to those who asked for it; the next one begins all the same.
  return () => (next ??= running.then(begin, begin));
}

/**
 * Tables are rewritten without their dead rows, statistics made again from what is left, and the log of the database ended before
 * its earlier files are removed. Each table is locked while it is rewritten. On a server whose role may not do all of it, the rest
 * is left to its own upkeep, which the log says.
 */
async function scrub(pool: Pool, tables: readonly string[], log: Pick<Logger, 'warn'>): Promise<void> {
  const sql = await pool.connect();
  const run = async (text: string): Promise<void> => {
    const query = { text, query_timeout: 10 * minutes };
    await sql.query(query);
  };
  try {
    await run('set statement_timeout = 0');
    // One at a time among processes too, so that each ends after what it has to take out.
    await run(`select pg_advisory_lock(${advisoryLocks.scrub})`);
    if (!(await onlyLater(sql)))
      log.warn(
        {},
        'a transaction that began before the deletion goes on: what it may still read stays in the database files',
      );
    for (const table of await present(sql, tables)) await run(`vacuum (full, analyze) ${table}`);
    // As a step of its own: a role without these rights may still rewrite its tables.
    for (const text of ['vacuum (full) pg_catalog.pg_statistic', 'select pg_switch_wal()', 'checkpoint'])
      await run(text).catch((error: unknown) => {
        if (codeOf(error) !== '42501') throw error;
        log.warn(
          { step: text },
          'the database does not let this role scrub its log: deleted rows stay there for a while',
        );
      });
  } finally {
    sql.release(true);
  }
}

const waitMs = 50;
const mostWaits = minutes / waitMs;

/**
 * A rewrite keeps the rows that a transaction of before their deletion may still read: a backup, statistics that the database makes
 * itself. It keeps them too while a transaction of before goes on in another database of the server, because the snapshot it takes
 * itself is then as old. Waits a minute for them to end, and answers whether they have.
 */
async function onlyLater(sql: PoolClient): Promise<boolean> {
  const { rows } = await sql.query<{ now: string }>('select pg_current_xact_id()::text as now');
  // What runs in any database is asked first: no snapshot that is taken after that is older.
  const later = async () => {
    const answer = await sql.query<{ later: boolean }>(
      `select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 and not exists (
         select from pg_stat_activity where coalesce(datname, current_database()) = current_database() and pid <> pg_backend_pid()
           and age(backend_xmin) > age($1::xid8::xid)) as later`,
      [rows[0]?.now],
    );
    return answer.rows[0]?.later === true;
  };
  for (let waits = 0; waits < mostWaits; waits++) {
    if (await later()) return true;
    await sleep(waitMs);
  }
  return false;
}

const present = async (sql: PoolClient, tables: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename = any($1) order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
};
