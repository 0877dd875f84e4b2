import { join } from 'node:path';

import { type StoredEvents, storedEvents } from '../../embedded/eventstore/copy/stored.ts';
import { startEventNode } from '../../embedded/eventstore/index.ts';
import type { Config } from '../../config.ts';
import { AlreadyRunning, takeInstanceLock } from '../../instanceLock.ts';
import { whereRunning } from '../../running.ts';

/** The events alone: those of the configured store, of the server that runs on the data folder, or of the folder itself. */
export async function withStore<T>(config: Config, use: (store: StoredEvents) => Promise<T>): Promise<T> {
  const { url, stop } = await reach(config);
  const store = storedEvents(url);
  try {
    return await use(store);
  } finally {
    await store.close();
    await stop();
  }
}

type Reached = { readonly url: string; readonly stop: () => Promise<void> };

async function reach({ eventstoreUrl, dataDir }: Config): Promise<Reached> {
  if (eventstoreUrl) return { url: eventstoreUrl, stop: () => Promise.resolve() };
  try {
    const lock = takeInstanceLock(dataDir);
    const node = await startEventNode({ dataDir: join(dataDir, 'events') });
    return {
      url: node.url,
      stop: async () => {
        await node.stop();
        lock.release();
      },
    };
  } catch (error) {
    const running = error instanceof AlreadyRunning ? whereRunning(dataDir) : null;
    if (!running) throw error;
    return { url: running.eventstoreUrl, stop: () => Promise.resolve() };
  }
}
