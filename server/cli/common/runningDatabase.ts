import type { Pool } from 'pg';

import { readConfig } from '../../platform/config/config.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { whereRunning } from '../../platform/runningInstance.ts';

/** Calls `work` with the database of what runs on the data folder, or with the one that is configured. */
export async function withRunningDatabase(work: (pool: Pool) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? whereRunning(config.dataDir)?.databaseUrl;
  if (databaseUrl === undefined)
    throw new Error(`expected a server that runs on ${config.dataDir}, or DATABASE_URL, found neither`);
  const pool = createPool(databaseUrl, { max: 1, limitMs: 10_000, onError: () => undefined });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
