import type { TestProject } from 'vitest/node';

import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { tempDir } from './tempDir.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for all test files of a run: the one of `DATABASE_URL`, else an embedded one. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    provide('databaseUrl', given);
    return () => Promise.resolve();
  }
  const { path, remove } = tempDir('postgres');
  const server = await startPostgres({ dataDir: path });
  provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    remove();
  };
}
