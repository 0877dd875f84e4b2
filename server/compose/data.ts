import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Logger } from 'pino';

import type { AccountEvent } from '../../shared/events/account.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Config } from '../config.ts';
import { startEventNode } from '../embedded/eventstore/index.ts';
import { startPostgres } from '../embedded/postgres/index.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { esdbStore } from '../store/esdb.ts';
import type { Store } from '../store/store.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const migrations = [folder('../postgres/migrations'), folder('../../projections/migrations')];

export type Data = Awaited<ReturnType<typeof startData>>;

/** What is kept: the event store and PostgreSQL, embedded unless they are configured. */
export async function startData(config: Config, lifecycle: Lifecycle, log: Logger) {
  const [eventstoreUrl, databaseUrl] = await Promise.all([
    config.eventstoreUrl ?? embeddedEvents(config, lifecycle, log),
    config.databaseUrl ?? embeddedPostgres(config, lifecycle, log),
  ]);
  const pool = createPool(databaseUrl, {
    max: 20,
    onError: (error) => log.warn({ err: error }, 'an idle connection to PostgreSQL broke'),
  });
  lifecycle.started('connections to PostgreSQL', () => pool.end());
  await migrate(pool, migrations);
  const store = esdbStore({ url: eventstoreUrl, log });
  lifecycle.started('connection to the event store', () => store.close());
  return {
    ...{ store, pool, databaseUrl, eventstoreUrl },
    // A stream `case-…` holds case events, and so on: the store is narrowed where it is used.
    caseStore: store as unknown as Store<CaseEvent>,
    accountStore: store as unknown as Store<AccountEvent>,
  };
}

async function embeddedEvents({ dataDir }: Config, lifecycle: Lifecycle, log: Logger): Promise<string> {
  const node = await startEventNode({
    dataDir: join(dataDir, 'events'),
    log: (line) => log.debug({ line }, 'event node'),
  });
  lifecycle.started('event node', () => node.stop());
  void node.exited.then(({ code, signal }) => {
    if (!lifecycle.stopping()) {
      log.fatal({ code, signal }, 'the event node ended: nothing can be recorded, so this process ends too');
      process.exit(1);
    }
  });
  return node.url;
}

async function embeddedPostgres({ dataDir }: Config, lifecycle: Lifecycle, log: Logger): Promise<string> {
  const server = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (line) => log.debug({ line }, 'PostgreSQL'),
  });
  lifecycle.started('PostgreSQL', () => server.stop());
  return server.url;
}
