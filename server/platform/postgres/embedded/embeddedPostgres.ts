import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';

import { binariesFor } from './binaries.ts';
import { ensureCluster, user } from './cluster.ts';
import { PostgresFailed, reasonIn } from './startFailure.ts';
import { stopLeftover } from './leftoverServer.ts';
import { placeFor, sharedFolder } from './clusterPlace.ts';
import { type RunAs, canReach, userFor } from './systemUser.ts';
import { waitUntilReady } from './waitUntilReady.ts';

export type EmbeddedPostgres = {
  /** `postgres://…@127.0.0.1:PORT/postgres` */
  readonly url: string;
  /** Folders in use instead of those in the data folder and in node_modules, which PostgreSQL's user cannot reach. */
  readonly elsewhere: readonly string[];
  /** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
  readonly stop: () => Promise<void>;
  /** Settles when the server is gone, whatever the reason. */
  readonly exited: Promise<unknown>;
};

type Options = {
  readonly dataDir: string;
  /** For what another user could not reach in its own place. */
  readonly shared?: string;
  readonly log?: (line: string) => void;
};

/**
 * A private PostgreSQL on loopback from the binaries in node_modules. Take the instance lock of the data folder first: a
 * server found running on `dataDir` counts as left over and is stopped. If this process dies in any way, so does the server.
 */
export async function startPostgres({
  dataDir,
  shared = sharedFolder,
  log = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const wanted = resolve(dataDir);
  const as = userFor(wanted);
  const dir = placeFor(wanted, { shared, reaches: (folder) => canReach(folder, as) });
  const bin = binariesFor(as, shared);
  const elsewhere = [...(dir === wanted ? [] : [dir]), ...(bin.startsWith(join(shared, '/')) ? [dirname(bin)] : [])];
  const password = ensureCluster(dir, bin, as);
  stopLeftover(join(dir, 'data'), bin, as, log);

  for (let left = 3; ; left--) {
    const port = await freePort();
    const server = launch(bin, join(dir, 'data'), port, as, log);
    const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
    const failed = await waitUntilReady(url, server);
    if (failed === null) return { url, elsewhere, stop: () => stop(server), exited: server.exited };
    await stop(server);
    const said = `${failed}\n${await server.whole}`;
    // Another program may take the free port between our look and the server's bind.
    if (left === 1 || !/could not bind|Address already in use/.test(said))
      throw new PostgresFailed(`PostgreSQL did not start in ${dir}: ${reasonIn(said)}`);
  }
}

type Running = {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  /** The last of all that it printed, once nothing more can come. */
  readonly whole: Promise<string>;
};

/**
 * The shell holds a pipe from us: when we die, however, its `cat` ends and the server gets a fast shutdown. Detached, so that a
 * Ctrl-C in the terminal does not reach the database before the app has drained.
 */
function launch(bin: string, data: string, port: number, as: RunAs, log: (line: string) => void): Running {
  const watchdog = 'trap "" INT TERM HUP; "$@" & p=$!; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & wait $p';
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'],
    // Files of its log that are no longer needed are removed, not used again with what they held.
    ...['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=256MB', 'wal_keep_size=0'],
  ];
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
  return { child, exited: once(child, 'exit'), whole: once(child, 'close').then(() => tail) };
}

async function stop({ child, exited }: Running): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was spawned
  (child.stdio[3] as Writable | null)?.end();
  await exited;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
