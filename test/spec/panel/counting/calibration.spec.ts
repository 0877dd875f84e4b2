import { describe, expect, it } from 'vitest';

import {
  fitRecalibration,
  fitWeights,
  identity,
  pool,
  recalibrate,
  type Resolved,
} from '../../../../server/panel/protocol/counting/pool/calibration.ts';
import { mean } from '../../../../shared/kernel/numbers.ts';
import { randomFrom } from '../../../../shared/kernel/random.ts';

const seed = 'calibration/20261122';

/** Seats that are right in these shares of `count` questions with three options. */
const choices = (shares: Readonly<Record<string, number>>, count: number): Resolved[] => {
  const random = randomFrom(`${seed}/${count}`);
  return Array.from({ length: count }, (_, n) => {
    const truth = Math.floor(random() * 3);
    return Object.entries(shares).map(([seat, share]): Resolved => {
      const said = random() < share ? truth : (truth + 1 + Math.floor(random() * 2)) % 3;
      return { seat, provider: seat, question: `${n}`, truth, p: [0, 1, 2].map((k) => (k === said ? 0.8 : 0.1)) };
    });
  }).flat();
};

/** Yes/no questions of which `happens` come true at log odds z while the seats say `slope · z + lean`. */
const statements = (count: number, slope: number, lean: number): Resolved[] => {
  const random = randomFrom(`${seed}/${count}/${slope}/${lean}`);
  const chance = (z: number) => 1 / (1 + Math.exp(-z));
  return Array.from({ length: count }, (_, n) => {
    const z = 4 * random() - 2;
    const truth = random() < chance(z) ? 0 : 1;
    const yes = chance(slope * z + lean);
    return ['a', 'b', 'c'].map((seat): Resolved => ({
      seat,
      provider: seat,
      question: `${n}`,
      truth,
      p: [yes, 1 - yes],
    }));
  }).flat();
};

describe(`weights learned from outcomes (seed ${seed})`, () => {
  it('are none before there are outcomes', () => expect(fitWeights([])).toEqual({}));
  it('stay near 1 for a few questions and tell good from bad seats after a hundred', () => {
    const shares = { good: 0.95, fair: 0.7, poor: 0.4 };
    const few = Object.values(fitWeights(choices(shares, 4)));
    for (const weight of few) expect(Math.abs(Math.log(weight))).toBeLessThan(1);
    const { good = 0, fair = 0, poor = 0 } = fitWeights(choices(shares, 100));
    expect(good / fair).toBeGreaterThan(1.5);
    expect(fair / poor).toBeGreaterThan(1.5);
    expect([good, poor].map((weight) => Math.max(weight, 1 / weight))).toEqual([5, 5]);
  });
  it('do not hold a hard question against the seats that were asked it', () => {
    const easy = choices({ a: 1, b: 1 }, 40);
    const hard = choices({ c: 0, d: 0 }, 40).map((item) => ({ ...item, question: `hard ${item.question}` }));
    for (const weight of Object.values(fitWeights([...easy, ...hard]))) expect(weight).toBeCloseTo(1, 9);
  });
  it('are told by what others answered too, however much else a seat was asked alone', () => {
    const shared = choices({ good: 0.9, poor: 0.4 }, 60);
    const alone = choices({ good: 0.9 }, 200).map((item) => ({ ...item, question: `alone ${item.question}` }));
    const twice = alone.flatMap((item) => [item, item]);
    expect(fitWeights([...shared, ...alone])).toEqual(fitWeights(shared));
    expect(fitWeights([...shared, ...twice])).toEqual(fitWeights(shared));
    expect(fitWeights(alone)).toEqual({ good: 1 });
  });
  it('count what a seat said of one question more than once as one answer, which is the mean', () => {
    const items = choices({ good: 0.9, fair: 0.6, poor: 0.4 }, 40);
    const repeated = items.flatMap((item) => (item.seat === 'poor' ? [item, item] : [item]));
    expect(fitWeights(repeated)).toEqual(fitWeights(items));
    expect(fitRecalibration(repeated)).toEqual(fitRecalibration(items));
    const apart = items.flatMap((item) => {
      const [first = 0, second = 0, ...rest] = item.p;
      const off = Math.min(first, second, 0.05);
      return [
        { ...item, p: [first - off, second + off, ...rest] },
        { ...item, p: [first + off, second - off, ...rest] },
      ];
    });
    const whole = fitRecalibration(items);
    expect(fitRecalibration(apart).slope).toBeCloseTo(whole.slope, 9);
    expect(fitRecalibration(apart).intercept).toBeCloseTo(whole.intercept, 9);
  });
  it.each(['constructor', '__proto__', 'toString'])('are learned of a seat named %s as of any other', (name) => {
    const items = choices({ good: 0.9, poor: 0.4 }, 60);
    const named = items.map((item) => (item.seat === 'good' ? { ...item, seat: name } : item));
    const weights = fitWeights(named);
    expect(Object.entries(weights)).toContainEqual([name, fitWeights(items)['good']]);
    expect(weights['poor']).toBe(fitWeights(items)['poor']);
    expect(fitRecalibration(named)).toEqual(fitRecalibration(items));
    expect(fitRecalibration(named, weights)).toEqual(fitRecalibration(items, fitWeights(items)));
  });
  it('make the pool right more often than equal weights on questions not seen', () => {
    const shares = { best: 0.9, b: 0.45, c: 0.45, d: 0.45, e: 0.45 };
    const weights = fitWeights(choices(shares, 100));
    const others = Map.groupBy(choices(shares, 1000), ({ question }) => question);
    const accuracy = (weight: (seat: string) => number) =>
      mean(
        [...others.values()].map((items) => {
          const { p } = pool(items.map((item) => ({ ...item, weight: weight(item.seat) })));
          return p[items[0]?.truth ?? 0] === Math.max(...p) ? 1 : 0;
        }),
      );
    expect(accuracy((seat) => weights[seat] ?? 1)).toBeGreaterThan(accuracy(() => 1) + 0.05);
  });
});

describe('what is learned from', () => {
  const lost: Resolved = { seat: 'a', provider: 'a', question: '7', p: [0.7, 0.3], truth: 2 };
  it.each([2, -1, 0.5])('has its truth among its options: not %f', (truth) => {
    const items = [{ ...lost, truth }];
    expect(() => fitWeights(items)).toThrow(new RangeError(`expected truth as an index below 2, found ${truth}`));
    expect(() => fitRecalibration(items)).toThrow(RangeError);
  });
});

describe('answers to one question', () => {
  const answer = (seat: string, p: number[], truth = 0): Resolved => ({
    seat,
    provider: seat,
    question: '7',
    p,
    truth,
  });
  it.each([
    [answer('b', [0.4, 0.6], 1), 'expected one truth of question 7, found 0 and 1'],
    [answer('b', [0.4, 0.3, 0.3]), 'expected 2 probabilities in the answer of b to 7, as in that of a, found 3'],
    [answer('b', [0, 0]), 'expected probabilities that sum to 1 in the answer of b to 7, found a sum of 0'],
  ])('are of the same options and have one truth: %j', (other, message) => {
    const items = [answer('a', [0.7, 0.3]), other];
    expect(() => fitWeights(items)).toThrow(new RangeError(message));
    expect(() => fitRecalibration(items)).toThrow(new RangeError(message));
  });
});

describe(`recalibration learned from outcomes (seed ${seed})`, () => {
  it('is the identity before there are outcomes', () => expect(fitRecalibration([])).toEqual(identity));
  it.each([
    [1, 0],
    [2, 0],
    [1.5, 0.6],
    [0.7, -0.4],
  ])('takes out a slope of %f and a lean of %f', (slope, lean) => {
    const found = fitRecalibration(statements(3000, slope, lean));
    expect(Math.abs(found.slope - 1 / slope)).toBeLessThan(0.12);
    expect(Math.abs(found.intercept + lean / slope)).toBeLessThan(0.15);
  });
  it('believes a few outcomes little', () => {
    const { slope, intercept } = fitRecalibration(statements(10, 3, 1));
    expect(Math.abs(slope - 1)).toBeLessThan(0.35);
    expect(Math.abs(intercept)).toBeLessThan(0.35);
  });
  it('takes five seats on one question for one answer', () => {
    const once = statements(200, 2, 0);
    const crowd = once.flatMap((item) => [item, { ...item, seat: `${item.seat} again` }]);
    expect(fitRecalibration(crowd).slope).toBeCloseTo(fitRecalibration(once).slope, 6);
  });
  it('learns no intercept where there is no yes side', () =>
    expect(fitRecalibration(choices({ a: 0.8, b: 0.7 }, 100)).intercept).toBe(0));
  it('brings said and happened together on questions not seen', () => {
    const found = fitRecalibration(statements(400, 2, 0.8));
    const brier = (read: (p: readonly number[]) => readonly number[]) =>
      mean(statements(1000, 2, 0.8).map(({ p, truth }) => (1 - (read(p)[truth] ?? 0)) ** 2));
    expect(brier((p) => recalibrate(p, found))).toBeLessThan(brier((p) => p) - 0.01);
  });
});

describe('what is no number', () => {
  const answer = (p: number[]): Resolved => ({ seat: 'a', provider: 'x', question: 'q', p, truth: 0 });
  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-0.2]])('is learned from by nobody: %s', (wrong) => {
    const message = `expected probabilities of 0 or more in the answer of a to q, found ${wrong}`;
    expect(() => fitWeights([answer([wrong, 0.5])])).toThrow(new RangeError(message));
    expect(() => fitRecalibration([answer([0.5, wrong])])).toThrow(new RangeError(message));
  });
  it('is no weight to learn with', () =>
    expect(() => fitRecalibration([answer([0.5, 0.5])], { a: Number.POSITIVE_INFINITY })).toThrow(
      new RangeError('expected a weight of 0 or more for the vote of a, found Infinity'),
    ));
});
