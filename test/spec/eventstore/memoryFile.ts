import type { LogFile } from '../../../server/embedded/eventstore/disk/file.ts';

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
  let flushed = Buffer.from(initial);
  const faults = { write: [] as Fault[], flush: [] as Fault[] };
  const resize = (size: number): void => {
    const next = Buffer.alloc(size);
    content.copy(next, 0, 0, Math.min(size, content.length));
    content = next;
  };
  const file: MemoryFile = {
    faults,
    limit: Infinity,
    bytes: () => Buffer.from(content),
    size: () => content.length,
    read: (target, at, length, position) =>
      content.copy(target, at, position, Math.min(position + length, content.length)),
    write: (source, at, length, position) => {
      const fault = faults.write.shift();
      if (fault === 'ENOSPC' || fault === 'EIO') throw failure(fault);
      const wanted = fault === 'short' ? Math.ceil(length / 2) : length;
      const fits = Math.min(wanted, Math.max(0, file.limit - position));
      if (fits === 0) throw failure('ENOSPC');
      if (position + fits > content.length) resize(position + fits);
      source.copy(content, position, at, at + fits);
      return fits;
    },
    flush: () => {
      const fault = faults.flush.shift();
      if (fault) throw failure(fault);
      flushed = Buffer.from(content);
    },
    flushAside: () => Promise.resolve().then(() => file.flush()),
    truncate: resize,
    close: () => undefined,
    afterPowerCut: (keeps) => {
      const left = Buffer.alloc(content.length);
      flushed.copy(left, 0, 0, Math.min(flushed.length, left.length));
      for (let sector = 0; sector * SECTOR < content.length; sector++) {
        if (keeps(sector)) content.copy(left, sector * SECTOR, sector * SECTOR, (sector + 1) * SECTOR);
      }
      return left;
    },
  };
  return file;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });
