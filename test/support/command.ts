import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { childEnv } from './clock/env.ts';

/** Runs a command of ours (`server/cli/audit.ts`) to its end with nothing but this environment; answers all that it said. */
export async function command(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${script}`, import.meta.url)), ...words], {
    env: { ...childEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}
