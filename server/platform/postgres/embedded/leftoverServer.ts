import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { RunAs } from './systemUser.ts';

/** Above the highest process id of any system. */
const noProcess = '2147483647';

/**
 * Stops a server that outlived a killed app and its watchdog; the instance lock says that no live app owns it. `postmaster.pid` may
 * name a process id that another program has by now, in a container after any restart: it is left alone. PostgreSQL would take it
 * for a server, so the id is replaced; the rest of the file stays, by which it finds backends that still run. Where that program
 * is the server of another cluster nothing is done: PostgreSQL itself refuses to start beside it, and says why.
 */
export function stopLeftover(data: string, bin: string, as: RunAs, log: (line: string) => void): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  const found = commandOf(Number(pid));
  if (found === null) return;
  if (basename(found.program) !== 'postgres') return writeFileSync(file, [noProcess, ...rest].join('\n'));
  if (!found.words.includes(data)) return;
  log('stopping a PostgreSQL left over from a killed process');
  spawnSync(join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-t', '60', '-D', data], { ...as, cwd: '/' });
}

type Command = { readonly program: string; readonly words: string };

/** What a process runs; null when there is no such process. */
function commandOf(pid: number): Command | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { program, words: words.join(' ') };
  } catch {
    // Not Linux, or no such process.
    const ask = (what: string) =>
      spawnSync('ps', ['-o', what, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const program = ask('comm=');
    return program === '' ? null : { program, words: ask('args=') };
  }
}
