import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { waitUntilReady } from '../../../server/platform/postgres/embedded/waitUntilReady.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const running = { exited: new Promise(() => undefined) };

/** The database behind a door that leaves the first connection without an answer and cuts the second. */
const slowDoor = async () => {
  const { hostname, port } = new URL(database.url);
  let connections = 0;
  const door = createServer((socket) => {
    socket.on('error', () => undefined);
    connections++;
    if (connections === 1) return;
    if (connections === 2) return void socket.destroy();
    const inner = connect(Number(port), hostname).on('error', () => undefined);
    socket.pipe(inner).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(database.url);
  url.port = String((door.address() as AddressInfo).port);
  return { url: url.href, connections: () => connections, close: () => door.close() };
};

describe('a PostgreSQL that starts', () => {
  it('is waited for while connections are late or cut', async () => {
    const door = await slowDoor();
    expect(await waitUntilReady(door.url, running, 200)).toBeNull();
    // A busy machine may be late with one that it lets through.
    expect(door.connections()).toBeGreaterThanOrEqual(3);
    door.close();
  });

  it('is not waited for when it refuses the password, or is gone', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    expect(await waitUntilReady(wrong.href, running)).toContain('password');
    wrong.port = '1';
    expect(await waitUntilReady(wrong.href, { exited: Promise.resolve() })).toBe('');
  });
});
