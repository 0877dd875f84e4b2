import { inject } from 'vitest';

import { type Pool, createPool } from '../../server/platform/postgres/pool.ts';
import { ask, newName, urlOf } from './postgresServer.ts';

export type TestDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly drop: () => Promise<void>;
};

/** A database of its own for a test file: a copy of the one in which every migration has run. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('database');
  const name = newName();
  await ask(server, `create database ${name} template ${template}`);
  const url = urlOf(server, name);
  const pool = createPool(url, { onError: () => undefined });
  return {
    url,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}
