import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate } from '../../../server/platform/postgres/migrate.ts';
import { inTransaction } from '../../../server/platform/postgres/pool.ts';
import { type TestDatabase, migrations, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('connections to PostgreSQL', () => {
  // An error event without a listener ends the process: vitest reports it as an unhandled error and fails the run.
  it('that break while a transaction holds them and asks nothing fail the transaction alone', async () => {
    const { pool } = database;
    const work = inTransaction(pool, async (sql) => {
      const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => sql.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await sql.query('select 1');
    });
    await expect(work).rejects.toThrow(/not queryable|terminat|closed/);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a migration', () => {
  it('runs as long as it takes, whatever limits the connections of the program have', async () => {
    const { pool, url } = database;
    const { path, remove } = tempDir('slow-migration');
    writeFileSync(join(path, '9000-slow.sql'), 'select pg_sleep(0.6); create table slow_migration (n int);');
    const name = new URL(url).pathname.slice(1);
    await pool.query(`alter database ${name} set statement_timeout = '200ms'`);
    try {
      expect(await migrate(url, [...migrations, path])).toEqual(['9000-slow.sql']);
    } finally {
      await pool.query(`alter database ${name} reset statement_timeout`);
      remove();
    }
  });
});
