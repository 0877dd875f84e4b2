import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Launched } from './restarting.ts';

const graceMs = 6_000;

/** The server as a child process. In a group of its own: a Ctrl-C in the terminal is for the process that will stop it. */
export function launchServer(environment: NodeJS.ProcessEnv): Launched {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: environment,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let asked = false;
  const exited = once(child, 'exit').then(() => {
    if (!asked) console.log('The server ended. It starts again when one of its files changes.');
  });
  const port = new Promise<number>((resolve, reject) => {
    child.once('message', (bound) => {
      console.log(`The server is ready (process ${child.pid}).`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server sends its port
      resolve(bound as number);
    });
    void exited.then(() => reject(new Error('the server ended before it was ready')));
  });
  port.catch(() => undefined);
  return {
    port,
    async stop() {
      asked = true;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(force);
    },
  };
}
