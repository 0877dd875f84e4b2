import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Pool, createPool } from '../../../server/platform/postgres/pool.ts';
import { createScrub } from '../../../server/platform/postgres/scrub.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';
import { advisoryLocks } from '../../../server/platform/postgres/advisoryLocks.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { max: 1, onError: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const log = { warn: () => undefined };

describe('a scrub of the database', () => {
  it('takes one connection however many wait for it, and leaves nothing of what was deleted before the last call', async () => {
    await database.pool.query('create table said (words text)');
    await database.pool.query(`insert into said select repeat('told in confidence ', 40) from generate_series(1, 200)`);
    const scrub = createScrub({ pool, tables: ['said'], log });
    const other = await database.pool.connect();
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.scrub]);

    const first = scrub();
    const waiting = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
         where locktype = 'advisory' and not granted and datname = current_database()`,
      );
      return rows[0]?.count;
    };
    await until('a scrub that waits for the other process', async () => (await waiting()) === 1);
    await database.pool.query('delete from said');
    const others = Array.from({ length: 30 }, () => scrub());
    expect(new Set(others).size).toBe(1);
    expect(await waiting()).toBe(1);

    await other.query('select pg_advisory_unlock($1)', [advisoryLocks.scrub]);
    other.release();
    await Promise.all([first, ...others]);
    const { rows } = await database.pool.query(`select pg_relation_size('said')::int as bytes`);
    expect(rows).toEqual([{ bytes: 0 }]);
  });

  it('waits for transactions that may still read what was deleted', () =>
    waitsFor(database.pool, 'begin isolation level repeatable read', 'select count(*) from pg_class'));

  it('waits for transactions that began before in another database of the server', async () => {
    const other = await testDatabase();
    await waitsFor(other.pool, 'begin', 'select pg_current_xact_id()');
    await other.drop();
  });
});

/** Fails unless a scrub ends only after a transaction that `opening` began before rows were deleted. */
async function waitsFor(where: Pool, ...opening: readonly string[]): Promise<void> {
  await database.pool.query('drop table if exists heard; create table heard (words text)');
  await database.pool.query(`insert into heard select repeat('told in confidence ', 40) from generate_series(1, 200)`);
  const before = await where.connect();
  for (const text of opening) await before.query(text);
  await database.pool.query('delete from heard');
  let hasEnded = false;
  const scrubbed = createScrub({ pool, tables: ['heard'], log })().then(() => (hasEnded = true));
  const looks = new Set<string>();
  const looksAgain = async () => {
    const { rows } = await database.pool.query<{ at: string }>(
      `select query_start::text as at from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%backend_xmin%'`,
    );
    for (const { at } of rows) looks.add(at);
    return hasEnded || looks.size > 2;
  };
  await until('a scrub that waits for the transaction', looksAgain);
  await before.query('commit');
  before.release();
  await scrubbed;
  const { rows } = await database.pool.query(`select pg_relation_size('heard')::int as bytes`);
  expect(rows).toEqual([{ bytes: 0 }]);
}
