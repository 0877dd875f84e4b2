import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { type EventNode, startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { type Pool, createPool } from '../../server/platform/postgres/pool.ts';
import { type Gate, startGate } from '../fakes/cluster/gate.ts';
import { type MailServer, startMailServer } from '../fakes/mailServer.ts';
import { type MainProcess, runMain } from './mainProcess.ts';
import { tempDir } from './tempDir.ts';

export type Fleet = {
  readonly database: { readonly pool: Pool };
  readonly mail: MailServer;
  readonly node: EventNode;
  /** What each process is told of stores and keys. */
  readonly shared: Readonly<Record<string, string>>;
  /** Starts a process with these roles beside the others; a web process is known by where it listens. */
  readonly start: (roles: string, more?: Readonly<Record<string, string>>, script?: string) => MainProcess;
  /** The same on a machine of its own, which can be cut off from both stores: nothing is closed, and nothing comes through. */
  readonly startApart: (
    ...process: Parameters<Fleet['start']>
  ) => Promise<MainProcess & { readonly cutOff: () => void; readonly reconnect: () => void }>;
  /** Both stores, as by a restart of their machine; who asks meanwhile is refused. Only of a fleet behind gates. */
  readonly stopStores: () => Promise<void>;
  readonly startStores: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * An installation on several machines: one event store, one mail server, a process for each role, and a PostgreSQL of its own, whose
 * connections no other test uses up.
 */
export async function startFleet({ behindGates = false } = {}): Promise<Fleet> {
  const { path, remove } = tempDir('fleet');
  const places = { events: join(path, 'events'), postgres: join(path, 'postgres') };
  let node = await startEventNode({ dataDir: places.events });
  let postgres = await startPostgres({ dataDir: places.postgres });
  const mail = await startMailServer();
  const processes: MainProcess[] = [];
  const gates: Gate[] = [];
  /** The same store, by way of a gate. */
  const behindGate = async (url: string) => {
    const [address = '', port] = /127\.0\.0\.1:(\d+)/.exec(url) ?? [];
    const gate = await startGate(Number(port));
    gates.push(gate);
    return { gate, url: url.replace(address, `127.0.0.1:${gate.port}`) };
  };
  const fixed = behindGates ? { events: await behindGate(node.url), database: await behindGate(postgres.url) } : null;
  const [eventsUrl, databaseUrl] = [fixed?.events.url ?? node.url, fixed?.database.url ?? postgres.url];
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined });
  const key = () => randomBytes(32).toString('hex');
  const shared = {
    ...{ EVENTSTORE_URL: eventsUrl, DATABASE_URL: databaseUrl, SMTP_URL: mail.url },
    ...{ SESSION_KEYS: key(), MASTER_KEY: key(), SIGNING_KEY: key(), LOG_LEVEL: 'warn' },
    KEY_SLOTS: join(path, 'slots'),
  };
  const start: Fleet['start'] = (roles, more = {}, script) => {
    const name = `${processes.length}-${roles.replaceAll(',', '-')}`;
    const started = runMain({ ...shared, ROLES: roles, DATA_DIR: join(path, name), ...more }, script);
    processes.push(started);
    return started;
  };
  return {
    ...{ database: { pool }, mail, start, shared },
    get node() {
      return node;
    },
    async startApart(roles, more = {}, script) {
      const [events, database] = [await behindGate(node.url), await behindGate(postgres.url)];
      const own = { EVENTSTORE_URL: events.url, DATABASE_URL: database.url };
      const both = [events.gate, database.gate];
      return {
        ...start(roles, { ...own, ...more }, script),
        cutOff: () => both.forEach((gate) => gate.freeze()),
        reconnect: () => both.forEach((gate) => gate.thaw()),
      };
    },
    async stopStores() {
      if (!fixed) throw new Error('expected a fleet behind gates, whose stores are found again');
      await Promise.all([node.stop(), postgres.stop()]);
    },
    async startStores() {
      [node, postgres] = await Promise.all([
        startEventNode({ dataDir: places.events }),
        startPostgres({ dataDir: places.postgres }),
      ]);
      fixed?.events.gate.lead(node.port);
      fixed?.database.gate.lead(Number(new URL(postgres.url).port));
    },
    async stop() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      await node.stop();
      await mail.close();
      await pool.end();
      await Promise.all(gates.map((gate) => gate.shut()));
      await postgres.stop();
      remove();
    },
  };
}
