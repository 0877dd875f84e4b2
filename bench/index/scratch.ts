import { readFileSync } from 'node:fs';

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
    for (const name of ['0200-agents.sql', '0201-agent-texts.sql', '0202-agent-versions.sql'])
      await pool.query(readFileSync(new URL(`../../projections/migrations/${name}`, import.meta.url), 'utf8'));
    return await work(pool);
  } finally {
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  }
};
