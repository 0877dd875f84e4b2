import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { inject } from 'vitest';

import { migrate } from '../../server/platform/postgres/migrate.ts';
import { type Pool, createPool } from '../../server/platform/postgres/pool.ts';

export type TestDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly drop: () => Promise<void>;
};

const migrations = [
  '../../projections/migrations/',
  '../../server/platform/postgres/migrations/',
  '../../server/accounts/migrations/',
  '../../server/platform/keys/migrations/',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** A database of its own for a test file, with every migration run. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, { onError: () => undefined });
  await migrate(url.href, migrations);
  return {
    url: url.href,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

async function ask(url: string, sql: string): Promise<void> {
  const pool = createPool(url, { max: 1, onError: () => undefined });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
