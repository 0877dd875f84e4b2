import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../shared/kernel/thrown.ts';

export type InstanceLock = { readonly release: () => void };

/** Another process works on this data folder. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

/**
 * One process per data folder. The lock is a file with the holder's pid and the moment that process began, so a lock left by a
 * killed process is recognised even if its pid was given to another one. Throws `AlreadyRunning` naming pid and folder.
 */
export function takeInstanceLock(dataDir: string): InstanceLock {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'instance.lock');
  const mine = `${process.pid} ${beginOf(process.pid)}`;

  for (let tries = 0; tries < 5; tries++) {
    if (place(file, mine)) return { release: () => release(file, mine) };
    const holder = read(file);
    if (holder === null) continue;
    const [pid = '', ...begin] = holder.split(' ');
    if (begin.join(' ') === beginOf(Number(pid)))
      throw new AlreadyRunning(
        `Witan already runs on ${dataDir} (process ${pid}). Stop it, or choose another DATA_DIR.`,
      );
    // Only the very lock we judged may be removed: another starter may have replaced it meanwhile.
    if (read(file) === holder) rmSync(file, { force: true });
  }
  throw new AlreadyRunning(`Could not take ${file}: others keep taking it.`);
}

/** What names the process that holds this data folder, the same after a restart. */
export function instanceName(dataDir: string): string {
  const file = join(dataDir, 'instance.id');
  const id = read(file);
  if (id !== null && id !== '') return `${hostname()} ${id}`;
  writeFileSync(file, randomUUID());
  return instanceName(dataDir);
}

/** All or nothing and never over an existing lock: the text is written aside and linked into place. */
function place(file: string, text: string): boolean {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

const release = (file: string, mine: string): void => {
  if (read(file) === mine) rmSync(file, { force: true });
};

/** When a process began, as the system tells it; the empty text if there is no such process. */
function beginOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return 'unreadable';
  try {
    // Linux: the 22nd field, counted after the command's closing bracket, is the start time in clock ticks since boot.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || 'gone';
  }
}
