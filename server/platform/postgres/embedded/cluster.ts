import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { PostgresFailed, reasonIn } from './startFailure.ts';
import type { RunAs } from './systemUser.ts';

export const user = 'witan';

/** The cluster in `dir/data`, made at first use, and the password of its one user. */
export function ensureCluster(dir: string, bin: string, as: RunAs): string {
  const secret = join(dir, 'password');
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (!existsSync(join(dir, 'data'))) create(dir, bin, as, secret);
  return readFileSync(secret, 'utf8').trim();
}

/** initdb works aside and is renamed into place: a first start that is killed leaves nothing half-made. */
function create(dir: string, bin: string, as: RunAs, secret: string): void {
  for (const name of readdirSync(dir)) if (name.startsWith('init-')) rmSync(join(dir, name), { recursive: true });
  const aside = mkdtempSync(join(dir, 'init-'));
  const [password, target] = [join(aside, 'password'), join(aside, 'data')];
  copyFileSync(secret, password);
  mkdirSync(target, { mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined)
    for (const path of [aside, password, target]) chownSync(path, as.uid, as.gid);

  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [
      ...['-D', target, '-U', user, '--pwfile', password, '-A', 'scram-sha-256', '--no-instructions'],
      // Without these a LC_ALL=C machine gets a SQL_ASCII database. Sorting is by code point on every machine.
      ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ],
    { ...as, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0)
    throw new PostgresFailed(`initdb could not make a cluster in ${dir}: ${error?.message ?? reasonIn(stderr)}`);
  renameSync(target, join(dir, 'data'));
  rmSync(aside, { recursive: true });
}
