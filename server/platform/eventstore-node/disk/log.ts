import { type LogFile, readFully, writeFully } from './file.ts';
import { COMMITTED_AT, committedSector, HEADER, type LogHeader } from './format.ts';
import { findHeader, type Flaw, newHeader, unfinishedHeader, writeHeader } from './header.ts';
import { Pages } from './pages.ts';
import { type OnFrame, scanLog } from './scan.ts';
import { codeOf } from '../../../../shared/kernel/thrown.ts';

/** The disk has no room: nothing was written, and the same may succeed later. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/** The log reserves room in steps, written full of zeros: a commit then changes no file size, and a full disk shows early. */
const RESERVE = 1 << 20;
const CACHED_PAGES = 384;
/** Below this the flush is awaited in place: the way through the thread pool costs about 50 µs. */
const QUICK_FLUSH_MS = 0.5;

export class Log {
  readonly salt: number;
  readonly nodeId: Buffer;
  readonly pages: Pages;
  /** Everything before this offset is on disk and may be shown. */
  end: number;
  readonly #file: LogFile;
  #reserved: number;
  #flushMs = 0;

  private constructor(file: LogFile, header: LogHeader, end: number) {
    this.#file = file;
    this.salt = header.salt;
    this.nodeId = header.nodeId;
    this.end = end;
    this.#reserved = end;
    this.pages = new Pages(file, CACHED_PAGES);
  }

  /**
   * Replays every frame and mends what may be mended: a damaged copy of the header, and what a crash left behind the last whole
   * commit. Every such flaw is kept aside before the log is changed. Throws DamagedLog where anything acknowledged may be lost.
   */
  static open(file: LogFile, onFrame: OnFrame, keepFlaw: (flaw: Flaw) => void): Log {
    const size = file.size();
    if (size < HEADER) {
      if (size > 0) keepFlaw(unfinishedHeader(file, size));
      return new Log(file, newHeader(file), HEADER);
    }
    const { committed, flaws, ...header } = findHeader(file);
    const { end, torn } = scanLog(file, header.salt, committed, onFrame);
    for (const flaw of flaws) keepFlaw(flaw);
    if (torn > 0) keepFlaw(unfinished(file, end, torn));
    if (end < size) file.truncate(end);
    writeHeader(file, header, end);
    return new Log(file, header, end);
  }

  /**
   * Writes whole frames at `end` and flushes them; `end` moves only then. Throws DiskFull with the log as it was. Any other
   * error leaves open what is on disk: the node must stop.
   */
  commit(bytes: Buffer): Promise<void> | undefined {
    this.#reserve(this.end + bytes.length);
    try {
      writeFully(this.#file, bytes, this.end);
    } catch (error) {
      this.#takeBack(error);
    }
    const began = performance.now();
    const flushed = (): void => {
      this.#flushMs += (performance.now() - began - this.#flushMs) / 16;
      this.pages.appended(bytes, this.end);
      this.end += bytes.length;
      this.#mark();
    };
    if (this.#flushMs > QUICK_FLUSH_MS) return this.#file.flushAside().then(flushed);
    this.#file.flush();
    flushed();
    return undefined;
  }

  /** Gives the reserve back. */
  close(): void {
    this.#mark();
    this.#file.truncate(this.end);
    this.#file.flush();
    this.#file.close();
  }

  /** Noted beside what is flushed, and flushed with the next commit: the log must reach this far from now on. */
  #mark(): void {
    writeFully(this.#file, committedSector(this.end), COMMITTED_AT);
  }

  #reserve(needed: number): void {
    if (needed <= this.#reserved) return;
    const wanted = Math.ceil((needed + RESERVE / 2) / RESERVE) * RESERVE;
    try {
      this.#extend(wanted);
    } catch {
      // A whole step may be too much where a few bytes are not.
      this.#extend(needed);
    }
  }

  #extend(to: number): void {
    try {
      writeFully(this.#file, Buffer.alloc(to - this.#reserved), this.#reserved);
      this.#reserved = to;
    } catch (error) {
      this.#takeBack(error);
    }
  }

  #takeBack(error: unknown): never {
    const code = codeOf(error);
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    this.#file.truncate(this.end);
    this.#file.flush();
    this.#reserved = this.end;
    throw new DiskFull(`no room for the log beyond offset ${this.end}: nothing was written`, { cause: error });
  }
}

function unfinished(file: LogFile, at: number, length: number): Flaw {
  const bytes = Buffer.alloc(length);
  readFully(file, bytes, 0, length, at);
  return { at, bytes, what: 'a commit was not finished' };
}
