import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { interfaceLanguages } from '../../../shared/api/interfaceLanguages.ts';
import { scenarios } from '../../../bench/panel/wire/goals.ts';

/** The goals of `bench:wire` that few cases show: the real SDKs on strict, slow fakes, in virtual time. */
describe.each([
  ['usual', 2],
  ['lying', 2],
  ['dead', 2],
] as const)('direct cases with models that think (%s)', (name, cases) => {
  it('meet what the panel is held to', async () => {
    const { goals } = await scenarios[name].hold(cases);
    expect(goals.length).toBeGreaterThan(1);
    expect(goals.filter(({ met }) => !met)).toEqual([]);
  });
});

/** The bench holds the English page to what it measures; here the other languages are held to the English page. */
describe.each(['new', 'landing'])('the minutes of each mode on the page "%s"', (page) => {
  const numbersIn = (language: string, mode: string) => {
    const file = new URL(`../../../shared/locales/${language}/ui/${page}.json`, import.meta.url);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return /\d+/u.exec(words[page === 'new' ? `new.mode.${mode}.long` : `landing.${mode}.long`] ?? '')?.[0];
  };
  it.each(['default', 'deep'])('are the same in every language: %s', (mode) => {
    for (const language of interfaceLanguages)
      expect([language, numbersIn(language, mode)]).toEqual([language, mode === 'deep' ? '20' : '10']);
  });
});
