import { describe, expect, it } from 'vitest';

import { createConnectionLimits } from '../../../server/live/connectionLimits.ts';

describe('live connections', () => {
  it('are counted by account and by address, each for itself, until they are released', () => {
    const connectionLimits = createConnectionLimits({ perAccount: 2, perAddress: 3 });
    const [first, second] = [connectionLimits.byAccount('ada'), connectionLimits.byAccount('ada')];
    expect(connectionLimits.byAccount('ada')).toBeNull();
    expect(connectionLimits.byAccount('bob')).not.toBeNull();
    expect([1, 2, 3, 4].map(() => connectionLimits.byAddress('ada') !== null)).toEqual([true, true, true, false]);
    first?.();
    first?.();
    expect([connectionLimits.byAccount('ada') !== null, connectionLimits.byAccount('ada')]).toEqual([true, null]);
    second?.();
  });
});
