import { describe, expect, it } from 'vitest';

import { measure } from '../../../../bench/panel/goals.ts';
import { sampled } from '../../../support/sampled.ts';

/**
 * A small, seeded run of `bench/panel`: no goal may be refuted by it. The bench itself plays enough cases for every goal's
 * interval to clear.
 */
describe.each(sampled('goals', ['witan'], 1))(
  'the goals of the panel in a world of synthetic seats (seed %s)',
  (seed) => {
    const { goals } = measure({ batches: 2, perBatch: 500, seed });
    it.each(goals)('$goal', ({ found, wanted }) => {
      const [sign, limit] = wanted.split(' ');
      const missesBy = sign === '≥' ? Number(limit) - found.high : found.low - Number(limit);
      expect(missesBy).toBeLessThanOrEqual(0);
    });
  },
);
