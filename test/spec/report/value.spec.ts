import { describe, expect, it } from 'vitest';

import type { Ballot } from '../../../shared/events/panel/ballot.ts';
import { type Debate, foldDebate } from '../../../shared/views/debate/debate.ts';
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { speak } from '../../../shared/words/speak.ts';
import { tipSaid } from '../../../shared/words/said/tipSaid.ts';
import { breakEvensOf } from '../../../shared/views/reportDocument/sensitivity/breakEven.ts';
import { matrixOf } from '../../../shared/views/reportDocument/frame.ts';
import { valueOfInformationOf } from '../../../shared/views/reportDocument/sensitivity/value.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { history, seen } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';

const folded = foldDebate(seen(history(english)));
const pooled = folded.pools.at(-1)!;
const normalTenth = 1.2815515655446004;

type Given = { readonly middle: number; readonly low: number; readonly high: number };

/** The case with these seats and no others: one provider each in turn, two options or more, one criterion. */
const debateWith = (seats: readonly (readonly Given[])[]): Debate => {
  const ids = (seats[0] ?? []).map((_, k) => 'ABCDEF'[k] ?? '');
  const some = folded.ballots[0]!;
  const ballot = (given: readonly Given[]): Ballot => ({
    ...some.ballot!,
    scores: Object.fromEntries(ids.map((id, k) => [id, { c1: given[k]?.middle ?? 50 }])),
    ranges: Object.fromEntries(ids.map((id, k) => [id, { low: given[k]?.low ?? 0, high: given[k]?.high ?? 100 }])),
  });
  const frame = folded.frames[0]!;
  return {
    ...folded,
    frames: { 0: { ...frame, criteria: [{ ...frame.criteria[0]!, criterionId: 'c1', weight: 1 }] } },
    ballots: seats.map((given, i) => ({ ...some, seatId: `seat-${i + 1}`, ballot: ballot(given), revision: 30 + i })),
  };
};
const poolOver = (options: number) => ({
  ...pooled,
  pool: {
    ...pooled.pool,
    p: Object.fromEntries(Array.from({ length: options }, (_, k) => ['ABCDEF'[k], 1 / options])),
  },
});
const sure = (value: number): Given => ({ middle: value, low: value, high: value });
const about = (middle: number, sd: number): Given => ({
  middle,
  low: middle - normalTenth * sd,
  high: middle + normalTenth * sd,
});

describe('the expected value of knowing everything', () => {
  it('is nothing when everybody is sure of the same', () => {
    const found = valueOfInformationOf(debateWith([1, 2, 3].map(() => [sure(80), sure(20)])), poolOver(2));
    expect(found?.counted.points).toBeCloseTo(0, 9);
    expect(found?.counted.best).toBe('A');
    expect(found?.counted.worths[0]?.worth).toBeCloseTo(80, 6);
  });

  it('is what the seats that are sure of opposite things would save each other', () => {
    const found = valueOfInformationOf(
      debateWith([
        [sure(80), sure(20)],
        [sure(80), sure(20)],
        [sure(20), sure(80)],
      ]),
      poolOver(2),
    );
    expect(found?.counted.points).toBeCloseTo(80 - 60, 6);
    expect(found?.revisions).toEqual([30, 31, 32]);
  });

  it('is σ/√π for two options that are equally good and turn out independently', () => {
    const seats = [1, 2, 3].map(() => [about(50, 10), about(50, 10)]);
    expect(valueOfInformationOf(debateWith(seats), poolOver(2))?.counted.points).toBeCloseTo(
      10 / Math.sqrt(Math.PI),
      3,
    );
  });

  it('weighs providers and not seats', () => {
    const seats = [
      [sure(80), sure(20)],
      [sure(20), sure(80)],
      [sure(80), sure(20)],
      [sure(80), sure(20)],
      [sure(20), sure(80)],
    ];
    // Seats 1 and 4 are of one provider, 2 and 5 of another: bloc by bloc two thirds for A.
    const worth = valueOfInformationOf(debateWith(seats), poolOver(2))?.counted.worths[0]?.worth;
    expect(worth).toBeCloseTo((2 / 3) * 80 + (1 / 3) * 20, 6);
  });

  it('is never negative and never more than the scale, whatever the seats say (seed 1)', () => {
    const random = randomFrom('value of information, seed 1');
    for (let round = 0; round < 40; round++) {
      const options = 2 + (round % 5);
      const seats = Array.from({ length: 3 + (round % 4) }, () =>
        Array.from({ length: options }, (): Given => {
          const [low = 0, middle = 0, high = 0] = [random(), random(), random()]
            .map((x) => 100 * x)
            .toSorted((a, b) => a - b);
          return { low, middle, high };
        }),
      );
      const points = valueOfInformationOf(debateWith(seats), poolOver(options))?.counted.points;
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThan(100);
    }
  });

  it('is not said where fewer than three seats gave ranges', () => {
    const two = debateWith([
      [sure(80), sure(20)],
      [sure(80), sure(20)],
    ]);
    expect(valueOfInformationOf(two, poolOver(2))).toBeNull();
    const old = { ...folded.ballots[0]!.ballot!, ranges: {} };
    const before = { ...folded, ballots: folded.ballots.map((slot) => ({ ...slot, ballot: old })) };
    expect(valueOfInformationOf(before, pooled)).toBeNull();
  });
});

/** How many passages of three letters one text has of another. */
const sharedIn = (text: string, other: string): number =>
  Array.from(other, (_, at) => other.slice(at, at + 3)).filter((passage) => text.includes(passage)).length;

describe('break-even values', () => {
  const best = matrixOf(folded, pooled)!.rows.reduce((a, b) => (b.counted.weighted > a.counted.weighted ? b : a));
  const agreeing = { ...pooled, pool: { ...pooled.pool, winner: best.optionId } };
  const found = breakEvensOf(folded, agreeing);

  it('are two at most, the nearest to tipping first', () => {
    expect(found).toHaveLength(2);
    const gaps = found.map(({ now, counted }) => Math.abs(counted.at - now));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  });

  it('are where the two options meet: a chance', () => {
    const alone = breakEvensOf({ ...folded, frames: {} }, pooled);
    expect(alone.length).toBeGreaterThan(0);
    for (const one of alone) {
      if (one.kind !== 'chance') throw new Error(`expected a chance, found ${one.kind}`);
      const crux = folded.cruxes.find(({ cruxId }) => cruxId === one.cruxId);
      const under = crux?.under ?? { ifTrue: {}, ifFalse: {} };
      const p = (option: string) =>
        one.counted.at * (under.ifTrue[option] ?? NaN) + (1 - one.counted.at) * (under.ifFalse[option] ?? NaN);
      expect(p(one.counted.from)).toBeCloseTo(p(one.counted.to), 9);
      expect([one.counted.from, one.now]).toEqual([pooled.pool.winner, crux?.q]);
    }
  });

  it('are where the two options meet: a weight, and none where the scores put another option first', () => {
    expect(pooled.pool.winner).not.toBe(best.optionId);
    expect(breakEvensOf({ ...folded, cruxes: [] }, pooled)).toEqual([]);
    const alone = breakEvensOf({ ...folded, cruxes: [] }, agreeing);
    expect(alone.length).toBeGreaterThan(0);
    const { criteria } = folded.frames[0]!;
    const { rows } = matrixOf(folded, pooled)!;
    for (const one of alone) {
      if (one.kind !== 'weight') throw new Error(`expected a weight, found ${one.kind}`);
      const { at } = one.counted;
      const score = (option: string) =>
        criteria.reduce((sum, { criterionId, weight }, c) => {
          const moved = criterionId === one.criterionId ? at : (weight * (1 - at)) / (1 - one.now);
          return sum + moved * (rows.find(({ optionId }) => optionId === option)?.cells[c]?.median ?? NaN);
        }, 0);
      expect(score(one.counted.from)).toBeCloseTo(score(one.counted.to), 9);
      expect(one.by).toBe('scores');
    }
  });

  it.each([...labelledLanguages])('of a weight are said to be those of the scores alone, in %s', async (language) => {
    const speech = await speak(language);
    const tip = { now: 0.33, counted: { at: 0.115, to: 'E' } };
    const [weight, chance] = [tipSaid(speech, { ...tip, kind: 'weight' }), tipSaid(speech, { ...tip, kind: 'chance' })];
    for (const said of [speech.percent(0.33), speech.percent(0.11), 'E']) expect(weight).toContain(said);
    // In the words that say elsewhere which option the scores alone put first.
    const own = speech.say('byScores', { option: 'E' }).toLowerCase();
    const shared = (text: string) => sharedIn(text.toLowerCase(), own);
    expect(shared(weight)).toBeGreaterThan(shared(chance));
  });

  it('are none where another option would only draw level', () => {
    const level = folded.cruxes.map((crux) => ({
      ...crux,
      q: 0.5,
      under: { ifTrue: { B: 0.6, A: 0.2 }, ifFalse: { B: 0.4, A: 0.4 } },
    }));
    expect(breakEvensOf({ ...folded, cruxes: level, frames: {} }, pooled)).toEqual([]);
  });

  it('are none where two options are level now', () => {
    const even = folded.cruxes.map((crux) => ({
      ...crux,
      q: 0.5,
      under: { ifTrue: { B: 0.6, A: 0.2 }, ifFalse: { B: 0.2, A: 0.6 } },
    }));
    expect(breakEvensOf({ ...folded, cruxes: even, frames: {} }, pooled)).toEqual([]);
  });

  it('are none without a pooled result', () => {
    expect(breakEvensOf(folded, null)).toEqual([]);
  });
});
