import { describe, expect, it } from 'vitest';

import { scenarios } from '../../../bench/panel/wire/goals.ts';

/** The goals of `bench:wire` that few cases show: the real SDKs on strict, slow fakes, in virtual time. */
describe.each([
  ['usual', 2],
  ['lying', 2],
  ['dead', 2],
] as const)('direct cases with models that think (%s)', (name, cases) => {
  it('meet what the panel is held to', async () => {
    const { goals } = await scenarios[name].hold(cases);
    expect(goals.length).toBeGreaterThan(1);
    expect(goals.filter(({ met }) => !met)).toEqual([]);
  });
});
