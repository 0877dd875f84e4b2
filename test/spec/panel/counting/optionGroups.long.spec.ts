import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sum } from '../../../../shared/kernel/numbers.ts';
import { countByGroup, groupsOf } from '../../../../server/panel/protocol/counting/optionGroups.ts';
import { pool, type Vote } from '../../../../server/panel/protocol/counting/pool/pooling.ts';

const seed = 20261122;
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const panel = fc.integer({ min: 2, max: 6 }).chain((k) =>
  fc.record({
    options: fc.constant(Array.from({ length: k }, (_, i) => ({ optionId: `o${i}` }))),
    cloned: fc.nat({ max: k - 1 }),
    votes: fc
      .array(
        fc.record({
          provider: fc.constantFrom('openai', 'anthropic', 'google'),
          weight: fc.double({ min: 0.3, max: 3, noNaN: true }),
          p: fc.array(share, { minLength: k, maxLength: k }),
          /** How this seat splits what it gives to the option between the option and its copies. */
          split: fc.array(share, { minLength: 4, maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 15 },
      )
      .map((votes) => votes.map((vote, i) => ({ ...vote, seat: `${i}`, p: parts(vote.p) }))),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
);
const parts = (values: readonly number[]): number[] => values.map((value) => value / sum(values));

describe(`options counted by group (seed ${seed})`, () => {
  it('are counted one by one when none is a variant of another', () =>
    fc.assert(
      fc.property(panel, ({ options, votes }) => {
        const counted = countByGroup(votes, groupsOf(options));
        const { p } = pool(votes);
        for (const [i, value] of counted.p.entries()) expect(value).toBeCloseTo(p[i] ?? Number.NaN, 9);
        expect(p[counted.winner]).toBeCloseTo(Math.max(...p), 9);
      }),
      { seed, numRuns: 200 },
    ));

  it('go to the first of those that all votes together give as much, whichever provider is counted first', () => {
    const groups = groupsOf(['A', 'B', 'C', 'D', 'E'].map((optionId) => ({ optionId })));
    const seats = ['openai', 'anthropic', 'google'].map((provider, held) => ({
      provider,
      p: [0, 1, 2, 3, 4].map((option) => (option === held ? 0.7 : 0.075)),
    }));
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const votes = order.flatMap((i) =>
        [0, 1, 2, 3, 4].map((n) => ({ seat: `${i}${n}`, provider: '', p: [], ...seats[i] })),
      );
      const { winner, margin } = countByGroup(votes, groups);
      expect([order, winner]).toEqual([order, 0]);
      expect(margin).toBeCloseTo(0, 9);
    }
  });

  it('win alike however often one of them is listed again, and however seats split their votes over the copies', () =>
    fc.assert(
      fc.property(panel, ({ options, cloned, votes, copies }) => {
        const once = countByGroup(votes, groupsOf(options));
        const listed: { optionId: string; bloc?: string }[] = [
          ...options.map((option, i) => (i === cloned ? { ...option, bloc: 'same' } : option)),
          ...Array.from({ length: copies }, (_, i) => ({ optionId: `copy${i}`, bloc: 'same' })),
        ];
        const spread = votes.map(({ p, split, ...vote }): Vote => {
          const own = parts(split.slice(0, copies + 1)).map((part) => part * (p[cloned] ?? 0));
          return { ...vote, p: [...p.map((value, i) => (i === cloned ? (own[0] ?? 0) : value)), ...own.slice(1)] };
        });
        const again = countByGroup(spread, groupsOf(listed));
        fc.pre(once.margin > 1e-9);
        expect(again.first).toBeCloseTo(once.first, 9);
        expect(again.margin).toBeCloseTo(once.margin, 9);
        expect(again.nEff).toBeCloseTo(once.nEff, 9);
        const groupOf = (option?: { optionId: string; bloc?: string }) => option?.bloc ?? option?.optionId;
        expect(groupOf(listed[again.winner])).toBe(groupOf(listed[once.winner]));
        expect(sum(again.p)).toBeCloseTo(1, 9);
      }),
      { seed, numRuns: 3000 },
    ));

  it('give the choice to buy, listed once or twice', () => {
    const votes = (p: readonly number[]): Vote[] => ['a', 'b', 'c'].map((seat) => ({ seat, provider: seat, p }));
    const once = countByGroup(
      votes([0.45, 0.35, 0.2]),
      groupsOf([{ optionId: 'buy' }, { optionId: 'stake' }, { optionId: 'wait' }]),
    );
    const twice = countByGroup(
      votes([0.2, 0.25, 0.35, 0.2]),
      groupsOf([
        { optionId: 'buy now', bloc: 'buy' },
        { optionId: 'buy outright', bloc: 'buy' },
        { optionId: 'stake' },
        { optionId: 'wait' },
      ]),
    );
    expect([once.winner, twice.winner]).toEqual([0, 1]);
    expect(twice.first).toBeCloseTo(0.45, 9);
    expect(twice.margin).toBeCloseTo(0.1, 9);
  });
});
