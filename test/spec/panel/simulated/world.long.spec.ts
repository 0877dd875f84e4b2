import { describe, expect, it } from 'vitest';

import { argmax, mean } from '../../../../shared/kernel/numbers.ts';
import { product } from '../../../../bench/panel/rules.ts';
import { interval } from '../../../../bench/panel/score.ts';
import { ece } from '../../../../server/cli/modelCommands/scores.ts';
import { ballotsOf, benign, cases, posterior, table } from '../../../../bench/panel/world.ts';
import { sampled } from '../../../support/sampled.ts';

const seed = 'world/20261121';

describe(`the world of synthetic seats (seed ${seed})`, () => {
  const worlds = [
    ['3/3/3', benign],
    ['9/4/2', { ...benign, seats: table(9, 4, 2) }],
    ['two options', { ...benign, options: 2 }],
  ] as const;
  it.each(sampled('worlds', worlds, 1))('knows how probable each option really is, %s', (_name, world) => {
    const rows = [...cases(world, 6000, seed)].map((one) => ({
      truth: one.truth,
      p: posterior(world, one),
      choice: argmax(product()(ballotsOf(world, one), world.seats)),
    }));
    // As often right as it is sure, and as a rule's choice is right: neither more nor less than counting says.
    expect(ece(rows)).toBeLessThan(0.025);
    const counted = interval(rows.map(({ truth, choice }) => (choice === truth ? 1 : 0)));
    const expected = mean(rows.map(({ p, choice }) => p[choice] ?? 0));
    expect(expected).toBeGreaterThan(counted.low - 0.005);
    expect(expected).toBeLessThan(counted.high + 0.005);
    // Nobody who hears only the ballots can choose better than somebody who knows all that was perceived.
    expect(mean(rows.map(({ p }) => Math.max(...p)))).toBeGreaterThanOrEqual(expected);
  });
});
