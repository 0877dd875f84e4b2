import { afterEach, expect, it } from 'vitest';

import { type DiskMonitor, monitorDisk } from '../../../server/platform/diskMonitor.ts';

let monitor: DiskMonitor;
afterEach(() => monitor.stop());

const mb = 2 ** 20;
const of = (free: number, blocks = 1_000_000) => ({ bsize: 4096, blocks, bavail: (free * mb) / 4096 });
const quiet = { warn: () => undefined };

/** Waits until the folder was looked at twice more: what came of the first look is known by then. */
const looked = async (asked: () => number) => {
  const before = asked();
  await expect.poll(asked).toBeGreaterThan(before + 1);
};

it('the disk is nearly full below the floor, and no longer once there is room; each is logged once', async () => {
  let free = 512;
  let asked = 0;
  const said: object[] = [];
  const statfs = async () => {
    asked++;
    return of(free);
  };
  const log = { warn: (about: object, line: string) => said.push({ ...about, line }) };
  monitor = monitorDisk({ folders: ['/data'], floorMb: 512, statfs, log, everyMs: 1 });
  await looked(() => asked);
  expect(monitor.nearlyFull()).toBeNull();
  free = 511;
  await expect.poll(monitor.nearlyFull).toBe('The disk of the data folder is nearly full: less than 512 MB is free.');
  await looked(() => asked);
  free = 600;
  await expect.poll(monitor.nearlyFull).toBeNull();
  expect(said).toEqual([
    { freeMb: 511, floorMb: 512, line: 'the disk is nearly full' },
    { freeMb: 600, floorMb: 512, line: 'the disk has room again' },
  ]);
});

it('the folder with the least room counts, also where another is missing', async () => {
  const statfs = async (folder: string) => {
    if (folder === '/missing') throw Object.assign(new Error('no such folder'), { code: 'ENOENT' });
    return of(folder === '/small' ? 1 : 9_000);
  };
  monitor = monitorDisk({ folders: ['/large', '/missing', '/small'], floorMb: 2, statfs, log: quiet, everyMs: 1 });
  await expect.poll(monitor.nearlyFull).toContain('nearly full');
});

it('a file system that does not know its size, or has no answer, is not said to be full', async () => {
  let asked = 0;
  const statfs = async (folder: string) => {
    asked++;
    if (folder === '/away') throw new Error('not there');
    return of(0, 0);
  };
  monitor = monitorDisk({ folders: ['/fuse', '/away'], floorMb: 512, statfs, log: quiet, everyMs: 1 });
  await looked(() => asked);
  expect(monitor.nearlyFull()).toBeNull();
});

it('nobody waits for a file system that hangs', () => {
  const statfs = () => new Promise<never>(() => undefined);
  monitor = monitorDisk({ folders: ['/hangs'], floorMb: 512, statfs, log: quiet });
  expect(monitor.nearlyFull()).toBeNull();
});

it('with a floor of 0 nothing is asked', () => {
  let asked = 0;
  const statfs = async () => of(asked++);
  monitor = monitorDisk({ folders: ['/data'], floorMb: 0, statfs, log: quiet });
  expect(asked).toBe(0);
});
