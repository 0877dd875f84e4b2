import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { childEnv } from './clock/env.ts';
import { tempDir } from './tempDir.ts';
import { until } from './until.ts';

export type App = {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the server printed so far. */
  readonly output: () => string;
  /** Kills the process as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port, after `kill`. */
  readonly restart: (more?: Readonly<Record<string, string>>) => Promise<void>;
  /** Stops it in order and removes its data. */
  readonly stop: () => Promise<void>;
};

/** The real server as a child process on a free port with data of its own; rehearsal seats that speak at once. */
export async function startApp({
  env = {},
  host = '127.0.0.1',
  script = 'server/main.ts',
}: {
  readonly env?: Readonly<Record<string, string>>;
  readonly host?: '127.0.0.1' | 'localhost';
  readonly script?: string;
} = {}): Promise<App> {
  const { path: dataDir, remove } = tempDir('app');
  const port = await freePort();
  const url = `http://${host}:${port}`;
  let printed = '';
  let child: ChildProcess;

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    child = spawn(process.execPath, [script], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...childEnv(),
        HOME: process.env['HOME'] ?? '',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        REHEARSAL_PACE: '0',
        LOG_LEVEL: 'warn',
        DRAIN_SECONDS: '0',
        ...env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (printed += String(bytes)));
    await ready(url, child, () => printed).catch(async (error: unknown) => {
      await end('SIGKILL');
      throw error;
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    dataDir,
    output: () => printed,
    kill: () => end('SIGKILL'),
    restart: start,
    async stop() {
      await end('SIGTERM');
      remove();
    },
  };
}

async function ready(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed()}`);
    const reply = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    return reply?.ok;
  };
  await until('the server to be ready', answers, printed);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address, found none.');
  return address.port;
}
