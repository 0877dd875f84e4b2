import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type StoredEvents, storedEvents } from '../platform/eventstore-node/copy/stored.ts';
import { startEventNode } from '../platform/eventstore-node/eventNode.ts';
import type { Config } from '../platform/config/config.ts';
import { AlreadyRunning, takeInstanceLock } from '../platform/instanceLock.ts';
import { keptMasterKeys } from '../platform/keys/storedKeys.ts';
import { openKeySlots } from '../platform/keys/slots/keySlots.ts';
import { type Keyring, createKeyring } from '../platform/keys/keyring.ts';
import { startPostgres } from '../platform/postgres/embedded/embeddedPostgres.ts';
import { type Pool, createPool } from '../platform/postgres/pool.ts';
import { whereRunning } from '../platform/runningInstance.ts';
import type { Seal } from '../platform/store/seal.ts';

/**
 * The events, and the database with its keys where they are at hand: those of the configured stores, of the server that
 * runs on the data folder, or of the folder itself.
 */
export async function withStore<T>(
  config: Config,
  use: (store: StoredEvents, open: Open, database: Database | null) => Promise<T>,
): Promise<T> {
  const { url, databaseUrl, stop } = await reach(config);
  const store = storedEvents(url);
  const masters = config.masterKeys ?? keptMasterKeys(config.dataDir);
  const pool = databaseUrl && masters ? createPool(databaseUrl, { max: 4, onError: () => undefined }) : null;
  const keyring =
    pool && masters && createKeyring({ pool, slots: openKeySlots(config.keySlots), masters: () => masters });
  try {
    // A chain is checked without any key; with them, what a report says of itself is checked, too.
    const open: Open = async (...sealed) => (keyring ? keyring.open(...sealed).catch(() => null) : null);
    return await use(store, open, pool && keyring && { pool, keyring });
  } finally {
    await pool?.end();
    await store.close();
    await stop();
  }
}

/** With what opens it. */
type Database = { readonly pool: Pool; readonly keyring: Keyring };

/** What sealed bytes say; null where the keys are not at hand, or erased. */
export type Open = Seal['open'];

type Reached = { readonly url: string; readonly databaseUrl?: string | undefined; readonly stop: () => Promise<void> };

async function reach({ eventstoreUrl, databaseUrl, dataDir }: Config): Promise<Reached> {
  if (eventstoreUrl) return { url: eventstoreUrl, databaseUrl, stop: () => Promise.resolve() };
  try {
    const lock = takeInstanceLock(dataDir);
    const node = await startEventNode({ dataDir: join(dataDir, 'events') });
    const cluster = join(dataDir, 'postgres');
    const postgres =
      databaseUrl === undefined && existsSync(cluster) ? await startPostgres({ dataDir: cluster }) : undefined;
    return {
      url: node.url,
      databaseUrl: databaseUrl ?? postgres?.url,
      stop: async () => {
        await postgres?.stop();
        await node.stop();
        lock.release();
      },
    };
  } catch (error) {
    const running = error instanceof AlreadyRunning ? whereRunning(dataDir) : null;
    if (!running) throw error;
    return { url: running.eventstoreUrl, databaseUrl: running.databaseUrl, stop: () => Promise.resolve() };
  }
}
