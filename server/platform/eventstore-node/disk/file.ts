import { dirname } from 'node:path';
import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { flushFolder } from './flushFolder.ts';

/** Everything the node asks of the file that holds the log. Specs put a failing one in its place. Offsets and sizes in bytes. */
export type LogFile = {
  readonly size: () => number;
  /** Returns how many bytes were read; fewer than asked only at the end of the file. */
  readonly read: (target: Buffer, at: number, length: number, position: number) => number;
  /** Returns how many bytes were written, which may be fewer than asked. */
  readonly write: (source: Buffer, at: number, length: number, position: number) => number;
  readonly flush: () => void;
  readonly flushAside: () => Promise<void>;
  readonly truncate: (size: number) => void;
  readonly close: () => void;
};

export function openLogFile(path: string): LogFile {
  const file = fileOver(openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600));
  flushFolder(dirname(path));
  return file;
}

/** For looking at the log of a node that is running. */
export function openLogFileToRead(path: string): LogFile {
  return fileOver(openSync(path, constants.O_RDONLY));
}

/** Reads exactly `length` bytes or throws. */
export function readFully(file: LogFile, target: Buffer, at: number, length: number, position: number): void {
  let done = 0;
  while (done < length) {
    const read = file.read(target, at + done, length - done, position + done);
    if (read === 0) throw new Error(`expected ${length} bytes at offset ${position} of the log, found ${done}`);
    done += read;
  }
}

export function writeFully(file: LogFile, source: Buffer, position: number): void {
  let done = 0;
  while (done < source.length) {
    const written = file.write(source, done, source.length - done, position + done);
    if (written === 0) throw new Error(`expected to write ${source.length} bytes at offset ${position}, wrote ${done}`);
    done += written;
  }
}

function fileOver(fd: number): LogFile {
  return {
    size: () => fstatSync(fd).size,
    read: (target, at, length, position) => readSync(fd, target, at, length, position),
    write: (source, at, length, position) => writeSync(fd, source, at, length, position),
    flush: () => fdatasyncSync(fd),
    flushAside: () =>
      new Promise((resolve, reject) => {
        fdatasync(fd, (error) => (error ? reject(error) : resolve()));
      }),
    truncate: (size) => ftruncateSync(fd, size),
    close: () => closeSync(fd),
  };
}
