import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { flushFolder, type LogFile, openLogFileToRead, readFully } from './file.ts';
import { HEADER, readHeader } from './format.ts';
import { takeLock } from './lock.ts';
import { DamagedLog, type OnFrame, scanLog } from './scan.ts';

export const LOG_NAME = 'events.log';
const CHUNK = 4 << 20;
const LOOKS = 3;

/** Walks a log that a running node may be writing to. Returns where its sound part ends. */
export function scanRunning(file: LogFile, onFrame: OnFrame): { end: number; torn: number } {
  const head = Buffer.alloc(HEADER);
  readFully(file, head, 0, HEADER, 0);
  const { salt } = readHeader(head);
  for (let look = 1; ; look++) {
    let seen = 0;
    try {
      return scanLog(file, salt, (bytes, at, length, position) => {
        if (position <= seen) return;
        seen = position;
        onFrame(bytes, at, length, position);
      });
    } catch (error) {
      // A commit that came in between two looks at the same place is no damage: it is sound the next time.
      if (!(error instanceof DamagedLog) || look === LOOKS) throw error;
    }
  }
}

/** Copies everything sound in the log of `dataDir` to `target`, whether a node runs on it or not. Returns the bytes copied. */
export function backupLog(dataDir: string, target: string): number {
  const file = openLogFileToRead(join(dataDir, LOG_NAME));
  try {
    const { end } = scanRunning(file, () => undefined);
    copyBytes(file, end, target);
    return end;
  } finally {
    file.close();
  }
}

/** Puts a backup in the place of a log that does not exist, after verifying it. Returns the bytes copied. */
export function restoreLog(source: string, dataDir: string): number {
  const target = join(dataDir, LOG_NAME);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = takeLock(dataDir);
  const file = openLogFileToRead(source);
  try {
    if (existsSync(target)) throw new Error(`expected no log in ${dataDir}, found one: move it away first`);
    const { end, torn } = scanRunning(file, () => undefined);
    if (torn > 0) throw new DamagedLog(`the backup is damaged at offset ${end}: ${torn} bytes behind it are not sound`);
    copyBytes(file, end, target);
    return end;
  } finally {
    file.close();
    unlock();
  }
}

function copyBytes(file: LogFile, end: number, target: string): void {
  const path = resolve(target);
  const partial = `${path}.partial`;
  const fd = openSync(partial, 'w', 0o600);
  try {
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (let done = 0; done < end;) {
      const length = Math.min(CHUNK, end - done);
      readFully(file, chunk, 0, length, done);
      for (let written = 0; written < length;) written += writeSync(fd, chunk, written, length - written);
      done += length;
    }
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(partial, path);
  flushFolder(dirname(path));
}
