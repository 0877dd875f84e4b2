import { describe, expect, it } from 'vitest';

import { createOpenings } from '../../../server/live/connectionLimits.ts';

describe('live connections', () => {
  it('are counted by account and by address, each for itself, until they are released', () => {
    const openings = createOpenings({ perAccount: 2, perAddress: 3 });
    const [first, second] = [openings.byAccount('ada'), openings.byAccount('ada')];
    expect(openings.byAccount('ada')).toBeNull();
    expect(openings.byAccount('bob')).not.toBeNull();
    expect([1, 2, 3, 4].map(() => openings.byAddress('ada') !== null)).toEqual([true, true, true, false]);
    first?.();
    first?.();
    expect([openings.byAccount('ada') !== null, openings.byAccount('ada')]).toEqual([true, null]);
    second?.();
  });
});
