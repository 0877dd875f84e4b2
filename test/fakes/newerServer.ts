import { registerHooks } from 'node:module';

/** The server as a later version would be that brings more migrations: those in the folder `MORE_MIGRATIONS`. */
const newer = new URL('./moreMigrations.ts', import.meta.url).href;
const real = new URL('../../server/platform/postgres/migrate.ts', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === real && context.parentURL !== newer ? { ...found, url: newer } : found;
  },
});
await import('../../server/main.ts');
