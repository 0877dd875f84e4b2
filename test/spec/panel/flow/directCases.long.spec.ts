import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { interfaceLanguages } from '../../../../shared/api/interfaceLanguages.ts';
import { modes } from '../../../../shared/events/case.ts';
import { expectedOf, isMeasured, measuredWithPricesOf } from '../../../../shared/views/expected.ts';
import { expectedCase } from '../../../../server/cases/limits/expectedRoute.ts';
import { defaultPrices } from '../../../../server/panel/providers/table.ts';
import { scenarios } from '../../../../bench/panel/wire/goals.ts';
import { sampled } from '../../../support/sampled.ts';

/** The goals of `bench:wire` that few cases show: the real SDKs on strict, slow fakes, in virtual time. */
const short = [
  ['usual', 2],
  ['lying', 2],
  // What a dead provider costs is a difference of means.
  ['dead', 4],
  ['costs', 2],
] as const;
describe.each(sampled('direct cases on the wire', short, 2))(
  'direct cases with models that think (%s)',
  (name, cases) => {
    it('meet what the panel is held to', async () => {
      const { goals } = await scenarios[name].hold(cases);
      expect(goals.length).toBeGreaterThan(1);
      expect(goals.filter(({ met }) => !met)).toEqual([]);
    });
  },
);

/** The bench holds the table to what it measures. */
describe('what a case is expected to take', () => {
  it('belongs to the prices that are in force', () => {
    expect(measuredWithPricesOf).toBe(defaultPrices.asOf);
  });

  it.each(modes)('is what the landing page says in every language: %s', (mode) => {
    const numbersIn = (language: string) => {
      const file = new URL(`../../../../shared/locales/${language}/ui/site/landing.json`, import.meta.url);
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Number(/\d+/u.exec(words[`landing.${mode}.long`] ?? '')?.[0]);
    };
    const { about } = expectedOf(mode, 0, '2026-11-23').minutes;
    expect(interfaceLanguages.map((language) => [language, numbersIn(language)])).toEqual(
      interfaceLanguages.map((language) => [language, about]),
    );
  });

  it('costs more for a longer case, and from the day on which prices double', () => {
    const usd = (characters: number, day: string) => expectedOf('default', characters, day).usd.low;
    expect(usd(97_000, '2026-11-30')).toBeGreaterThan(usd(0, '2026-11-30'));
    expect(usd(0, '2026-12-01')).toBeGreaterThan(usd(0, '2026-11-30'));
  });

  it('costs more for what is read of documents, and nothing for what is not', () => {
    const usd = (...documents: number[]) => expectedOf('direct', 0, '2026-11-30', documents).usd.high;
    expect(usd(5_000)).toBeGreaterThan(usd());
    expect(usd(60_000)).toBeGreaterThan(usd(20_000));
    // Six parts of 20,000 tokens are read in direct mode, of one document or of many.
    expect(usd(900_000)).toBe(usd(120_000));
    expect(usd(...Array.from({ length: 20 }, () => 20_000))).toBe(usd(120_000));
  });

  it('is not said in USD of other providers than it was measured with', async () => {
    expect(isMeasured(['openai', 'anthropic', 'google'])).toBe(true);
    for (const providers of [[], ['rehearsal'], ['openai'], ['anthropic', 'google', 'local', 'openai']])
      expect(isMeasured(providers)).toBe(false);
    const asked = { now: () => '2026-11-23T12:00:00.000Z', costsKnown: async () => false };
    expect(await expectedCase(asked, 'direct', 0, [])).toMatchObject({ minutes: { about: 3 }, usd: null });
    expect(await expectedCase({ ...asked, costsKnown: async () => true }, 'direct', 0, [])).toMatchObject({
      usd: { low: 0.59, high: 0.99 },
    });
  });
});
