import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { type EventNode, startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { type MailServer, startMailServer } from '../fakes/mailServer.ts';
import { type MainProcess, runMain } from './mainProcess.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';
import { tempDir } from './tempDir.ts';

export type Fleet = {
  readonly database: TestDatabase;
  readonly mail: MailServer;
  readonly node: EventNode;
  /** Starts a process with these roles beside the others; a web process is known by where it listens. */
  readonly start: (roles: string, more?: Readonly<Record<string, string>>) => MainProcess;
  readonly stop: () => Promise<void>;
};

/** An installation on several machines: one event store, one database, one mail server, and a process for each role. */
export async function startFleet(): Promise<Fleet> {
  const { path, remove } = tempDir('fleet');
  const node = await startEventNode({ dataDir: join(path, 'events') });
  const [database, mail] = await Promise.all([testDatabase(), startMailServer()]);
  const key = () => randomBytes(32).toString('hex');
  const shared = {
    ...{ EVENTSTORE_URL: node.url, DATABASE_URL: database.url, SMTP_URL: mail.url },
    ...{ SESSION_KEYS: key(), MASTER_KEY: key(), SIGNING_KEY: key(), LOG_LEVEL: 'warn' },
  };
  const processes: MainProcess[] = [];
  return {
    ...{ database, mail, node },
    start(roles, more = {}) {
      const name = `${processes.length}-${roles.replaceAll(',', '-')}`;
      const started = runMain({ ...shared, ROLES: roles, DATA_DIR: join(path, name), ...more });
      processes.push(started);
      return started;
    },
    async stop() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      await node.stop();
      await mail.close();
      await database.drop();
      remove();
    },
  };
}
