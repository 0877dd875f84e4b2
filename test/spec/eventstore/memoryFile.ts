import type { LogFile } from '../../../server/platform/eventstore-node/disk/file.ts';

type Fault = 'ENOSPC' | 'EIO' | 'short';

export type MemoryFile = LogFile & {
  /** What the next writes or flushes do instead of succeeding. */
  readonly faults: { write: Fault[]; flush: Fault[] };
  /** Bytes the disk has room for. */
  limit: number;
  readonly bytes: () => Buffer;
  /** What is left after a power cut: all that was flushed, and of what was written since only the sectors that `keeps` picks. */
  readonly afterPowerCut: (keeps: (sector: number) => boolean) => Buffer;
};

const SECTOR = 512;

/** A disk in memory that fails on command. */
export function memoryFile(initial: Buffer = Buffer.alloc(0)): MemoryFile {
  let content = Buffer.from(initial);
  let size = initial.length;
  /** Sectors written since the last flush, as they were before. */
  const unflushed = new Map<number, Buffer>();
  const faults = { write: [] as Fault[], flush: [] as Fault[] };
  const resize = (next: number): void => {
    if (next > content.length) content = Buffer.concat([content, Buffer.alloc(next * 2 - content.length)]);
    if (next < size) content.fill(0, next, size);
    size = next;
  };
  const touch = (from: number, to: number): void => {
    for (let sector = Math.floor(from / SECTOR); sector * SECTOR < to; sector++) {
      if (!unflushed.has(sector))
        unflushed.set(sector, Buffer.from(content.subarray(sector * SECTOR, (sector + 1) * SECTOR)));
    }
  };
  const file: MemoryFile = {
    faults,
    limit: Infinity,
    bytes: () => Buffer.from(content.subarray(0, size)),
    size: () => size,
    read: (target, at, length, position) => content.copy(target, at, position, Math.min(position + length, size)),
    write: (source, at, length, position) => {
      const fault = faults.write.shift();
      if (fault === 'ENOSPC' || fault === 'EIO') throw failure(fault);
      const wanted = fault === 'short' ? Math.ceil(length / 2) : length;
      const fits = Math.min(wanted, Math.max(0, file.limit - position));
      if (fits === 0) throw failure('ENOSPC');
      if (position + fits > size) resize(position + fits);
      touch(position, position + fits);
      return source.copy(content, position, at, at + fits);
    },
    flush: () => {
      const fault = faults.flush.shift();
      if (fault) throw failure(fault);
      unflushed.clear();
    },
    flushAside: () => Promise.resolve().then(() => file.flush()),
    truncate: resize,
    close: () => undefined,
    afterPowerCut: (keeps) => {
      const left = file.bytes();
      for (const [sector, before] of unflushed) if (!keeps(sector)) before.copy(left, sector * SECTOR);
      return left;
    },
  };
  return file;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });
