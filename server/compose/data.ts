import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Logger } from 'pino';

import type { AccountEvent } from '../../shared/events/account.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Config } from '../config.ts';
import { storedEvents } from '../embedded/eventstore/copy/stored.ts';
import { startEventNode } from '../embedded/eventstore/index.ts';
import { startPostgres } from '../embedded/postgres/index.ts';
import { keptKey, newKey } from '../keys/kept.ts';
import { createKeyring } from '../keys/keyring.ts';
import { masterKeyOf } from '../keys/master.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { createCodec } from '../store/codec.ts';
import { esdbStore } from '../store/esdb.ts';
import type { Store } from '../store/store.ts';
import { trying } from '../wrongConfiguration.ts';

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
  if (config.databaseUrl) await trying('DATABASE_URL', 'a PostgreSQL that answers', () => pool.query('select 1'));
  await migrate(pool, migrations);
  // A pool of its own: whoever waits for a key may hold a connection of the other one.
  const keyPool = createPool(databaseUrl, {
    max: 4,
    onError: (error) => log.warn({ err: error }, 'an idle connection for keys broke'),
  });
  lifecycle.started('connections for keys', () => keyPool.end());
  const masterKey = await masterKeyOf({
    pool: keyPool,
    given: config.masterKey ?? keptKey(config.dataDir, 'master'),
    make: () => newKey(config.dataDir, 'master'),
    sealedBefore: () =>
      config.eventstoreUrl
        ? trying('EVENTSTORE_URL', 'an EventStoreDB that answers', () => anySealed(eventstoreUrl))
        : anySealed(eventstoreUrl),
  });
  const keyring = createKeyring({ pool: keyPool, masterKey });
  const store = esdbStore({ url: eventstoreUrl, log, codec: createCodec({ seal: keyring }) });
  lifecycle.started('connection to the event store', () => store.close());
  return {
    ...{ store, pool, databaseUrl, eventstoreUrl, keyring, masterKey },
    // A stream `case-…` holds case events, and so on: the store is narrowed where it is used.
    caseStore: store as unknown as Store<CaseEvent>,
    accountStore: store as unknown as Store<AccountEvent>,
  };
}

/** Looked for once, when the database knows of no key: among everything there is. */
async function anySealed(url: string): Promise<boolean> {
  const store = storedEvents(url);
  try {
    return await store.anySealed();
  } finally {
    await store.close();
  }
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
  void server.exited.then(() => {
    if (lifecycle.stopping()) return;
    log.fatal({}, 'PostgreSQL ended: nobody can sign in and nothing can be shown, so this process ends too');
    process.exit(1);
  });
  return server.url;
}
