import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { type EventNode, startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { type Pool, createPool } from '../../server/platform/postgres/pool.ts';
import { type Gate, startGate } from '../fakes/cluster/gate.ts';
import { type MailServer, startMailServer } from '../fakes/mailServer.ts';
import { type MainProcess, runMain } from './mainProcess.ts';
import { type Standby, startStandby } from './standby.ts';
import { tempDir } from './tempDir.ts';

/** A store as its operator has it; who asks while it is away is refused. */
type StoreServer = {
  readonly stop: () => Promise<void>;
  /** To the server itself. PostgreSQL takes SIGINT for its fast shutdown and SIGQUIT for its immediate one. */
  readonly signal: (signal: NodeJS.Signals) => Promise<void>;
  readonly exited: () => Promise<unknown>;
  readonly start: () => Promise<void>;
  /** What is sent to it or by it does not come through, and no connection is closed. */
  readonly cutOff: () => void;
  readonly reconnect: () => void;
};

/** A machine of its own: how a program is started there, and by which address it reaches this one. */
export type Host = { readonly command: readonly string[]; readonly outside: string };
type OnMachine = MainProcess & {
  readonly cutOff: () => void;
  readonly reconnect: () => void;
  /** Where it reaches the stores. */
  readonly ports: readonly number[];
};

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
    roles: string,
    more?: Readonly<Record<string, string>>,
    script?: string,
    host?: Host,
  ) => Promise<OnMachine>;
  /** What happens to the stores; they are found again only in a fleet behind gates. */
  readonly stores: {
    readonly events: StoreServer;
    /** With a standby it fails over: to where all that was committed is already. */
    readonly postgres: StoreServer & {
      readonly standBy: () => Promise<void>;
      readonly failOver: () => Promise<void>;
    };
  };
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly behindGates?: boolean;
  /** Folders for the stores other than those in the fleet's own. */
  readonly folders?: Partial<Readonly<Record<'events' | 'postgres', string>>>;
  /** What the event node says to its operator. */
  readonly onLine?: (line: string) => void;
};

/**
 * An installation on several machines: one event store, one mail server, a process for each role, and a PostgreSQL of its own, whose
 * connections no other test uses up.
 */
export async function startFleet({ behindGates = false, folders, onLine }: Options = {}): Promise<Fleet> {
  const { path, remove } = tempDir('fleet');
  const places = { events: join(path, 'events'), postgres: join(path, 'postgres'), ...folders };
  const startEvents = () => startEventNode({ dataDir: places.events, ...(onLine && { log: onLine, warn: onLine }) });
  let node = await startEvents();
  let postgres = await startPostgres({ dataDir: places.postgres });
  let standby: Standby | null = null;
  const mail = await startMailServer();
  const processes: MainProcess[] = [];
  const gates: Gate[] = [];
  /** The same store, by way of a gate. */
  const behindGate = async (url: string, host = '127.0.0.1') => {
    const [address = '', port] = /127\.0\.0\.1:(\d+)/.exec(url) ?? [];
    const gate = await startGate(Number(port), host);
    gates.push(gate);
    return { gate, url: url.replace(address, `${host}:${gate.port}`) };
  };
  const fixed = behindGates ? { events: await behindGate(node.url), database: await behindGate(postgres.url) } : null;
  const [eventsUrl, databaseUrl] = [fixed?.events.url ?? node.url, fixed?.database.url ?? postgres.url];
  const mustBeFound = () => {
    if (!fixed) throw new Error('expected a fleet behind gates, whose stores are found again');
    return fixed;
  };
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined });
  const key = () => randomBytes(32).toString('hex');
  const shared = {
    ...{ EVENTSTORE_URL: eventsUrl, DATABASE_URL: databaseUrl, SMTP_URL: mail.url },
    ...{ SESSION_KEYS: key(), MASTER_KEY: key(), SIGNING_KEY: key(), LOG_LEVEL: 'warn' },
    KEY_SLOTS: join(path, 'slots'),
  };
  const begin = (
    roles: string,
    more: Readonly<Record<string, string>>,
    script?: string,
    command?: readonly string[],
  ) => {
    const name = `${processes.length}-${roles.replaceAll(',', '-')}`;
    const started = runMain({ ...shared, ROLES: roles, DATA_DIR: join(path, name), ...more }, script, command);
    processes.push(started);
    return started;
  };
  const stores: Fleet['stores'] = {
    events: {
      stop: () => node.stop(),
      signal: async (signal) => void process.kill(node.pid, signal),
      exited: () => node.exited,
      async start() {
        const { events } = mustBeFound();
        node = await startEvents();
        events.gate.lead(node.port);
      },
      cutOff: () => mustBeFound().events.gate.freeze(),
      reconnect: () => mustBeFound().events.gate.thaw(),
    },
    postgres: {
      stop: () => postgres.stop(),
      async signal(signal) {
        const asked = "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid";
        const { rows } = await pool.query<{ pid: number }>(asked);
        process.kill(rows[0]!.pid, signal);
      },
      exited: () => postgres.exited,
      async start() {
        const { database } = mustBeFound();
        postgres = await startPostgres({ dataDir: places.postgres });
        database.gate.lead(Number(new URL(postgres.url).port));
      },
      async standBy() {
        standby = await startStandby(postgres.url, join(path, 'standby'));
      },
      async failOver() {
        if (!standby) throw new Error('expected a standby to fail over to');
        await standby.promote();
        postgres = standby;
        places.postgres = join(path, 'standby');
        mustBeFound().database.gate.lead(Number(new URL(postgres.url).port));
      },
      cutOff: () => mustBeFound().database.gate.freeze(),
      reconnect: () => mustBeFound().database.gate.thaw(),
    },
  };
  return {
    ...{ database: { pool }, mail, shared, stores },
    start: (roles, more = {}, script) => begin(roles, more, script),
    get node() {
      return node;
    },
    async startApart(roles, more = {}, script, host) {
      const [events, database] = [
        await behindGate(eventsUrl, host?.outside),
        await behindGate(databaseUrl, host?.outside),
      ];
      const own = { EVENTSTORE_URL: events.url, DATABASE_URL: database.url };
      const both = [events.gate, database.gate];
      return {
        ...begin(roles, { ...own, ...more }, script, host?.command),
        cutOff: () => both.forEach((gate) => gate.freeze()),
        reconnect: () => both.forEach((gate) => gate.thaw()),
        ports: both.map(({ port }) => port),
      };
    },
    async stop() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      await node.stop();
      await mail.close();
      await pool.end();
      await Promise.all(gates.map((gate) => gate.shut()));
      await Promise.all([postgres.stop(), standby?.stop()]);
      remove();
    },
  };
}
