import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../server/platform/eventstore-node/ledger/ledger.ts';
import { Names } from '../../../server/platform/eventstore-node/ledger/names.ts';
import { seeded } from './seeded.ts';

describe('the index in memory', () => {
  it.each([1, 2, 3])('finds every revision of streams of any length (seed %i)', (seed) => {
    const random = seeded(seed);
    const ledger = new Ledger();
    const streams = Array.from({ length: 20 }, () => [] as number[]);
    for (let seq = 0; seq < 40_000; seq++) {
      const stream = random(3) === 0 ? 0 : random(20);
      ledger.add(stream, random(5), 64 + seq * 100 + random(90), false);
      streams[stream]!.push(seq);
    }
    for (const [stream, seqs] of streams.entries()) {
      expect(ledger.last(stream)).toBe(seqs.length - 1);
      for (let tries = 0; tries < 200; tries++) {
        const revision = random(seqs.length);
        expect(ledger.seqOf(stream, revision), `seed ${seed}`).toBe(seqs[revision]);
      }
    }
  });

  it('keeps a tombstone behind the last event without counting it', () => {
    const ledger = new Ledger();
    for (const seq of [0, 1, 2]) ledger.add(4, 0, 64 + seq, false);
    ledger.add(4, 1, 99, true);
    expect([ledger.last(4), ledger.tombstoned(4), ledger.seqOf(4, 3)]).toEqual([2, true, 3]);
    ledger.add(5, 1, 120, true);
    expect([ledger.last(5), ledger.tombstoned(5), ledger.seqOf(5, 0)]).toEqual([-1, true, 4]);
  });

  it.each([1, 2])('numbers names like a Map would, also after forgetting some (seed %i)', (seed) => {
    const random = seeded(seed);
    const names = new Names();
    const known = new Map<string, number>();
    for (let step = 0; step < 20_000; step++) {
      const name = `${'n'.repeat(random(40) + 1)}${random(3000)}ü`;
      if (random(500) === 0) {
        const keep = random(names.count + 1);
        names.forget(keep);
        for (const [text, number] of known) if (number >= keep) known.delete(text);
      }
      expect(names.find(Buffer.from(name)), `seed ${seed}`).toBe(known.get(name) ?? -1);
      if (!known.has(name)) known.set(name, known.size);
      expect(names.intern(Buffer.from(name)), `seed ${seed}`).toBe(known.get(name));
      expect(names.text(known.get(name)!)).toBe(name);
    }
  });
});
