import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Config } from '../../platform/config/config.ts';
import { type EventNode, startEventNode } from '../../platform/eventstore-node/eventNode.ts';
import { type EmbeddedPostgres, startPostgres } from '../../platform/postgres/embedded/embeddedPostgres.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';

export type Stores = {
  readonly eventstoreUrl: string;
  readonly databaseUrl: string;
  /** Those that were started here. */
  readonly embedded: { readonly events?: EventNode; readonly postgres?: EmbeddedPostgres };
};

/** The event store and PostgreSQL, embedded unless they are configured. An embedded one that ends takes this process with it. */
export async function startStores(
  config: Pick<Config, 'dataDir' | 'eventstoreUrl' | 'databaseUrl'>,
  lifecycle: Lifecycle,
  log: Logger,
): Promise<Stores> {
  const { dataDir, eventstoreUrl, databaseUrl } = config;
  const [events, postgres] = await Promise.all([
    eventstoreUrl === undefined ? embeddedEvents(dataDir, lifecycle, log) : undefined,
    databaseUrl === undefined ? embeddedPostgres(dataDir, lifecycle, log) : undefined,
  ]);
  return {
    eventstoreUrl: eventstoreUrl ?? events?.url ?? '',
    databaseUrl: databaseUrl ?? postgres?.url ?? '',
    embedded: { ...(events && { events }), ...(postgres && { postgres }) },
  };
}

async function embeddedEvents(dataDir: string, lifecycle: Lifecycle, log: Logger): Promise<EventNode> {
  const node = await startEventNode({
    dataDir: join(dataDir, 'events'),
    log: (line) => log.debug({ line }, 'event node'),
    warn: (line) => log.warn({ line }, 'event node'),
  });
  lifecycle.started('event node', () => node.stop());
  void node.exited.then(({ code, signal }) => {
    if (lifecycle.stopping()) return;
    log.fatal({ code, signal }, 'the event node ended: nothing can be recorded, so this process ends too');
    process.exit(1);
  });
  return node;
}

async function embeddedPostgres(dataDir: string, lifecycle: Lifecycle, log: Logger): Promise<EmbeddedPostgres> {
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
  return server;
}
