import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type LogFile, openLogFileToRead, readFully } from './file.ts';
import { flushFolder } from './flushFolder.ts';
import { HEADER, headerBytes, type LogHeader } from './format.ts';
import { DamagedLog, findHeader, type Flaw } from './header.ts';
import { takeLock } from './lock.ts';
import { type OnFrame, scanLog } from './scan.ts';

export const LOG_NAME = 'events.log';
const CHUNK = 4 << 20;
const LOOKS = 3;

export type Walked = LogHeader & {
  readonly end: number;
  /** What the next start would mend, an unfinished commit among it. */
  readonly flaws: readonly Pick<Flaw, 'at' | 'what'>[];
};

/** Walks a log that a running node may be writing to. Returns where its sound part ends. */
export function scanRunning(file: LogFile, onFrame: OnFrame): Walked {
  if (file.size() < HEADER)
    throw new DamagedLog(`the log is damaged at offset 0: expected a header, found ${file.size()} bytes`);
  let seen = 0;
  for (let look = 1; ; look++) {
    try {
      const { committed, flaws, ...header } = findHeader(file);
      const { end, torn } = scanLog(file, header.salt, committed, (bytes, at, length, position) => {
        if (position <= seen) return;
        seen = position;
        onFrame(bytes, at, length, position);
      });
      // A commit that came in between two looks at the same place is no damage: it is sound the next time.
      if (torn > 0 && look < LOOKS) continue;
      const what = `${torn} bytes of an unfinished commit`;
      return { ...header, end, flaws: torn > 0 ? [...flaws, { at: end, what }] : flaws };
    } catch (error) {
      if (!(error instanceof DamagedLog) || look === LOOKS) throw error;
    }
  }
}

/** Copies everything sound in the log of `dataDir` to `target`, whether a node runs on it or not. Returns the bytes copied. */
export function backupLog(dataDir: string, target: string): number {
  const file = openLogFileToRead(join(dataDir, LOG_NAME));
  try {
    const walked = scanRunning(file, () => undefined);
    copyLog(file, walked, target);
    return walked.end;
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
    const walked = scanRunning(file, () => undefined);
    const [flaw] = walked.flaws;
    if (flaw) throw new DamagedLog(`the backup is damaged at offset ${flaw.at}: ${flaw.what}`);
    copyLog(file, walked, target);
    return walked.end;
  } finally {
    file.close();
    unlock();
  }
}

function copyLog(file: LogFile, { end, ...header }: Walked, target: string): void {
  const path = resolve(target);
  const partial = `${path}.partial`;
  const fd = openSync(partial, 'w', 0o600);
  try {
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    writeSync(fd, headerBytes(header, end));
    for (let done = HEADER; done < end;) {
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
