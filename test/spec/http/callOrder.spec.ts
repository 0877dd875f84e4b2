import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Use, callsToBegin } from '../../../server/platform/fairness/callOrder.ts';

const waits = (account: string, count: number, tokens = 100) =>
  Array.from({ length: count }, (_, i) => ({ id: `${account}-${i}`, account, tokens }));
const accountOf = (id: string) => id.replace(/-\d+$/, '');

describe('the order of calls within a quota', () => {
  it('gives one account at most three quarters, and the others what is left', () => {
    const deep = waits('deep', 50);
    expect(callsToBegin({ callsAtOnce: 8 }, [], deep)).toEqual(deep.slice(0, 6).map(({ id }) => id));
    const begun = callsToBegin({ callsAtOnce: 8 }, [], [...deep, ...waits('quick', 5)]);
    expect(begun.map(accountOf).toSorted()).toEqual([
      'deep',
      'deep',
      'deep',
      'deep',
      'quick',
      'quick',
      'quick',
      'quick',
    ]);
    expect(callsToBegin({ callsAtOnce: 1 }, [], deep)).toEqual(['deep-0']);
  });

  it('lets the account with the fewest calls under way go first, however many others asked before', () => {
    const uses: Use[] = [{ account: 'deep', running: 6, tokens: 600 }];
    const waiting = [...waits('deep', 50), ...waits('quick', 5)];
    expect(callsToBegin({ callsAtOnce: 8 }, uses, waiting)).toEqual(['quick-0', 'quick-1']);
  });

  it('holds the tokens of a minute, and waits for a large call instead of passing it over for ever', () => {
    const quota = { tokensPerMinute: 1000 };
    expect(callsToBegin(quota, [], waits('deep', 50))).toHaveLength(7);
    const uses: Use[] = [{ account: 'other', running: 0, tokens: 500 }];
    const large = { id: 'large', account: 'ada', tokens: 900 };
    expect(callsToBegin(quota, uses, [large, ...waits('bob', 1)])).toEqual([]);
    expect(callsToBegin(quota, [], [{ ...large, tokens: 5000 }])).toEqual(['large']);
  });

  it('begins everything without a quota, and no more than the quota ever', () => {
    expect(callsToBegin({}, [], waits('ada', 9))).toHaveLength(9);
    const use = fc.record({ account: fc.constantFrom('a', 'b', 'c'), running: fc.nat(4), tokens: fc.nat(900) });
    const call = fc.record({ account: fc.constantFrom('a', 'b', 'c', 'd'), tokens: fc.integer({ min: 1, max: 400 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(use, { selector: ({ account }) => account }),
        fc.array(call),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 400, max: 4000 }),
        (uses, calls, callsAtOnce, tokensPerMinute) => {
          const waiting = calls.map((one, i) => ({ ...one, id: String(i) }));
          const begun = callsToBegin({ callsAtOnce, tokensPerMinute }, uses, waiting);
          const running = uses.reduce((sum, one) => sum + one.running, 0);
          const spent = uses.reduce((sum, one) => sum + one.tokens, 0);
          const more = begun.reduce((sum, id) => sum + (waiting[Number(id)]?.tokens ?? 0), 0);
          expect(new Set(begun).size).toBe(begun.length);
          expect(begun.length === 0 || running + begun.length <= callsAtOnce).toBe(true);
          expect(begun.length === 0 || spent + more <= tokensPerMinute).toBe(true);
        },
      ),
    );
  });
});
