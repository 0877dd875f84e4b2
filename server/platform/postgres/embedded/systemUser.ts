import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

import { PostgresFailed } from './startFailure.ts';

/** The unix user PostgreSQL runs as; empty: our own. */
export type RunAs = { readonly uid?: number; readonly gid?: number };

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of an existing cluster, else as `postgres`, else as `nobody`: no
 * user is ever made.
 */
export function userFor(dir: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const existing = statSync(`${dir}/data`, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody']
    .map((name) => users.find(([n]) => n === name))
    .find((found) => found !== undefined);
  if (!user)
    throw new PostgresFailed(
      'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody" to run it as: start Witan as an ordinary user, or set DATABASE_URL.',
    );
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whether that user can enter the folder; below a private home it cannot. */
export function canReach(dir: string, as: RunAs): boolean {
  if (as.uid === undefined) return true;
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...as, cwd: '/', stdio: 'ignore' });
  if (error)
    throw new PostgresFailed(
      `PostgreSQL does not run as root, and this process may not start programs as user ${as.uid} (${error.message}): start Witan as an ordinary user, or set DATABASE_URL.`,
      { cause: error },
    );
  return status === 0;
}
