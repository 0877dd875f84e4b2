import { exchange } from './exchangedModule.ts';

/** The server as a later version would be that brings more migrations: those in the folder `MORE_MIGRATIONS`. */
exchange(
  new URL('../../server/platform/postgres/migrate.ts', import.meta.url),
  new URL('./moreMigrations.ts', import.meta.url),
);
await import('../../server/main.ts');
