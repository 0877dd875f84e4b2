import { describe, expect, it } from 'vitest';
import { COMMITTED_AT, committedSector, HEADER, SECTOR } from '../../../server/platform/eventstore-node/disk/format.ts';
import { DamagedLog, type Flaw } from '../../../server/platform/eventstore-node/disk/header.ts';
import { Log } from '../../../server/platform/eventstore-node/disk/log.ts';
import { idsOf, open } from './build.ts';
import { sampled } from '../../support/sampled.ts';
import { memoryFile } from './memoryFile.ts';
import { seeded } from './seeded.ts';

/** Five appends of two events, each a commit of its own, without the reserve behind them; `ends` are the offsets after each. */
async function fiveAppends(): Promise<{ bytes: Buffer; ends: number[] }> {
  const file = memoryFile();
  const { history, append } = open(file);
  const ends: number[] = [];
  for (let i = 0; i < 5; i++) {
    await append(`s${i % 2}`, [`a${i}`, `b${i}`]);
    ends.push(history.log.end);
  }
  return { bytes: file.bytes().subarray(0, ends.at(-1)), ends };
}

/** The log as it is when the mark of what was acknowledged did not reach the disk after this offset. */
function acknowledgedUpTo(end: number, log: Buffer): Buffer {
  const bytes = Buffer.from(log);
  committedSector(end).copy(bytes, COMMITTED_AT);
  return bytes;
}

const refusedOr = <T>(work: () => T): T | Error => {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
};

/** The log with one bit of a part of it flipped: each of them in a whole sweep, else some. */
function* flips(log: Buffer, from: number, to: number): Generator<{ damaged: Buffer; at: number }> {
  const bits = Array.from({ length: (to - from) * 8 }, (_, i) => from * 8 + i);
  for (const bit of sampled(`flips from ${from}`, bits, 600)) {
    const [damaged, at] = [Buffer.from(log), bit >> 3];
    damaged[at]! ^= 1 << (bit & 7);
    yield { damaged, at };
  }
}

describe('the log on disk', () => {
  it('cuts an unfinished commit off at every prefix, keeps it aside, and keeps every whole append', async () => {
    const { bytes, ends } = await fiveAppends();
    for (let cut = HEADER; cut <= ends.at(-1)!; cut++) {
      const whole = ends.filter((end) => end <= cut);
      const end = whole.at(-1) ?? HEADER;
      const { history, aside } = open(memoryFile(acknowledgedUpTo(end, bytes.subarray(0, cut))));
      expect(history.ledger.count, `cut at ${cut}`).toBe(2 * whole.length);
      expect(history.log.end, `cut at ${cut}`).toBe(end);
      const kept = aside.map((flaw) => Buffer.concat([flaw.bytes, Buffer.alloc(cut - end - flaw.bytes.length)]));
      expect(kept, `cut at ${cut}`).toEqual(cut > end ? [bytes.subarray(end, cut)] : []);
    }
  });

  it('begins with a header again where a crash left less than one, and keeps what was there', async () => {
    const { bytes } = await fiveAppends();
    for (let cut = 0; cut < HEADER; cut += 97) {
      const { history, aside } = open(memoryFile(bytes.subarray(0, cut)));
      expect(history.ledger.count).toBe(0);
      expect(aside.map((flaw) => flaw.bytes)).toEqual(cut > 0 ? [bytes.subarray(0, cut)] : []);
    }
  });

  it('refuses a file that is shorter than a header and no part of one', () => {
    const other = memoryFile(Buffer.from('not a log of events '.repeat(50)));
    expect(() => open(other)).toThrow(/offset 0: expected a log header, found 1000 bytes of something else/);
    expect(other.bytes().toString()).toBe('not a log of events '.repeat(50));
  });

  it('refuses a log that ends before what was acknowledged', async () => {
    const { bytes, ends } = await fiveAppends();
    for (let cut = HEADER; cut < ends[4]!; cut += 7)
      expect(() => open(memoryFile(bytes.subarray(0, cut))), `cut at ${cut}`).toThrow(
        `expected sound frames up to offset ${ends[4]}`,
      );
  });

  it('goes on after an unfinished commit as if it had never been', async () => {
    const { bytes, ends } = await fiveAppends();
    const file = memoryFile(acknowledgedUpTo(ends[3]!, bytes.subarray(0, ends[3]! + 7)));
    await open(file).append('s0', ['new']);
    expect(idsOf(open(memoryFile(file.bytes())).history, 's0')).toEqual(['a0', 'b0', 'a2', 'b2', 'new']);
  });

  it('takes zeros behind the last commit for what they are', async () => {
    const { bytes, ends } = await fiveAppends();
    const padded = Buffer.concat([bytes.subarray(0, ends[4]), Buffer.alloc(100_000)]);
    expect(open(memoryFile(padded)).aside).toEqual([]);
  });

  it('mends any flipped bit of the header from what it holds twice, and keeps what stood there', async () => {
    const { bytes } = await fiveAppends();
    for (const { damaged, at } of flips(bytes, 0, HEADER)) {
      const file = memoryFile(damaged);
      let frames = 0;
      const aside: Flaw[] = [];
      Log.open(
        file,
        () => frames++,
        (flaw) => aside.push({ ...flaw, bytes: Buffer.from(flaw.bytes) }),
      );
      const sector = at - (at % SECTOR);
      const kept = damaged.subarray(sector, sector + SECTOR);
      const told = frames === 5 && aside.length === 1 && aside[0]!.at === sector;
      expect(told && aside[0]!.bytes.equals(kept), `flip at ${at}`).toBe(true);
      expect(file.bytes().equals(bytes), `flip at ${at}`).toBe(true);
    }
  });

  it('refuses a log of which both copies of the header are damaged', async () => {
    const { bytes } = await fiveAppends();
    bytes[14]! ^= 1;
    bytes[SECTOR + 200]! ^= 1;
    expect(() => open(memoryFile(bytes))).toThrow('the log is damaged at offset 0');
  });

  it('refuses any flipped bit of a frame that was acknowledged, the last one too, and says where', async () => {
    const { bytes, ends } = await fiveAppends();
    for (const { damaged, at } of flips(bytes, HEADER, ends[4]!)) {
      const start = ends.findLast((end) => end <= at) ?? HEADER;
      expect(() => open(memoryFile(damaged)), `flip at ${at}`).toThrow(`damaged at offset ${start}:`);
    }
  });

  it('refuses a flipped bit also where the mark of what was acknowledged is older, or keeps the bytes', async () => {
    const { bytes, ends } = await fiveAppends();
    let kept = 0;
    for (const { damaged, at } of flips(acknowledgedUpTo(HEADER, bytes), HEADER, ends[4]!)) {
      const aside = refusedOr(() => open(memoryFile(damaged)).aside);
      if (aside instanceof DamagedLog) continue;
      kept++;
      expect(aside, `flip at ${at}`).toMatchObject([{ at: ends[3], bytes: damaged.subarray(ends[3], ends[4]) }]);
    }
    // What is kept aside instead: a length that now runs past the end of the file.
    expect(kept).toBeLessThan(32);
  });

  it('refuses a hole of zeros in the middle', async () => {
    const { bytes, ends } = await fiveAppends();
    bytes.fill(0, ends[1], ends[2]);
    expect(() => open(memoryFile(bytes))).toThrow(`damaged at offset ${ends[1]}:`);
  });

  it('does not take a frame inside the data of an event for one of its own', async () => {
    const { bytes, ends } = await fiveAppends();
    const frame = bytes.subarray(ends[3], ends[4]).toString('latin1');
    const file = memoryFile();
    const { append, history } = open(file);
    await append('s', ['x']);
    const end = history.log.end;
    await append('s', ['y'], 0, frame.padEnd(2 * SECTOR, ' '));
    const torn = acknowledgedUpTo(end, file.bytes());
    torn.fill(0, end, end + SECTOR - (end % SECTOR));
    expect(open(memoryFile(torn)).history.ledger.count).toBe(1);
  });

  it('survives power cuts: nothing acknowledged is lost, no append is halved', async () => {
    const seeds = Array.from({ length: 80 }, (_, i) => i + 1);
    for (const seed of sampled('power cuts', seeds, 10)) {
      const random = seeded(seed);
      const file = memoryFile();
      const { append } = open(file);
      const acknowledged = new Map<string, string[]>();
      for (let commit = 0; commit < 6; commit++) {
        const wave = Array.from({ length: 1 + random(4) }, (_, index) => ({
          stream: `s${random(3)}`,
          ids: Array.from({ length: 1 + random(3) }, (__, i) => `${commit}-${index}-${i}`),
        }));
        await Promise.all(wave.map(({ stream, ids }) => append(stream, ids, undefined, 'd'.repeat(random(900)))));
        for (const { stream, ids } of wave) acknowledged.set(stream, [...(acknowledged.get(stream) ?? []), ...ids]);
      }
      file.faults.flush.push('EIO');
      void append('s0', ['last-0', 'last-1', 'last-2'], undefined, 'e'.repeat(random(3000)));
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      const { history } = open(memoryFile(file.afterPowerCut(() => random(2) === 0)));
      for (const [stream, ids] of acknowledged) {
        const found = idsOf(history, stream);
        expect(found.slice(0, ids.length), `seed ${seed}`).toEqual(ids);
        expect([0, 3], `seed ${seed}`).toContain(found.length - ids.length);
      }
    }
  });
});
