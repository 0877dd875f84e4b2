import { describe, expect, it } from 'vitest';

import { sharedRuns } from '../../../server/platform/postgres/scrub.ts';

/** Runs that end when the test says so. */
const runs = () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const ask = sharedRuns(() => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  });
  return { begun, ask };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('runs that are shared', () => {
  it('are two however many ask while the first goes on, and end after all who asked', async () => {
    const { begun, ask } = runs();
    const ended: string[] = [];
    const first = ask().then(() => ended.push('first'));
    await settled();
    const others = Array.from({ length: 20 }, () => ask().then(() => ended.push('other')));
    await settled();
    expect(begun).toHaveLength(1);
    begun[0]?.resolve();
    await first;
    await settled();
    expect([begun.length, ended]).toEqual([2, ['first']]);
    begun[1]?.resolve();
    await Promise.all(others);
    expect(begun).toHaveLength(2);
  });

  it('fail for those who asked for them, and the next one begins all the same', async () => {
    const { begun, ask } = runs();
    const first = ask();
    await settled();
    const second = ask();
    begun[0]?.reject(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    await settled();
    begun[1]?.resolve();
    await second;
    expect(begun).toHaveLength(2);
  });
});
