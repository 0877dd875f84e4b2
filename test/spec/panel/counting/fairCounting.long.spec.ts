import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countByGroup, groupsOf } from '../../../../server/panel/protocol/counting/optionGroups.ts';
import { pool, type Vote } from '../../../../server/panel/protocol/counting/pool/pooling.ts';
import { argmax, sum } from '../../../../shared/kernel/numbers.ts';

const seed = 20261127;
const parts = (values: readonly number[]): number[] => values.map((value) => value / sum(values));

/** Shares in steps of a twentieth, as seats give them, so that near ties are frequent. */
const ballot = (options: number) =>
  fc
    .array(fc.integer({ min: 0, max: 20 }), { minLength: options, maxLength: options })
    .filter((shares) => sum(shares) > 0)
    .map(parts);
const providers = ['openai', 'anthropic', 'google'] as const;
const panel = fc.integer({ min: 2, max: 6 }).chain((k) =>
  fc.record({
    options: fc
      .array(fc.constantFrom(null, null, 'x', 'y'), { minLength: k, maxLength: k })
      .map((blocs) => blocs.map((bloc, i) => ({ optionId: `o${i}`, ...(bloc !== null && { bloc }) }))),
    /** Seats of each provider: from five on the one furthest out is bounded. */
    votes: fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }))
      .chain((sizes) => {
        const seats = sizes.flatMap((size, i) => Array.from({ length: size }, () => providers[i] ?? ''));
        const vote = fc.record({ weight: fc.constantFrom(1, 1, 1, 0.2, 0.7, 2.3, 5), p: ballot(k) });
        return fc
          .array(vote, { minLength: seats.length, maxLength: seats.length })
          .map((votes) => votes.map((one, i): Vote => ({ ...one, seat: `s${i}`, provider: seats[i] ?? '' })));
      }),
    slope: fc.constantFrom(1, 1, 0.6, 1.4),
  }),
);

describe(`what every counting owes to seats and options (seed ${seed})`, () => {
  it('never lets an option lose because a seat gives it more, taken from the others in proportion', () =>
    fc.assert(
      fc.property(panel, fc.double({ min: 0.01, max: 1, noNaN: true }), ({ options, votes, slope }, share) => {
        const groups = groupsOf(options);
        const winner = (some: readonly Vote[]) => countByGroup(some, groups, { slope, intercept: 0 }).winner;
        const before = winner(votes);
        for (const [i, vote] of votes.entries())
          for (const more of [share, 1]) {
            const p = vote.p.map((own, k) => (k === before ? own + (1 - own) * more : own * (1 - more)));
            expect(winner(votes.with(i, { ...vote, p }))).toBe(before);
          }
      }),
      { seed, numRuns: 5000 },
    ));

  it('keeps the leader that a seat of five comes to give everything', () => {
    const given = [
      [0.5, 0.4, 0.1],
      [0.6, 0.1, 0.3],
      [0.1, 0.5, 0.4],
      [0.1, 0.2, 0.7],
      [0.7, 0.1, 0.2],
      [0.1, 0.9, 0],
    ];
    const winner = (ballots: readonly (readonly number[])[]) => {
      const { p } = pool(ballots.map((p, i) => ({ seat: `${i}`, provider: i < 5 ? 'openai' : 'google', p })));
      return argmax(p);
    };
    expect([winner(given), winner(given.with(2, [0, 1, 0]))]).toEqual([1, 1]);
  });

  it('gives the same result whatever options and seats are called and in which order they stand', () =>
    fc.assert(
      fc.property(panel, fc.infiniteStream(fc.integer()), ({ options, votes, slope }, keys) => {
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [keys.next().value as number, item] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, item]) => item);
        const reading = { slope, intercept: 0 };
        const once = countByGroup(votes, groupsOf(options), reading);
        const order = shuffled([...options.keys()]);
        const names = { openai: 'google', anthropic: 'openai', google: 'anthropic' };
        const renamed = shuffled(votes).map((vote, i): Vote => ({
          ...vote,
          seat: `other${i}`,
          provider: names[vote.provider as keyof typeof names],
          p: order.map((k) => vote.p[k] ?? 0),
        }));
        const again = countByGroup(
          renamed,
          groupsOf(order.map((k, i) => ({ ...options[k], optionId: `renamed${i}` }))),
          reading,
        );
        expect(again.first).toBeCloseTo(once.first, 9);
        expect(again.margin).toBeCloseTo(once.margin, 9);
        const given = (option: number) => sum(votes.map(({ p, weight = 1 }) => weight * (p[option] ?? 0)));
        const isTied = options.some(
          ({ bloc }, k) =>
            k !== once.winner &&
            bloc !== undefined &&
            bloc === options[once.winner]?.bloc &&
            Math.abs(given(k) - given(once.winner)) < 1e-6,
        );
        fc.pre(once.margin > 1e-6 && !isTied);
        expect(order[again.winner]).toBe(once.winner);
      }),
      { seed, numRuns: 3000 },
    ));

  it('lets an option win that is first on every ballot, but for one whose variants together have more', () =>
    fc.assert(
      fc.property(panel, fc.nat(), ({ options, votes, slope }, nth) => {
        const first = nth % options.length;
        const ballots = votes.map((vote): Vote => {
          const best = vote.p.indexOf(Math.max(...vote.p));
          const p = vote.p.map((share, k) => (k === first ? vote.p[best] : k === best ? vote.p[first] : share) ?? 0);
          return { ...vote, p: parts(p.map((share, k) => (k === first ? share + 0.01 : share))) };
        });
        const alone = options.map(({ optionId }) => ({ optionId }));
        expect(countByGroup(ballots, groupsOf(alone), { slope, intercept: 0 }).winner).toBe(first);
      }),
      { seed, numRuns: 3000 },
    ));

  it('shows no option with a higher percentage than the one that wins', () =>
    fc.assert(
      fc.property(panel, ({ options, votes, slope }) => {
        const { p, winner, first, margin } = countByGroup(votes, groupsOf(options), { slope, intercept: 0 });
        const shown = p.map((share) => Math.round(share * 100));
        expect(shown[winner]).toBe(Math.max(...shown));
        expect(first).toBeCloseTo(p[winner] ?? Number.NaN, 9);
        expect(margin).toBeGreaterThanOrEqual(0);
      }),
      { seed, numRuns: 3000 },
    ));
});
