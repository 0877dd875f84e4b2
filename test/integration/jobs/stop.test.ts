import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createBoss } from '../../../server/platform/jobs/jobQueue.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The message Terminate: a client closes its session. */
const terminate = Buffer.from([0x58, 0, 0, 0, 4]);

/**
 * The database behind a door that loses every Terminate, so that the server still has sessions that are closed; but for that of
 * the session that listens, which is waited for.
 */
async function forgetfulDoor(url: string) {
  const { hostname, port } = new URL(url);
  const door = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    let listens = false;
    client.on('data', (bytes) => {
      listens ||= bytes.includes('LISTEN');
      if (listens || !bytes.equals(terminate)) server.write(bytes);
    });
    server.on('data', (bytes) => void client.write(bytes));
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const through = new URL(url);
  through.port = String((door.address() as AddressInfo).port);
  return { url: through.href, close: () => door.close() };
}

it('a queue that was stopped has nothing to report when the database ends its last sessions', async () => {
  const door = await forgetfulDoor(database.url);
  const told: string[] = [];
  const log = { warn: (_: object, line: string) => void told.push(line) };
  const boss = await createBoss({ databaseUrl: door.url, pool: database.pool, log, onMade: () => undefined });
  await boss.stop(0);
  const ended = await database.pool.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
  );
  expect(ended.rowCount).toBeGreaterThan(0);
  // What the server says to a session arrives before the door closes it.
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
      );
      return rows.length;
    })
    .toBe(0);
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  door.close();
});
