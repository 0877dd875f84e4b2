import type { Logger } from 'pino';

import { startData } from '../../wiring/stores/data.ts';
import type { Config } from '../../platform/config/config.ts';
import { AlreadyRunning, takeInstanceLock } from '../../platform/instanceLock.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import { whereRunning } from '../../platform/runningInstance.ts';

/** The event store and the database for a tool: those of the server that runs on the data folder, else started for the tool. */
export function reachData(
  config: Config,
  lifecycle: Lifecycle,
  log: Logger,
  options?: Parameters<typeof startData>[3],
): ReturnType<typeof startData> {
  return reach(config, lifecycle, (reached) => startData(reached, lifecycle, log, options));
}

/** Calls `start` with the addresses of what runs on the data folder; without them, and with the folder locked, if nothing does. */
export function reach<T>(config: Config, lifecycle: Lifecycle, start: (config: Config) => Promise<T>): Promise<T> {
  if (config.eventstoreUrl && config.databaseUrl) return start(config);
  let lock;
  try {
    lock = takeInstanceLock(config.dataDir);
  } catch (error) {
    const running = error instanceof AlreadyRunning ? whereRunning(config.dataDir) : null;
    if (!running) throw error;
    return start({ ...config, ...running });
  }
  const { release } = lock;
  lifecycle.started('instance lock', async () => release());
  return start(config);
}
