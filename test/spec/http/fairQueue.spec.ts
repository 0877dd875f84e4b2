import { describe, expect, it } from 'vitest';

import { createFairQueue } from '../../../server/platform/fairness/fairQueue.ts';

/** Work that ends when it is told to, in the order it began. */
const works = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const endOne = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endOne };
};

describe('a fair queue', () => {
  it('serves a key that comes late before the rest of one that floods', async () => {
    const { begun, work, endOne } = works();
    const queue = createFairQueue({ places: 1, perKey: 1, waiting: 100 });
    const all = Array.from({ length: 50 }, (_, i) => queue.run('flood', work(`flood ${i}`)));
    const honest = queue.run('ada', work('ada'));
    await endOne();
    await endOne();
    await new Promise(setImmediate);
    expect(begun.slice(0, 3)).toEqual(['flood 0', 'flood 1', 'ada']);
    await endOne();
    await expect(honest).resolves.toBe('ada');
    expect(all.every((one) => one !== null)).toBe(true);
  });

  it('sends away only the key of which too much waits', async () => {
    const { work } = works();
    const queue = createFairQueue({ places: 1, perKey: 1, waiting: 2 });
    const tries = Array.from({ length: 5 }, () => queue.run('flood', work('x')));
    expect(tries.map((one) => one !== null)).toEqual([true, true, true, false, false]);
    expect(queue.run('ada', work('ada'))).not.toBeNull();
  });

  it('holds a key to its share while places are free', async () => {
    const { begun, work, endOne } = works();
    const queue = createFairQueue({ places: 100, perKey: 2, waiting: 100 });
    for (let i = 0; i < 5; i++) void queue.run('one', work(`one ${i}`));
    void queue.run('two', work('two'));
    await new Promise(setImmediate);
    expect(begun).toEqual(['one 0', 'one 1', 'two']);
    await endOne();
    expect(begun).toHaveLength(4);
  });

  it('goes on after work that fails', async () => {
    const queue = createFairQueue({ places: 1, perKey: 1, waiting: 9 });
    const broken = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});

/** A share of a quarter, and work that takes 40 ms, with a clock that the test moves. */
const held = ({ perKey = 4, takes = 40 } = {}) => {
  let now = 0;
  const alarms: { readonly at: number; readonly wake: () => void }[] = [];
  const wakeIn = (ms: number, wake: () => void) => void alarms.push({ at: now + ms, wake });
  const share = { perMs: 0.25, most: 400, mostAtOnce: 100, alone: 2, quietMs: 5_000, now: () => now, wakeIn };
  const queue = createFairQueue({ places: 100, perKey, waiting: 1_000, share });
  const count = { done: 0, running: 0, atOnce: 0 };
  /** Sends as much as anybody can. */
  const flood = (key: string, pieces = 900) => {
    for (let i = 0; i < pieces; i++)
      void queue.run(key, async () => {
        count.atOnce = Math.max(count.atOnce, ++count.running);
        await new Promise<void>((resolve) => wakeIn(takes, resolve));
        count.running--;
        count.done++;
      });
  };
  /** What of the flood is done in this time, and how much of it ran at once. */
  const passes = async (ms: number) => {
    Object.assign(count, { done: 0, atOnce: count.running });
    const until = now + ms;
    for (;;) {
      await new Promise(setImmediate);
      const [next] = alarms.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) break;
      alarms.splice(alarms.indexOf(next), 1);
      now = next.at;
      next.wake();
    }
    now = until;
    return { done: count.done, atOnce: count.atOnce };
  };
  return { queue, flood, passes };
};

describe('a key that keeps the process busy', () => {
  const read = async () => 'read';

  it('has its burst, and then its share while others are served, who never wait for it', async () => {
    const { queue, flood, passes } = held();
    flood('flood');
    await expect(queue.run('ada', read)).resolves.toBe('read');
    // At first four at once, from half of its share one.
    expect((await passes(400)).atOnce).toBe(4);
    await passes(4_000);
    for (let i = 0; i < 5; i++) {
      await expect(queue.run('ada', read)).resolves.toBe('read');
      const { done, atOnce } = await passes(4_000);
      // A quarter of four seconds is 25 pieces of work.
      expect([atOnce, done > 22, done < 28]).toEqual([1, true, true]);
    }
  });

  it('goes on at a moderate pace while nobody else is there', async () => {
    const { flood, passes } = held();
    flood('flood');
    await passes(2_000);
    expect(await passes(4_000)).toEqual({ done: 200, atOnce: 2 });
  });

  it('is charged little for work that only waits', async () => {
    const { queue, flood, passes } = held();
    const slow = Promise.withResolvers<string>();
    const waiting = queue.run('reader', () => slow.promise);
    await queue.run('ada', read);
    await passes(100_000);
    slow.resolve('sent');
    await expect(waiting).resolves.toBe('sent');
    flood('reader');
    expect((await passes(40)).atOnce).toBe(4);
  });

  it('owes no more than one piece of work, however slow the process was while it ran a page of them', async () => {
    const { queue, flood, passes } = held({ perKey: 12, takes: 100 });
    flood('page', 12);
    await passes(100);
    await queue.run('ada', read);
    const next = queue.run('page', read);
    let served = false;
    void next?.then(() => (served = true));
    await passes(300);
    expect(served).toBe(false);
    await passes(101);
    expect(served).toBe(true);
  });

  it('has its whole share again after a while', async () => {
    const { queue, flood, passes } = held();
    flood('flood');
    await queue.run('ada', read);
    await passes(60_000);
    await passes(200_000);
    flood('flood');
    expect((await passes(40)).atOnce).toBe(4);
  });
});
