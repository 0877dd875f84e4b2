import { describe, expect, it } from 'vitest';
import { sampled } from '../../support/sampled.ts';
import { idsOf, open } from './build.ts';
import { memoryFile } from './memoryFile.ts';
import { seeded } from './seeded.ts';

describe('the writer on a disk that fails', () => {
  it('says that the disk is full, writes nothing, and goes on when there is room', async () => {
    const file = memoryFile();
    const { append, history, broken } = open(file);
    await append('s', ['a']);
    const end = history.log.end;
    file.limit = end + 50;
    file.truncate(end + 50);
    const fresh = open(file);
    expect(await fresh.append('s', ['b'], 0, 'x'.repeat(500))).toMatchObject({ is: 'full' });
    expect(fresh.history.log.end).toBe(end);
    expect(idsOf(fresh.history, 's')).toEqual(['a']);
    file.limit = Infinity;
    expect(await fresh.append('s', ['b'], 0, 'x'.repeat(500))).toMatchObject({ is: 'written', revision: 1 });
    expect([...broken, ...fresh.broken]).toEqual([]);
    expect(idsOf(open(memoryFile(file.bytes())).history, 's')).toEqual(['a', 'b']);
  });

  it('takes what a step of reserve is too much for as long as it fits exactly', async () => {
    const file = memoryFile();
    file.limit = 4096;
    const { append } = open(file);
    expect(await append('s', ['a'])).toMatchObject({ is: 'written' });
    expect(await append('s', ['b'], 0, 'x'.repeat(5000))).toMatchObject({ is: 'full' });
    expect(await append('s', ['b'], 0)).toMatchObject({ is: 'written', revision: 1 });
  });

  it('finishes short writes', async () => {
    const file = memoryFile();
    file.faults.write.push('short', 'short', 'short', 'short');
    const { append } = open(file);
    expect(await append('s', ['a', 'b'])).toMatchObject({ is: 'written', revision: 1 });
    expect(idsOf(open(memoryFile(file.bytes())).history, 's')).toEqual(['a', 'b']);
  });

  it.each(['write', 'flush'] as const)('stops at an I/O error on %s without acknowledging', async (kind) => {
    const file = memoryFile();
    const { append, history, broken } = open(file);
    await append('s', ['a']);
    file.faults[kind].push('EIO');
    let answered = false;
    void append('s', ['b'], 0).then(() => (answered = true));
    await turns();
    void append('s', ['c'], 0).then(() => (answered = true));
    await turns();
    expect(answered).toBe(false);
    expect(broken).toHaveLength(1);
    expect(idsOf(history, 's')).toEqual(['a']);
  });

  it('after any failed commit answers from what is on disk, whatever was in the commit', async () => {
    const file = memoryFile();
    const { append, remove, history } = open(file);
    await append('s', ['a']);
    await append('gone', ['g']);
    file.faults.write.push('ENOSPC');
    const failed = await Promise.all([
      append('s', ['b'], 0),
      append('s', ['c'], 1),
      append('new', ['n']),
      remove('tombstone', 'gone'),
      append('s', ['d'], 7),
    ]);
    expect(failed.map(({ is }) => is)).toEqual(['full', 'full', 'full', 'full', 'full']);
    expect(history.tombstoned(Buffer.from('gone'))).toBe(false);
    expect(history.ledger.last(history.find(Buffer.from('new')))).toBe(-1);
    expect(await append('new', ['n'], -1)).toMatchObject({ is: 'written', revision: 0 });
    expect(await append('s', ['b'], 0)).toMatchObject({ is: 'written', revision: 1 });
    const again = open(memoryFile(file.bytes()));
    expect(idsOf(again.history, 's')).toEqual(['a', 'b']);
    expect(idsOf(again.history, 'new')).toEqual(['n']);
  });

  it('keeps every acknowledged event through random faults and restarts', async () => {
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
    for (const seed of sampled('random faults', seeds, 5)) {
      const random = seeded(seed);
      let file = memoryFile();
      let node = open(file);
      const written = new Map<string, string[]>();
      for (let step = 0; step < 40; step++) {
        if (random(8) === 0) {
          file = memoryFile(file.bytes());
          node = open(file);
        }
        if (random(4) === 0) file.faults.write.push('ENOSPC');
        if (random(3) === 0) file.faults.write.unshift('short');
        const stream = `s${random(4)}`;
        const known = written.get(stream) ?? [];
        const ids = Array.from({ length: random(3) + 1 }, (_, index) => `${step}-${index}`);
        const outcome = await node.append(stream, ids, known.length - 1, 'z'.repeat(random(2000)));
        expect(['written', 'full'], `seed ${seed}`).toContain(outcome.is);
        if (outcome.is === 'written') written.set(stream, [...known, ...ids]);
      }
      const { history } = open(memoryFile(file.bytes()));
      for (const [stream, ids] of written) expect(idsOf(history, stream), `seed ${seed}`).toEqual(ids);
    }
  });

  it('never gives a position twice, not even for appends without events', async () => {
    const file = memoryFile();
    const first = open(file);
    const positions: number[] = [];
    const note = (outcome: { is: string; position?: number | undefined }): void => {
      if (outcome.position !== undefined) positions.push(outcome.position);
    };
    for (let i = 0; i < 5; i++) {
      note(await first.append('s', [`a${i}`]));
      note(await first.append('s', []));
    }
    const second = open(memoryFile(file.bytes()));
    for (let i = 0; i < 5; i++) note(await second.append('s', i % 2 ? [] : [`b${i}`]));
    expect(positions).toHaveLength(15);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    expect(positions.every((position, index) => index === 0 || position > positions[index - 1]! + 1)).toBe(true);
  });

  it('puts what comes in together into one flush', async () => {
    const file = memoryFile();
    const { append } = open(file);
    await append('warm', ['w']);
    let flushes = 0;
    const counted = { ...file, flush: () => void flushes++ };
    const node = open(counted);
    flushes = 0;
    await Promise.all(Array.from({ length: 50 }, (_, i) => node.append(`s${i}`, [`a${i}`])));
    expect(flushes).toBe(1);
  });
});

const turns = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
