import { describe, expect, it } from 'vitest';

import { modelProviders } from '../../../../shared/events/providers.ts';
import { defaultPrices, providerTable } from '../../../../server/panel/providers/table.ts';
import { unpriced } from '../../../../server/panel/engine/setup.ts';
import { costOf, over } from '../../../../server/panel/providers/prices.ts';
import { Price, PriceTable } from '../../../../server/platform/config/priceTable.ts';

const at = '2026-11-21T12:00:00.000Z';
const table: PriceTable = {
  asOf: '2026-01-01',
  prices: [{ provider: 'openai', model: 'm', input: 2, cached: 0.5, output: 10 }],
};
const usage = { input: 1_000_000, cached: 400_000, output: 100_000, reasoning: 50_000, searches: 0 };
const priced = (
  price: Partial<Price>,
  used: Partial<typeof usage> & { cacheWritten?: number; cacheWrittenHour?: number } = {},
  when = at,
) =>
  costOf(
    { asOf: '2026-01-01', prices: [{ provider: 'openai', model: 'm', input: 2, output: 10, ...price }] },
    'openai',
    'm',
    { ...usage, cached: 0, ...used },
    when,
  );

describe('cost', () => {
  it('is counted from what was used, cached input at its own price', () =>
    expect(costOf(table, 'openai', 'm', usage, at)).toEqual({
      usd: expect.closeTo(0.6 * 2 + 0.4 * 0.5 + 1) as number,
      priceVersion: '2026-01-01',
    }));

  it('is unknown, never made up: without a price, without usage, without a price for what was used', () => {
    expect(costOf(table, 'openai', 'other', usage, at)).toEqual({ usd: null, priceVersion: null });
    expect(costOf(table, 'google', 'm', usage, at)).toEqual({ usd: null, priceVersion: null });
    expect(costOf(table, 'openai', 'm', null, at).usd).toBeNull();
    expect(priced({}, { searches: 1 }).usd).toBeNull();
    expect(priced({}, { cached: 1 }).usd).toBeNull();
    expect(priced({}, { cacheWritten: 1 }).usd).toBeNull();
  });

  it('counts searches and input put into the cache', () => {
    expect(priced({ searchPerThousand: 10 }, { searches: 3 }).usd).toBeCloseTo(2 + 1 + 0.03);
    expect(priced({ cacheWrite: 2.5 }, { cacheWritten: 400_000 }).usd).toBeCloseTo(0.6 * 2 + 0.4 * 2.5 + 1);
    const hour = { cacheWritten: 400_000, cacheWrittenHour: 300_000 };
    expect(priced({ cacheWrite: 2.5, cacheWriteHour: 4 }, hour).usd).toBeCloseTo(0.6 * 2 + 0.1 * 2.5 + 0.3 * 4 + 1);
    expect(priced({ cacheWrite: 2.5 }, hour).usd, 'its price is not known').toBeNull();
  });

  it('is unknown on days the price does not hold', () => {
    const price = { from: '2026-10-01', until: '2026-12-31' };
    expect(priced(price).usd).toBeCloseTo(3);
    expect(priced(price, {}, '2026-12-31T23:59:59.000Z').usd).toBeCloseTo(3);
    expect(priced(price, {}, '2027-01-01T00:00:00.000Z')).toEqual({ usd: null, priceVersion: null });
    expect(priced(price, {}, '2026-09-30T23:59:59.000Z').usd).toBeNull();
  });

  it('of a long call is by the price for long calls', () => {
    const tiers: PriceTable = {
      asOf: '2026-01-01',
      prices: [
        { provider: 'openai', model: 'm', input: 2, output: 10, upToInput: 1000 },
        { provider: 'openai', model: 'm', input: 4, output: 15, aboveInput: 1000 },
      ],
    };
    const of = (input: number) =>
      costOf(tiers, 'openai', 'm', { input, cached: 0, output: 0, reasoning: 0, searches: 0 }, at).usd;
    expect(of(1000)).toBeCloseTo(0.002);
    expect(of(1001)).toBeCloseTo(0.004004);
  });

  it('says by which prices: the day they were read, and whose page it was', () =>
    expect(priced({ asOf: '2026-09-23', source: 'https://platform.claude.com/docs' }).priceVersion).toBe(
      '2026-09-23 platform.claude.com',
    ));

  it('is nothing for scripted seats', () => expect(costOf(table, 'rehearsal', 'script', null, at).usd).toBe(0));
});

describe('the default prices', () => {
  it('each say when and where they were read', () => {
    expect(PriceTable.parse(defaultPrices)).toEqual(defaultPrices);
    const searching = modelProviders.filter((provider) => providerTable[provider].searches);
    for (const { provider, model, asOf, source, searchPerThousand } of defaultPrices.prices)
      expect([model, asOf, source, searchPerThousand !== undefined]).toEqual([
        model,
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        expect.stringMatching(/^https:\/\//),
        searching.some((one) => one === provider),
      ]);
  });

  it.each(
    Object.entries(providerTable).map(
      ([provider, { defaultModels, helpers = {}, searches }]) =>
        [provider, [...(defaultModels ?? []), ...Object.values(helpers)], searches ? 2 : 0] as const,
    ),
  )('know what a call of %s costs by default, with its searches where it makes them', (provider, models, searches) => {
    for (const model of models)
      expect([
        model,
        costOf(defaultPrices, provider, model, { ...usage, input: 10_000, cached: 1000, searches }, at).usd,
      ]).toEqual([model, expect.any(Number)]);
  });

  it('hold no two prices for one call', () => {
    for (const when of [at, '2027-06-01T00:00:00.000Z'])
      for (const input of [1000, 100_001, 272_000, 272_001])
        for (const { provider, model } of defaultPrices.prices) {
          const rest = (nth: number): PriceTable => ({
            ...defaultPrices,
            prices: defaultPrices.prices.toSpliced(nth, 1),
          });
          const used = { ...usage, input, cached: 0 };
          const found = defaultPrices.prices.filter(
            (_, nth) =>
              costOf(rest(nth), provider, model, used, when).usd !==
              costOf(defaultPrices, provider, model, used, when).usd,
          );
          expect([model, when, input, found.length]).toEqual([model, when, input, 1]);
        }
  });
});

describe('a prompt of more than 272,000 tokens', () => {
  const usd = (model: string, input: number, output: number) =>
    costOf(defaultPrices, 'openai', model, { ...usage, input, cached: 0, output, searches: 0 }, at).usd ?? Number.NaN;
  it.each(providerTable.openai.defaultModels ?? [])(
    'costs twice as much to read, and half as much again to answer: %s',
    (model) => {
      expect(usd(model, 272_001, 0) / 272_001).toBeCloseTo((2 * usd(model, 272_000, 0)) / 272_000, 12);
      expect(usd(model, 272_001, 1000) - usd(model, 272_001, 0)).toBeCloseTo(
        1.5 * (usd(model, 272_000, 1000) - usd(model, 272_000, 0)),
        12,
      );
    },
  );
});

describe('prices of an operator', () => {
  const own: PriceTable = { asOf: '2026-11-01', prices: [{ provider: 'openai', model: 'a', input: 1, output: 1 }] };
  const others: PriceTable = {
    asOf: '2026-10-01',
    prices: [
      { provider: 'openai', model: 'a', input: 9, cached: 9, output: 9 },
      { provider: 'openai', model: 'b', input: 5, output: 5 },
    ],
  };
  it('take the place of the defaults, model by model', () => {
    const both = over(own, others);
    const used = { input: 1e6, cached: 0, output: 0, reasoning: 0, searches: 0 };
    expect(costOf(both, 'openai', 'a', used, at)).toEqual({ usd: 1, priceVersion: '2026-11-01' });
    expect(costOf(both, 'openai', 'a', { ...used, cached: 1 }, at).usd).toBeNull();
    expect(costOf(both, 'openai', 'b', used, at)).toEqual({ usd: 5, priceVersion: '2026-10-01' });
  });
});

describe('models without a price', () => {
  const at = (...models: string[]) => [
    { provider: 'openai' as const, models, searches: true, client: async function* () {} },
  ];
  it('are named, so that nobody believes a spending limit that cannot see them', () => {
    const clock = { now: () => '2026-11-21T12:00:00.000Z', sleep: async () => undefined };
    expect(unpriced({ providers: at('gpt-6.1-sol'), prices: defaultPrices, clock })).toEqual([]);
    expect(unpriced({ providers: at('gpt-6.1-sol', 'new'), prices: defaultPrices, clock })).toEqual(['openai/new']);
  });
});
