import { setTimeout as sleep } from 'node:timers/promises';

/** As `statfs` of `node:fs/promises` answers. */
type FileSystem = { readonly bsize: number; readonly blocks: number; readonly bavail: number };

export type DiskMonitor = {
  /** Why nothing more should be written; null while there is room. */
  readonly nearlyFull: () => string | null;
  readonly stop: () => void;
};

type Needs = {
  /** All that is written to: the one with the least room counts. Those that are not there do not. */
  readonly folders: readonly string[];
  /** Megabytes that should stay free; 0: nobody looks. */
  readonly floorMb: number;
  readonly statfs: (folder: string) => Promise<FileSystem>;
  readonly log: { readonly warn: (about: object, line: string) => void };
  readonly everyMs?: number;
};

/** Looks now and then how much room is left, so that callers learn it before a write fails; nobody waits for the answer. */
export function monitorDisk({ folders, floorMb, statfs, log, everyMs = 5_000 }: Needs): DiskMonitor {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isLow = false;

  const freeMb = async (folder: string): Promise<number> => {
    const found = await statfs(folder).catch(() => null);
    // Some file systems do not know their size and say 0.
    return found === null || found.blocks === 0 ? Infinity : (found.bavail * found.bsize) / 2 ** 20;
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      const free = Math.min(...(await Promise.all(folders.map(freeMb))));
      if (signal.aborted) return;
      if (free < floorMb !== isLow) {
        isLow = free < floorMb;
        const about = { freeMb: Number.isFinite(free) ? Math.floor(free) : null, floorMb };
        log.warn(about, isLow ? 'the disk is nearly full' : 'the disk has room again');
      }
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  if (floorMb > 0) void watch();
  return {
    nearlyFull: () => (isLow ? `The disk of the data folder is nearly full: less than ${floorMb} MB is free.` : null),
    // A file system that does not answer keeps nobody waiting here either.
    stop: () => stopping.abort(),
  };
}
