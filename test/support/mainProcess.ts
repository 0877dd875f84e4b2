import { childEnv } from './clock/env.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type MainProcess = ReturnType<typeof runMain>;

const running = new Set<ChildProcess>();

/**
 * `node server/main.ts`, or another script that prints where it listens, with nothing of the test's environment but the path; for
 * tests of how it starts and ends. `command` is what starts it elsewhere, as `ip netns exec …` does.
 */
export function runMain(
  env: Readonly<Record<string, string>>,
  script = 'server/main.ts',
  command: readonly string[] = [],
) {
  const [program, ...words] = [...command, process.execPath, script];
  const child = spawn(program, words, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...childEnv(), PORT: '0', REHEARSAL_PACE: '0', DRAIN_SECONDS: '0', ...env },
    // A process group of its own, to which a test can send what a terminal or a service manager sends.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const banner = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const [, url] = /listens at (\S+)[^]*?\n\n/.exec(said) ?? [];
      if (url) banner.resolve(url);
    });
  const exited = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    banner.reject(new Error(`Expected it to listen, but it ended with ${String(code)}:\n${said}`));
    return code;
  });
  banner.promise.catch(() => undefined);
  const listening = () => banner.promise;
  return { child, said: () => said, exited, listening };
}

/** For `afterAll`: no process outlives its test. */
export const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
};
