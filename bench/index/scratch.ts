import { readFileSync, readdirSync } from 'node:fs';

import pg from 'pg';

/** A schema of its own with the index's tables, dropped afterwards. */
export const inScratch = async <T>(database: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const schema = `bench_${process.pid}_${Math.round(performance.now())}`;
  const pool = new pg.Pool({
    connectionString: database,
    max: 2,
    options: `-c search_path=${schema}`,
    application_name: schema,
  });
  try {
    await pool.query(`create schema ${schema}`);
    const migrations = new URL('../../projections/migrations/', import.meta.url);
    for (const name of readdirSync(migrations).filter((file) => file.startsWith('02')))
      await pool.query(readFileSync(new URL(name, migrations), 'utf8'));
    return await work(pool);
  } finally {
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  }
};
