import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from '../../shared/kernel/thrown.ts';

export type SmallDisk = {
  readonly path: string;
  /** Until nothing more can be written. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
};

/** A file system of so many megabytes at this place, or the reason why this machine gives none. */
export function createSmallDisk(path: string, megabytes: number): SmallDisk | { readonly none: string } {
  mkdirSync(path, { recursive: true });
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'witan-test', path],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0)
    return { none: `a disk of its own takes leave to mount one (${(error?.message ?? stderr).trim()})` };
  chmodSync(path, 0o711);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (const block of [Buffer.alloc(2 ** 20), Buffer.alloc(4096)]) writeAll(file, block);
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast),
    remove: () => void spawnSync('umount', ['--lazy', path]),
  };
}

/** Until it finds no more room. */
function writeAll(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}
