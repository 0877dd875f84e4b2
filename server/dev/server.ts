import { join } from 'node:path';

import { start } from '../wiring/start.ts';
import { readConfig } from '../platform/config/config.ts';
import { plainly } from '../platform/config/expectedFailure.ts';
import { createLifecycle, stopOnSignals } from '../platform/lifecycle.ts';
import { surviveFailedDiscovery } from '../platform/store/esdb/discovery.ts';
import { createLog } from '../platform/log.ts';

/*
 * The server that `npm run dev` restarts. The process that started it holds the lock of the data folder, learns the port, and
 * serves the client from its sources; when that process is gone, however, this one stops.
 */
const setting = {
  takeLock: () => ({ release: () => undefined }),
  clientFolder: join(import.meta.dirname, '../../client'),
};

try {
  const config = { ...readConfig(process.env), drainSeconds: 0 };
  const log = createLog(config.logLevel);
  const lifecycle = createLifecycle(log, 4_500);
  surviveFailedDiscovery(log);
  stopOnSignals(lifecycle, log);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const started = await lifecycle.start(() => start(config, lifecycle, log, setting));
  if (started) process.send?.(started.port);
} catch (error) {
  console.error(plainly(error) ?? error);
  process.exit(1);
}
