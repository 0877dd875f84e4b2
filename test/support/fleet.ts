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
  /** Starts a process with these roles beside the others; a web process is known by where it listens. */
  readonly start: (roles: string, more?: Readonly<Record<string, string>>, script?: string) => MainProcess;
  /** The same on a machine of its own, which can be cut off from both stores: nothing is closed, and nothing comes through. */
  readonly startApart: (
    ...process: Parameters<Fleet['start']>
  ) => Promise<MainProcess & { readonly cutOff: () => void; readonly reconnect: () => void }>;
  readonly stop: () => Promise<void>;
};

/**
 * An installation on several machines: one event store, one mail server, a process for each role, and a PostgreSQL of its own, whose
 * connections no other test uses up.
 */
export async function startFleet(): Promise<Fleet> {
  const { path, remove } = tempDir('fleet');
  const node = await startEventNode({ dataDir: join(path, 'events') });
  const [postgres, mail] = await Promise.all([startPostgres({ dataDir: join(path, 'postgres') }), startMailServer()]);
  const pool = createPool(postgres.url, { max: 2, onError: () => undefined });
  const key = () => randomBytes(32).toString('hex');
  const shared = {
    ...{ EVENTSTORE_URL: node.url, DATABASE_URL: postgres.url, SMTP_URL: mail.url },
    ...{ SESSION_KEYS: key(), MASTER_KEY: key(), SIGNING_KEY: key(), LOG_LEVEL: 'warn' },
    KEY_SLOTS: join(path, 'slots'),
  };
  const processes: MainProcess[] = [];
  const gates: Gate[] = [];
  /** The same store, by way of a gate. */
  const behindGate = async (url: string) => {
    const [address = '', port] = /127\.0\.0\.1:(\d+)/.exec(url) ?? [];
    const gate = await startGate(Number(port));
    gates.push(gate);
    return { gate, url: url.replace(address, `127.0.0.1:${gate.port}`) };
  };
  const start: Fleet['start'] = (roles, more = {}, script) => {
    const name = `${processes.length}-${roles.replaceAll(',', '-')}`;
    const started = runMain({ ...shared, ROLES: roles, DATA_DIR: join(path, name), ...more }, script);
    processes.push(started);
    return started;
  };
  return {
    ...{ database: { pool }, mail, node, start },
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
