import type { Logger } from 'pino';

import { startData } from '../wiring/data.ts';
import type { Config } from '../platform/config/config.ts';
import { AlreadyRunning, takeInstanceLock } from '../platform/instanceLock.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { whereRunning } from '../platform/runningInstance.ts';

/** The event store and the database for a tool: those of the server that runs on the data folder, else started for the tool. */
export function reachData(config: Config, lifecycle: Lifecycle, log: Logger): ReturnType<typeof startData> {
  if (config.eventstoreUrl && config.databaseUrl) return startData(config, lifecycle, log);
  try {
    const lock = takeInstanceLock(config.dataDir);
    lifecycle.started('instance lock', () => Promise.resolve(lock.release()));
    return startData(config, lifecycle, log);
  } catch (error) {
    const running = error instanceof AlreadyRunning ? whereRunning(config.dataDir) : null;
    if (!running) throw error;
    return startData({ ...config, ...running }, lifecycle, log);
  }
}
