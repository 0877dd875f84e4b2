import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

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
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody" to run it as.',
    );
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Throws when that user cannot get to the folder, e.g. below a private home. */
export function mustReach(dir: string, as: RunAs): void {
  if (as.uid === undefined) return;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...as, cwd: '/' });
  if (status !== 0)
    throw new Error(
      `PostgreSQL runs as user ${as.uid} and cannot reach ${dir}. Choose a DATA_DIR outside a private home, e.g. /var/lib/witan.`,
    );
}
