import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Frame } from '../../../../shared/events/panel/frame.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import { randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import { tally, type Tally } from '../../../../server/panel/protocol/counting/tally.ts';
import { portion } from '../../../support/sampled.ts';

const seed = 20261121;
const labels = ['A', 'B', 'C', 'D'];
const criteria = ['c1', 'c2', 'c3'].map((criterionId, i) => ({
  criterionId,
  name: criterionId,
  why: '',
  weight: [0.5, 0.3, 0.2][i] ?? 0,
  direction: 'more' as const,
}));
const frameOf = (options: readonly string[]): Frame => ({
  question: '',
  options: options.map((optionId) => ({ optionId, title: optionId, description: '', origin: 'user' })),
  criteria,
  constraints: [],
  assumptions: [],
  horizon: '',
  successMetric: '',
});

const share = fc.double({ min: 0.001, max: 1, noNaN: true });
const cast = fc.record({
  provider: fc.constantFrom('openai', 'anthropic', 'google'),
  lens: fc.constantFrom('economics', 'risk', 'people'),
  p: fc.tuple(share, share, share, share),
  scores: fc.array(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 3, maxLength: 3 }), {
    minLength: 4,
    maxLength: 4,
  }),
  cites: fc.subarray(['E-1', 'E-2', 'E-3']),
});
type Sheet = {
  provider: string;
  lens: string;
  p: readonly number[];
  scores: readonly (readonly number[])[];
  cites: readonly string[];
};

const given = (sheets: readonly Sheet[], options = labels): Tally => ({
  frame: frameOf(options),
  casts: sheets.map(({ provider, lens, p, scores, cites }, i) => {
    const total = p.reduce((a, b) => a + b, 0);
    return {
      seatId: `${i}`,
      provider,
      lens,
      ballot: {
        p: Object.fromEntries(labels.map((label, k) => [label, (p[k] ?? 0) / total])),
        ranges: {},
        scores: Object.fromEntries(
          labels.map((label, k) => [
            label,
            Object.fromEntries(criteria.map(({ criterionId }, c) => [criterionId, scores[k]?.[c] ?? 0])),
          ]),
        ),
        statement: '',
        evidenceIds: [...cites],
        topCrux: '',
        cruxBelief: null,
        changeMyMind: '',
        uniqueEvidence: null,
        writeIn: null,
        abstain: false,
        change: null,
      },
    };
  }),
  moves: [],
  drift: null,
  turnout: { openai: { seats: 9, valid: 9 } },
  before: null,
  newEvidence: false,
  grounds: { framedByCode: false, verifiedShare: 1, quotesNotFound: false },
  seed: 's',
});

const same = (a: Pool, b: Pool) => {
  for (const label of labels) expect(Math.abs((a.p[label] ?? 0) - (b.p[label] ?? 9))).toBeLessThanOrEqual(1e-9);
  expect(a.nEff).toBeCloseTo(b.nEff, 9);
  expect([a.strength, a.quorum]).toEqual([b.strength, b.quorum]);
  for (const label of labels)
    for (const { criterionId } of criteria)
      expect(a.matrix[label]?.[criterionId]?.median).toBeCloseTo(
        b.matrix[label]?.[criterionId]?.median ?? Number.NaN,
        9,
      );
};
const sheets = fc.array(cast, { minLength: 3, maxLength: 12 });
const check = (property: fc.IRawProperty<[Sheet[], number]>): void =>
  void fc.assert(property, { seed, numRuns: portion(60, 30) });
const turned = <T>(items: readonly T[], n: number): T[] => shuffled(items, randomFrom(`${n}`));

describe(`the count of a round (seed ${seed})`, () => {
  it('does not depend on who sits where', () =>
    check(fc.property(sheets, fc.nat(), (list, n) => same(tally(given(turned(list, n))), tally(given(list))))));
  it('does not depend on the order in which the options are listed', () =>
    check(fc.property(sheets, fc.nat(), (list, n) => same(tally(given(list, turned(labels, n))), tally(given(list))))));
  it('does not depend on the order in which evidence is cited', () =>
    check(
      fc.property(sheets, fc.nat(), (list, n) =>
        same(tally(given(list.map((sheet) => ({ ...sheet, cites: turned(sheet.cites, n) })))), tally(given(list))),
      ),
    ));
  it('does not depend on what the providers are called', () => {
    const renamed: Record<string, string> = { openai: 'google', anthropic: 'openai', google: 'anthropic' };
    check(
      fc.property(sheets, fc.nat(), (list, _n) =>
        same(
          tally(given(list.map((sheet) => ({ ...sheet, provider: renamed[sheet.provider] ?? '' })))),
          tally(given(list)),
        ),
      ),
    );
  });
  it('puts no other option first by the scores where nobody scored', () => {
    const [whole] = given([{ provider: 'openai', lens: 'risk', p: [0.1, 0.2, 0.6, 0.1], scores: [], cites: [] }]).casts;
    if (!whole) throw new Error('expected a ballot, found none');
    const casts = [{ ...whole, ballot: { ...whole.ballot, scores: {} } }];
    const pool = tally({ ...given([]), casts });
    expect([pool.winner, pool.scoreWinner, pool.sensitivity.weightsStable]).toEqual(['C', 'C', 1]);
    expect(pool.caps).not.toContainEqual({ code: 'scores_disagree' });
  });
  it('names the winner without each provider, lens and item of evidence', () => {
    const one = (provider: string, p: number[], cites: string[]) => ({
      provider,
      lens: provider,
      p,
      scores: [],
      cites,
    });
    const pool = tally(
      given([
        one('openai', [0.97, 0.01, 0.01, 0.01], ['E-1']),
        one('anthropic', [0.1, 0.7, 0.1, 0.1], []),
        one('google', [0.3, 0.35, 0.2, 0.15], []),
      ]),
    );
    expect(pool.winner).toBe('A');
    expect(pool.sensitivity.withoutProvider).toEqual({ openai: 'B', anthropic: 'A', google: 'A' });
    expect(pool.sensitivity.withoutEvidence).toEqual({ 'E-1': 'B' });
    expect(Object.keys(pool.sensitivity.withoutLens)).toHaveLength(3);
  });
});
