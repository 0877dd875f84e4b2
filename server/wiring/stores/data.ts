import { fileURLToPath } from 'node:url';

import type { Logger } from 'pino';

import type { AccountEvent } from '../../../shared/events/account.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Config } from '../../platform/config/config.ts';
import { storedEvents } from '../../platform/eventstore-node/copy/stored.ts';
import { keptMasterKeys, newKey } from '../../platform/keys/storedKeys.ts';
import { openKeySlots } from '../../platform/keys/slots/keySlots.ts';
import { importTableKeys } from '../../platform/keys/tableKeys.ts';
import { createKeyring } from '../../platform/keys/keyring.ts';
import { masterKeysOf } from '../../platform/keys/masterKey.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import { migrate } from '../../platform/postgres/migrate.ts';
import { createListener } from '../../platform/postgres/listener.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { createCodec } from '../../platform/store/codec.ts';
import { esdbStore } from '../../platform/store/esdb/esdbStore.ts';
import type { Store } from '../../platform/store/store.ts';
import { withConfigError } from '../../platform/config/configurationError.ts';
import { startStores } from './startStores.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const migrations = [
  folder('../../platform/postgres/migrations'),
  folder('../../accounts/migrations'),
  folder('../../platform/keys/migrations'),
  folder('../../../projections/migrations'),
];

/**
 * All a process has, one more for notifications: eight together. No transaction waits for another connection of its kind; logging in
 * does, at most two at once, which leaves two free.
 */
const connections = {
  /** Requests, read models, and the queue. */
  main: 4,
  /** For those who hold one of the others meanwhile: keys, and segments of documents. */
  inner: 1,
  /** What must be said in time, however much is asked of the others: leases, and whether the database answers. */
  control: 1,
  /** Rewriting tables after deletions waits for locks; the connection is closed as soon as it is done. */
  scrub: 1,
} as const;

export type Data = Awaited<ReturnType<typeof startData>>;

/** What is kept: the event store and PostgreSQL, embedded unless they are configured. */
export async function startData(
  config: Config,
  lifecycle: Lifecycle,
  log: Logger,
  { readsAhead = false }: { readonly readsAhead?: boolean } = {},
) {
  const { eventstoreUrl, databaseUrl, embedded } = await startStores(config, lifecycle, log);
  const pool = createPool(databaseUrl, {
    max: connections.main,
    onError: (error) => log.warn({ err: error }, 'an idle connection to PostgreSQL broke'),
  });
  lifecycle.started('connections to PostgreSQL', () => pool.end());
  if (config.databaseUrl)
    await withConfigError('DATABASE_URL', 'a PostgreSQL that answers', () => pool.query('select 1'));
  const migrated = () => migrate(databaseUrl, migrations);
  await (config.databaseUrl
    ? withConfigError('DATABASE_URL', 'a PostgreSQL 15 or later to make tables in', migrated)
    : migrated());
  const innerPool = createPool(databaseUrl, {
    max: connections.inner,
    onError: (error) => log.warn({ err: error }, 'an idle connection for keys broke'),
  });
  lifecycle.started('connection for keys', () => innerPool.end());
  const controlPool = createPool(databaseUrl, {
    max: connections.control,
    limitMs: 3_000,
    onError: (error) => log.warn({ err: error }, 'an idle connection for leases broke'),
  });
  lifecycle.started('connection for leases', () => controlPool.end());
  const scrubPool = createPool(databaseUrl, {
    max: connections.scrub,
    onError: (error) => log.warn({ err: error }, 'an idle connection for scrubbing broke'),
  });
  lifecycle.started('connection for scrubbing', () => scrubPool.end());
  const listener = createListener(databaseUrl, {
    onError: (error) => log.warn({ err: error }, 'the connection for notifications broke'),
  });
  lifecycle.started('connection for notifications', () => listener.close());
  if (config.eventstoreUrl)
    await withConfigError('EVENTSTORE_URL', 'an EventStoreDB that answers', () => mustAnswer(eventstoreUrl, log));
  const slots = openKeySlots(config.keySlots);
  const began = await masterKeysOf({
    pool: innerPool,
    given: config.masterKeys ?? keptMasterKeys(config.dataDir),
    make: () => newKey(config.dataDir, 'master'),
    slots,
    sealedBefore: () => anySealed(eventstoreUrl),
  });
  await importTableKeys(innerPool, slots, began);
  // Those that are kept change while this process runs, when they are rotated.
  const masters = () => config.masterKeys ?? keptMasterKeys(config.dataDir) ?? began;
  const keyring = createKeyring({ pool: innerPool, slots, masters });
  const { waitingAppends, ...store } = esdbStore({
    url: eventstoreUrl,
    log,
    codec: createCodec({ seal: keyring }),
    readsAhead,
  });
  lifecycle.started('connection to the event store', () => store.close());
  return {
    ...{
      store,
      pool,
      controlPool,
      scrubPool,
      listener,
      databaseUrl,
      eventstoreUrl,
      embedded,
      keyring,
      innerPool,
      slots,
      masters,
      waitingAppends,
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
    caseStore: store as unknown as Store<CaseEvent>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `account-…` holds account events
    accountStore: store as unknown as Store<AccountEvent>,
  };
}

/** A server that is starting is waited for, as long as any read is. */
async function mustAnswer(url: string, log: Logger): Promise<void> {
  const store = esdbStore({ url, log });
  try {
    await store.head('account-');
  } finally {
    await store.close();
  }
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
