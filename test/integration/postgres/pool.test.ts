import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inTransaction } from '../../../server/platform/postgres/pool.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

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
