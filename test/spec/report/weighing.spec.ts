import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { argmax } from '../../../shared/kernel/numbers.ts';
import { tipSaid } from '../../../shared/words/said/tipSaid.ts';
import { speechOf } from '../../../shared/words/speech.ts';
import { leaderByScore, ranked, reweighed, tippingWeight } from '../../../shared/views/weighing.ts';

const weightsAt = (weights: readonly number[], c: number, now: number): number[] =>
  reweighed(
    weights.map((weight, i) => ({ criterionId: `${i}`, weight })),
    { criterionId: `${c}`, now },
  ).map(({ weight }) => weight);

const cases = fc
  .record({
    scores: fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 5,
    }),
    raw: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }),
    c: fc.nat({ max: 2 }),
  })
  .map(({ scores, raw, c }) => {
    const total = raw.reduce((a, b) => a + b, 0);
    return {
      rows: scores.map((row, i) => ({ optionId: `o${i}`, scores: row })),
      weights: raw.map((one) => one / total),
      c,
    };
  });

describe('weights of which one is another', () => {
  it('sum to 1, wherever they begin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 7 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (raw, at, now) => {
          const total = raw.reduce((a, b) => a + b, 0);
          const weights = raw.map((one, i) => (total === 0 ? Number(i === 0) : one / total));
          const c = at % weights.length;
          const changed = weightsAt(weights, c, now);
          expect(changed[c]).toBe(now);
          expect(changed.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        },
      ),
    );
  });
  it('are shared by the others alike where one weighed everything', () =>
    expect(weightsAt([1, 0, 0], 0, 0.4)).toEqual([0.4, 0.3, 0.3]));
});

describe('the weight at which the scores would put another option first', () => {
  it('is where it says, and no nearer one is', () => {
    fc.assert(
      fc.property(cases, ({ rows, weights, c }) => {
        const now = weights[c] ?? 0;
        const tip = tippingWeight(rows, weights, c);
        const leaderAt = (at: number) => leaderByScore(rows, weightsAt(weights, c, at));
        const leader = leaderAt(now)?.optionId;
        const scoreOf = (id: string, at: number) =>
          rows
            .find(({ optionId }) => optionId === id)!
            .scores.reduce((sum, score, i) => sum + score * (weightsAt(weights, c, at)[i] ?? 0), 0);
        const apart = tip ? scoreOf(tip.to, tip.at) - scoreOf(tip.from, tip.at) : 0;
        expect(apart).toBeCloseTo(0, 6);
        expect(tip?.from ?? leader).toBe(leader);
        // Between here and there the same option leads, or ties.
        for (const share of [0.25, 0.5, 0.75]) {
          const at = tip ? now + (tip.at - now) * share : share;
          const best = leaderAt(at)!;
          expect(scoreOf(best.optionId, at)).toBeCloseTo(scoreOf(leader!, at), 6);
        }
      }),
    );
  });

  it('is none where another option would only draw level', () => {
    const rows = [
      { optionId: 'a', scores: [80, 40] },
      { optionId: 'b', scores: [10, 40] },
    ];
    expect(tippingWeight(rows, [0.5, 0.5], 0)).toBeNull();
  });

  it.each([
    [0.49, 0.3, '29%'],
    [0.49, 0.302, '30%'],
    [0.49, 0.004, '0%'],
    [0.49, 0.07, '6%'],
    [0.4, 0.6, '61%'],
    [0.4, 0.996, '100%'],
    [0.3, 0.298, '29%'],
  ])(
    'is said as the first percentage at which the other one leads: now %f, level at %f, leads at %s',
    (now, at, said) => {
      const speech = speechOf('en', null);
      expect(tipSaid(speech, { kind: 'chance', now, counted: { at, to: 'C' } })).toBe(
        `Now ${speech.percent(now)}; at ${said}, option C would lead.`,
      );
    },
  );

  it('names the first of two options that lead alike, whatever their sums are rounded to', () => {
    const rows = [
      { optionId: 'a', scores: [92, 11, 21] },
      { optionId: 'b', scores: [38, 57, 6] },
    ];
    const weights = [2 / 7, 3 / 7, 2 / 7];
    expect(leaderByScore(rows, weights)?.optionId).toBe('a');
    expect(leaderByScore(rows, weightsAt(weights, 0, 2 / 7))?.optionId).toBe('a');
    expect(tippingWeight(rows, weights, 0)?.from).toBe('a');
  });

  it('is none where nothing can tip it, and where one criterion counts alone', () => {
    const rows = [
      { optionId: 'a', scores: [90, 80] },
      { optionId: 'b', scores: [10, 20] },
    ];
    expect(tippingWeight(rows, [0.5, 0.5], 0)).toBeNull();
    expect(tippingWeight(rows, [1, 0], 0)).toBeNull();
    expect(tippingWeight([], [1], 0)).toBeNull();
  });
});

it('options that only rounding sets apart are ranked in their order, and the first of them is the largest', () => {
  const shares = [0.3, 0.1 + 0.2, 0.4 - 1e-12, 0.4];
  const options = shares.map((p, i) => ({ optionId: 'ABCD'[i] ?? '', final: { p } }));
  expect(ranked(options).map(({ optionId }) => optionId)).toEqual(['C', 'D', 'A', 'B']);
  expect(argmax(shares)).toBe(2);
  expect(argmax([])).toBe(0);
});
