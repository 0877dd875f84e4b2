import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { identity, pool, recalibrate, type Vote } from '../../../../server/panel/protocol/counting/pool/calibration.ts';
import { effectiveVotes, poolPanels } from '../../../../server/panel/protocol/counting/pool/pooling.ts';
import { argmax, sum } from '../../../../shared/kernel/numbers.ts';
import { publishedCorrelations } from '../../../../shared/views/correlations.ts';

const seed = 20261121;
const options = { seed, numRuns: 200 };
const providers = ['openai', 'anthropic', 'google'] as const;

const distribution = (k: number) =>
  fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: k, maxLength: k })
    .map((values) => values.map((value) => value / sum(values)));
const votesOf = (limits: number) =>
  fc.integer({ min: 2, max: 6 }).chain((k) =>
    fc
      .array(
        fc.record({
          provider: fc.constantFrom(...providers),
          p: distribution(k),
          weight: fc.double({ min: 0.3, max: 3, noNaN: true }),
        }),
        { minLength: 1, maxLength: limits },
      )
      .map((list) => list.map((vote, i) => ({ ...vote, seat: `${i}` }))),
  );
const votes = votesOf(20);
const close = (a: readonly number[], b: readonly number[]) => {
  expect(a).toHaveLength(b.length);
  for (const [i, value] of a.entries()) expect(Math.abs(value - (b[i] ?? Number.NaN))).toBeLessThanOrEqual(1e-9);
};
const byOrder = <T>(items: readonly T[], order: readonly number[]): T[] => order.map((i) => items[i] as T);
const vote = (provider: string, p: readonly number[], seat = provider): Vote => ({ seat, provider, p });

describe(`pooling (seed ${seed})`, () => {
  it('does not depend on the order of the seats', () =>
    fc.assert(
      fc.property(votes, fc.infiniteStream(fc.integer()), (list, keys) => {
        const order = list
          .map((_, i) => [keys.next().value as number, i] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, i]) => i);
        close(pool(byOrder(list, order)).p, pool(list).p);
      }),
      options,
    ));

  it('does not depend on the labels of the options', () =>
    fc.assert(
      fc.property(votes, fc.nat(), (list, turn) => {
        const k = list[0]?.p.length ?? 2;
        const order = Array.from({ length: k }, (_, i) => (i + turn) % k);
        const turned = list.map((one): Vote => ({ ...one, p: byOrder(one.p, order) }));
        close(pool(turned).p, byOrder(pool(list).p, order));
      }),
      options,
    ));

  it('does not depend on the names of the providers', () =>
    fc.assert(
      fc.property(votes, (list) => {
        const renamed = { openai: 'google', anthropic: 'openai', google: 'local' };
        close(pool(list.map((one) => ({ ...one, provider: renamed[one.provider] }))).p, pool(list).p);
      }),
      options,
    ));

  it('is the weighted mean while no provider has five seats', () =>
    fc.assert(
      fc.property(votesOf(4), (list) => {
        const whole = sum(list.map(({ weight }) => weight));
        close(
          pool(list).p,
          (list[0]?.p ?? []).map((_, k) => sum(list.map(({ p, weight }) => (weight / whole) * (p[k] ?? 0)))),
        );
      }),
      options,
    ));

  it('counts a provider as heavy as its seats are, and no seat less for having a colleague', () => {
    const blocs = pool([
      ...[1, 2, 3, 4].map((n) => vote('openai', [0.2, 0.8], `o${n}`)),
      vote('anthropic', [0.6, 0.4]),
      vote('google', [0.7, 0.3]),
    ]).blocs.map(({ provider, seats, weight }) => [provider, seats, weight.toFixed(3)]);
    expect(blocs).toEqual([
      ['anthropic', 1, '0.167'],
      ['google', 1, '0.167'],
      ['openai', 4, '0.667'],
    ]);
  });

  it('lets a single seat among five of a provider say no more than the next one does', () => {
    const honest = [0.6, 0.55, 0.5, 0.45].map((p, i) => vote('openai', [p, 1 - p], `${i}`));
    const captured = (p: number) => pool([...honest, vote('openai', [p, 1 - p], 'captured')]).p;
    close(captured(0), captured(0.3));
    expect(captured(0)[0]).toBeCloseTo((0.55 * 2 + 0.5 + 0.45 * 2) / 5, 9);
  });

  it('counts the revised vote of a seat alone, and the blind one where there is no other', () => {
    const blind = (seat: string, p: number): Vote => ({ ...vote('openai', [p, 1 - p], seat), round: 'blind' });
    const revised = (seat: string, p: number): Vote => ({ ...blind(seat, p), round: 'revised' });
    close(pool([blind('a', 0.1), revised('a', 0.7), blind('b', 0.5)]).p, [0.6, 0.4]);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-1]])(
    'refuses a vote that is no number, and says whose: %s',
    (wrong) => {
      const others = [vote('google', [0.2, 0.8])];
      expect(() => pool([vote('openai', [wrong, 0.5], 'a'), ...others])).toThrow(
        new RangeError(`expected probabilities of 0 or more in the vote of a, found ${wrong}`),
      );
      expect(() => pool([{ ...vote('openai', [0.5, 0.5], 'a'), weight: wrong }, ...others])).toThrow(
        new RangeError(`expected a weight of 0 or more for the vote of a, found ${wrong}`),
      );
    },
  );

  it.each([
    [[0.5, 0.3, 0.2], 'expected 2 probabilities in the vote of b, as in that of a, found 3'],
    [[], 'expected 2 probabilities in the vote of b, as in that of a, found 0'],
    [[0, 0], 'expected probabilities that sum to 1 in the vote of b, found a sum of 0'],
    [[0.9, 0.9], 'expected probabilities that sum to 1 in the vote of b, found a sum of 1.8'],
  ])('refuses a vote that says nothing of the same options: %j', (p, message) =>
    expect(() => pool([vote('openai', [0.7, 0.3], 'a'), vote('google', p, 'b')])).toThrow(new RangeError(message)),
  );
  it.each([[{ slope: Number.NaN, intercept: 0 }], [{ slope: 0, intercept: 0 }], [{ slope: 1, intercept: Infinity }]])(
    'refuses to read by what is no slope and intercept: %j',
    (wrong) =>
      expect(() => pool([vote('openai', [0.7, 0.3])], wrong)).toThrow(
        new RangeError(
          `expected a slope above 0 and an intercept that is a number, found ${wrong.slope} and ${wrong.intercept}`,
        ),
      ),
  );
  it('puts together panels of the same options alone', () =>
    expect(() =>
      poolPanels([
        [0.5, 0.5],
        [0.2, 0.3, 0.5],
      ]),
    ).toThrow(new RangeError('expected 2 probabilities in each panel, found 3')));
  it.each([1e300, 1e-300])('counts weights of any size: %s', (size) => {
    const votes = [vote('openai', [0.7, 0.3]), vote('google', [0.1, 0.9])];
    const heavy = pool(votes.map((one) => ({ ...one, weight: size })));
    close(heavy.p, pool(votes).p);
    expect(heavy.nEff).toBeCloseTo(pool(votes).nEff, 9);
  });
  it('is worth no vote where there is none', () => expect(pool([])).toEqual({ p: [], nEff: 0, blocs: [] }));

  it('leaves out votes that weigh nothing', () =>
    close(pool([vote('openai', [0.7, 0.3]), { ...vote('google', [0, 1]), weight: 0 }]).p, [0.7, 0.3]));

  it('estimates nine seats of three providers as less than two votes', () => {
    expect(effectiveVotes(providers.map(() => ({ weight: 1 / 3, size: 3 })))).toBeCloseTo(1.875, 2);
    expect(pool([...Array(40).keys()].map((i) => vote('openai', [0.5, 0.5], `${i}`))).nEff).toBeLessThan(
      1 / publishedCorrelations.common,
    );
  });
});

describe('recalibration', () => {
  it('leaves probabilities as they were said when nothing was learned', () =>
    expect(recalibrate([0.2, 0.5, 0.3], identity)).toEqual([0.2, 0.5, 0.3]));
  it('moves a yes/no statement by slope and intercept on the scale of log odds', () => {
    const [yes = 0] = recalibrate([0.8, 0.2], { slope: 0.5, intercept: -0.3 });
    expect(Math.log(yes / (1 - yes))).toBeCloseTo(0.5 * Math.log(4) - 0.3, 9);
  });
  it('never changes which option of a decision is first', () =>
    fc.assert(
      fc.property(votes, fc.double({ min: 0.2, max: 3, noNaN: true }), (list, slope) => {
        const { p } = pool(list);
        fc.pre(p.toSorted((a, b) => b - a).every((value, i, all) => i === 0 || (all[i - 1] ?? 0) - value > 1e-6));
        fc.pre(p.every((value) => value > 0.006 && value < 0.99));
        expect(argmax(recalibrate(p, { slope, intercept: 0 }))).toBe(argmax(p));
      }),
      options,
    ));
});

describe('panels put together', () => {
  it('count the same in any order, and a unanimous view stays', () => {
    const [a, b, c] = [
      [0.6, 0.3, 0.1],
      [0.2, 0.7, 0.1],
      [0.5, 0.4, 0.1],
    ] as const;
    close(poolPanels([a, b, c]), poolPanels([c, a, b]));
    close(poolPanels([a, a, a]), a);
  });
});
