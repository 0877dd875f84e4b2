import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { binariesFor } from './binaries.ts';
import { ensureCluster, stopLeftover, user } from './cluster.ts';
import { type RunAs, mustReach, userFor } from './user.ts';

export type EmbeddedPostgres = {
  /** `postgres://…@127.0.0.1:PORT/postgres` */
  readonly url: string;
  /** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
  readonly stop: () => Promise<void>;
  /** Settles when the server is gone, whatever the reason. */
  readonly exited: Promise<unknown>;
};

type Options = { readonly dataDir: string; readonly log?: (line: string) => void };

/**
 * A private PostgreSQL on loopback from the binaries in node_modules. Take the instance lock of the data folder first: a
 * server found running on `dataDir` counts as left over and is stopped. If this process dies in any way, so does the server.
 */
export async function startPostgres({ dataDir, log = () => undefined }: Options): Promise<EmbeddedPostgres> {
  const dir = resolve(dataDir);
  mkdirSync(dir, { recursive: true });
  const as = userFor(dir);
  mustReach(dir, as);
  const bin = binariesFor(as);
  const password = ensureCluster(dir, bin, as);
  stopLeftover(dir, bin, as, log);

  for (let left = 3; ; left--) {
    const port = await freePort();
    const server = launch(bin, join(dir, 'data'), port, as, log);
    const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
    const failed = await answers(url, server);
    if (failed === null) return { url, stop: () => stop(server), exited: server.exited };
    await stop(server);
    // Somebody may take the free port between our look and the server's bind.
    if (left === 1 || !/could not bind|Address already in use/.test(failed))
      throw new Error(`PostgreSQL did not start in ${dir}:\n${failed}`);
  }
}

type Running = { readonly child: ChildProcess; readonly tail: () => string; readonly exited: Promise<unknown> };

/**
 * The shell holds a pipe from us: when we die, however, its `cat` ends and the server gets a fast shutdown. Detached, so that a
 * Ctrl-C in the terminal does not reach the database before the app has drained.
 */
function launch(bin: string, data: string, port: number, as: RunAs, log: (line: string) => void): Running {
  const watchdog = 'trap "" INT TERM HUP; "$@" & p=$!; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & wait $p';
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', watchdog, 'sh', join(bin, 'postgres'), '-D', data, '-p', String(port)],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    {
      ...as,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    },
  );
  let tail = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data_: Buffer) => {
      tail = (tail + data_.toString()).slice(-4000);
      log(data_.toString().trimEnd());
    });
  return { child, tail: () => tail, exited: once(child, 'exit') };
}

/** Waits until the server takes connections: null, or what it said before it ended. */
async function answers(url: string, { exited, tail }: Running): Promise<string | null> {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  while (!gone) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return null;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code } = error as { code?: string };
      // 57P03: it is starting up, or recovering after a crash.
      if (code !== 'ECONNREFUSED' && code !== '57P03') return `${String(error)}\n${tail()}`;
    }
    await sleep(25);
  }
  return tail();
}

async function stop({ child, exited }: Running): Promise<void> {
  (child.stdio[3] as Writable | null)?.end();
  await exited;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
