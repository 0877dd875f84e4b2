import { join, relative } from 'node:path';

import { startStores } from '../wiring/stores/startStores.ts';
import { listen } from '../wiring/web.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { plainly } from '../platform/config/expectedFailure.ts';
import { takeInstanceLock } from '../platform/instanceLock.ts';
import { type Lifecycle, createLifecycle, stopOnSignals } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { launchServer } from './child.ts';
import { openFront } from './front.ts';
import { restarting } from './restarting.ts';

/*
 * `npm run dev`: one address for the client, which Vite serves module by module, and for the server behind it. The stores
 * belong to this process; the server is a child process, started again when one of its files changes.
 */
const root = join(import.meta.dirname, '../..');
const sources = ['server', 'shared', 'projections'].map((folder) => join(root, folder));
/** Longer than the server's own, which is a part here. */
const graceMs = 8_000;

try {
  const environment = { ...process.env };
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  const lifecycle = createLifecycle(log, graceMs);
  stopOnSignals(lifecycle, log);
  const url = await lifecycle.start(() => start(config, environment, lifecycle));
  if (url !== null) console.log(`\nWitan listens at ${url} for development, with its data in ${config.dataDir}\n`);
} catch (error) {
  console.error(plainly(error) ?? error);
  process.exit(1);
}

async function start(config: Config, environment: NodeJS.ProcessEnv, lifecycle: Lifecycle): Promise<string> {
  const lock = takeInstanceLock(config.dataDir);
  lifecycle.started('instance lock', async () => lock.release());
  const { server, port } = await listen(config);
  lifecycle.started('web', async () => {
    server.close();
    server.closeAllConnections();
  });
  const url = config.publicUrl ?? `http://localhost:${port}`;
  const { eventstoreUrl, databaseUrl } = await startStores(config, lifecycle, createLog(config.logLevel));
  const own = { DATA_DIR: config.dataDir, EVENTSTORE_URL: eventstoreUrl, DATABASE_URL: databaseUrl, PUBLIC_URL: url };
  const servers = restarting(() => launchServer({ ...environment, ...own, HOST: '127.0.0.1', PORT: '0' }));
  lifecycle.started('server', () => servers.stop());
  const front = await openFront(server, { root, url, port: () => servers.port() });
  lifecycle.started('client', () => front.close());
  front.watch(sources, (path) => {
    if (servers.restart()) console.log(`${relative(root, path)} changed: the server starts again.`);
  });
  // A server that fails has said why, and is started again when a file changes.
  await servers.port().catch(() => undefined);
  return url;
}
