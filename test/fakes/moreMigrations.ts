import { migrate as asToday } from '../../server/platform/postgres/migrate.ts';

export * from '../../server/platform/postgres/migrate.ts';

export const migrate: typeof asToday = (url, folders, ...options) =>
  asToday(url, [...folders, process.env['MORE_MIGRATIONS'] ?? ''], ...options);
