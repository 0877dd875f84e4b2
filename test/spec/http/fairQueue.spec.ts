import { describe, expect, it } from 'vitest';

import { createFairQueue } from '../../../server/platform/fairQueue.ts';

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
