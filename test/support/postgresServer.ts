import { randomUUID } from 'node:crypto';

import type { TestProject } from 'vitest/node';

import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { migrate } from '../../server/platform/postgres/migrate.ts';
import { createPool } from '../../server/platform/postgres/pool.ts';
import { migrations } from '../../server/wiring/stores/data.ts';
import { tempDir } from './tempDir.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server, and the database on it in which every migration has run. */
    database: { readonly server: string; readonly template: string };
  }
}

/** One PostgreSQL for all test files of a run, the one of `DATABASE_URL`, else an embedded one; migrated once for all. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const { url: server, stop } = given ? { url: given, stop: () => Promise.resolve() } : await embedded();
  const template = newName();
  await ask(server, `create database ${template} template template0`);
  await migrate(urlOf(server, template), migrations);
  provide('database', { server, template });
  return async () => {
    if (given) await ask(server, `drop database ${template} with (force)`);
    await stop();
  };
}

async function embedded(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { path, remove } = tempDir('postgres');
  const { url, stop } = await startPostgres({ dataDir: path });
  // Nothing of it is needed after a power cut.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await ask(url, `alter system set ${setting} = off`);
  await ask(url, 'select pg_reload_conf()');
  return {
    url,
    stop: async () => {
      await stop();
      remove();
    },
  };
}

export const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

export const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

export async function ask(url: string, sql: string): Promise<void> {
  const pool = createPool(url, { max: 1, onError: () => undefined });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
