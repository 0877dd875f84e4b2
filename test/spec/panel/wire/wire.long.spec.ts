import { describe, expect, it } from 'vitest';

import { scenarios } from '../../../../bench/panel/wire/goals.ts';
import { sampled } from '../../../support/sampled.ts';

/** As `directCases.long.spec.ts`, for cases that take longer to play. */
const longer = [
  ['slower', 4],
  ['default', 3],
  ['deep', 3],
  ['long', 9],
] as const;
/** Milliseconds: nine long cases take two minutes on a machine that does nothing else, and a busy one needs more than the five that every test has. */
const longest = 900_000;
describe.each(sampled('longer cases on the wire', longer, 1))('cases with models that think (%s)', (name, cases) => {
  it(
    'meet what the panel is held to',
    async () => {
      const { goals } = await scenarios[name].hold(cases);
      expect(goals.length).toBeGreaterThan(1);
      expect(goals.filter(({ met }) => !met)).toEqual([]);
    },
    longest,
  );
});
