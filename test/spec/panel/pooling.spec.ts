import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitGamma } from '../../../server/panel/protocol/calibration.ts';
import { poolPanels } from '../../../server/panel/protocol/deep.ts';
import { normal, randomFrom } from '../../../server/panel/protocol/random.ts';
import { argmax, softmax, sum } from '../../../server/panel/protocol/numbers.ts';
import { effectiveVotes, logRatios, pool, poolRules, type Vote } from '../../../server/panel/protocol/pooling.ts';

const seed = 20261121;
const options = { seed, numRuns: 200 };
const providers = ['openai', 'anthropic', 'google'] as const;

const distribution = (k: number) =>
  fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: k, maxLength: k });
const votes = fc.integer({ min: 2, max: 6 }).chain((k) =>
  fc.array(
    fc.record({
      provider: fc.constantFrom(...providers),
      p: distribution(k),
      weight: fc.double({ min: 0.75, max: 1.25, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
);
const close = (a: readonly number[], b: readonly number[]) => {
  for (const [i, value] of a.entries()) expect(Math.abs(value - (b[i] ?? Number.NaN))).toBeLessThanOrEqual(1e-9);
};
const byOrder = <T>(items: readonly T[], order: readonly number[]): T[] => order.map((i) => items[i] as T);

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
        const turned = list.map((vote): Vote => ({ ...vote, p: byOrder(vote.p, order) }));
        close(pool(turned).p, byOrder(pool(list).p, order));
      }),
      options,
    ));

  it('does not depend on the names of the providers', () =>
    fc.assert(
      fc.property(votes, (list) => {
        const renamed = { openai: 'google', anthropic: 'openai', google: 'local' };
        close(pool(list.map((vote) => ({ ...vote, provider: renamed[vote.provider] }))).p, pool(list).p);
      }),
      options,
    ));

  it('gives no provider more than its cap, however many clones it sends', () =>
    fc.assert(
      fc.property(votes, fc.integer({ min: 1, max: 60 }), (list, clones) => {
        const [first] = list;
        if (!first) return;
        const crowd = [...list, ...Array.from({ length: clones }, () => first)];
        const pooled = pool(crowd);
        for (const { weight } of pooled.blocs)
          expect(weight).toBeLessThanOrEqual(pooled.blocs.length >= 3 ? poolRules.blocCap : 1 / pooled.blocs.length);
        // The crowd can move its bloc to the clone's view and no further: two other blocs that agree still win.
        expect(pooled.nEff).toBeLessThan(1 / poolRules.rho.common);
      }),
      options,
    ));

  it('lets two providers that agree outvote a crowd of the third', () => {
    const against = Array.from({ length: 40 }, (): Vote => ({ provider: 'openai', p: [0.98, 0.02] }));
    const others = (['anthropic', 'google'] as const).flatMap((provider) =>
      [1, 2].map((): Vote => ({ provider, p: [0.1, 0.9] })),
    );
    expect(argmax(pool([...against, ...others]).p)).toBe(1);
  });

  it('counts nine seats of three providers as less than two votes', () => {
    expect(
      effectiveVotes(
        providers.map(() => ({ weight: 1 / 3, size: 3 })),
        poolRules.rho,
      ),
    ).toBeCloseTo(1.875, 2);
  });

  it('is the plain log pool when told to temper, clip, trim and sharpen nothing', () => {
    const rules = {
      ...poolRules,
      floor: 1e-12,
      gamma: () => 1,
      clip: 100,
      exponent: 1,
      rho: { common: 1, provider: 0, seat: 0 },
    };
    const list: Vote[] = [
      [0.7, 0.2, 0.1],
      [0.5, 0.4, 0.1],
    ].map((p) => ({ provider: 'openai', p }));
    close(
      pool(list, rules).p,
      softmax([0, 1, 2].map((k) => list.reduce((sum, { p }) => sum + Math.log(p[k] ?? 1), 0) / 2)),
    );
  });

  it('lets no seat say more than the clip allows', () => {
    const sure = pool([{ provider: 'openai', p: [1, 0] }]).p;
    const fairlySure = pool([{ provider: 'openai', p: [0.99, 0.01] }]).p;
    close(sure, fairlySure);
  });
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

describe('the overconfidence factor', () => {
  const items = (gamma: number, count: number) => {
    const random = randomFrom(`${seed}/${gamma}`);
    return Array.from({ length: count }, (_, n) => {
      const truth = Math.floor(random() * 4);
      const s = [0, 1, 2, 3].map((k) => (k === truth ? 1.15 : 0) + normal(random));
      return { truth, question: `${n}`, p: softmax(s.map((x) => gamma * 1.15 * x)) };
    });
  };
  it.each([1, 1.8, 3])('is found again where it was %f', (gamma) => {
    const fitted = fitGamma(items(gamma, 2000));
    expect(Math.abs(fitted - gamma) / gamma).toBeLessThan(0.15);
  });
  it('takes five seats on one question for little more than one', () => {
    const once = items(3, 100);
    const crowd = once.flatMap((item) => [item, item, item, item, item]);
    expect(Math.abs(Math.log(fitGamma(crowd) / fitGamma(once)))).toBeLessThan(0.05);
  });
  it.each([1, 1.3, 3])(
    'of %f takes out the temperature and nothing else: the same seats count as at the prior',
    (gamma) =>
      fc.assert(
        fc.property(votes, (list) => {
          const hotter = list.map((vote) => {
            const raised = vote.p.map((value) => (value / Math.max(...vote.p)) ** (gamma / 1.8));
            return { ...vote, p: raised.map((value) => value / sum(raised)) };
          });
          const floorless = { ...poolRules, floor: 1e-30 };
          close(pool(hotter, { ...floorless, gamma: () => gamma }).p, pool(list, floorless).p);
        }),
        options,
      ),
  );
  it('leaves the floor as deep as it is at the prior: a seat that gives nothing to an option costs it the same', () => {
    const rows = (gamma: number) =>
      logRatios([1, 0, 0, 0], gamma, { ...poolRules, clip: Infinity }).map((value) => value.toFixed(1));
    expect(rows(3)).toEqual(rows(1.8));
    expect(rows(3)).toEqual(['1.9', '-0.6', '-0.6', '-0.6']);
  });
  it('stays the prior below fifty resolved cases', () => expect(fitGamma(items(3, 49))).toBe(1.8));
});
