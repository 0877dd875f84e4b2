import { describe, expect, it } from 'vitest';
import { DamagedLog } from '../../../server/embedded/eventstore/disk/scan.ts';
import { HEADER } from '../../../server/embedded/eventstore/disk/format.ts';
import { idsOf, open } from './build.ts';
import { memoryFile } from './memoryFile.ts';
import { seeded } from './seeded.ts';

/** Five appends of two events, each a commit of its own; `ends` are the offsets after each. */
async function fiveAppends(): Promise<{ bytes: Buffer; ends: number[] }> {
  const file = memoryFile();
  const { history, append } = open(file);
  const ends: number[] = [];
  for (let i = 0; i < 5; i++) {
    await append(`s${i % 2}`, [`a${i}`, `b${i}`]);
    ends.push(history.log.end);
  }
  return { bytes: file.bytes(), ends };
}

describe('the log on disk', () => {
  it('repairs a torn tail at every prefix and keeps every whole append', async () => {
    const { bytes, ends } = await fiveAppends();
    for (let cut = 0; cut <= ends.at(-1)!; cut++) {
      const { history } = open(memoryFile(bytes.subarray(0, cut)));
      const whole = ends.filter((end) => end <= cut).length;
      expect(history.ledger.count, `cut at ${cut}`).toBe(2 * whole);
      expect(history.log.end, `cut at ${cut}`).toBe(whole === 0 ? HEADER : ends[whole - 1]);
    }
  });

  it('goes on after a torn tail as if it had never been', async () => {
    const { bytes, ends } = await fiveAppends();
    const file = memoryFile(bytes.subarray(0, ends[3]! + 7));
    await open(file).append('s0', ['new']);
    expect(idsOf(open(memoryFile(file.bytes())).history, 's0')).toEqual(['a0', 'b0', 'a2', 'b2', 'new']);
  });

  it('takes zeros behind the last commit for what they are', async () => {
    const { bytes, ends } = await fiveAppends();
    const padded = Buffer.concat([bytes.subarray(0, ends[4]), Buffer.alloc(100_000)]);
    expect(open(memoryFile(padded)).history.torn).toBe(0);
  });

  it('refuses damage before the last commit and says where', async () => {
    const { bytes, ends } = await fiveAppends();
    for (let at = HEADER; at < ends[3]!; at += 3) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x40;
      const start = ends.findLast((end) => end <= at) ?? HEADER;
      expect(() => open(memoryFile(damaged)), `damage at ${at}`).toThrow(DamagedLog);
      expect(() => open(memoryFile(damaged)), `damage at ${at}`).toThrow(`damaged at offset ${start}:`);
    }
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
    await append('s', ['y'], 0, frame);
    const torn = file.bytes();
    torn[end]! ^= 1;
    expect(open(memoryFile(torn)).history.ledger.count).toBe(1);
  });

  it('survives power cuts: nothing acknowledged is lost, no append is halved', async () => {
    for (let seed = 1; seed <= 80; seed++) {
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
