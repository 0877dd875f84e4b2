import { describe, expect, it } from 'vitest';

import { labelledLanguages, speak } from '../../../shared/words/catalogue.ts';
import { checkSaid } from '../../../shared/words/checkSaid.ts';
import { english } from '../../../shared/words/english.ts';
import { written } from '../../../shared/words/recorded/written.ts';
import { foreignTo } from '../../support/scripts.ts';

const asked = 'en de fr es pt it nl pl tr ru uk el ar fa he hi bn ta th vi id ja ko zh-Hans zh-Hant'.split(' ');

describe('labels', () => {
  it('are there in every language promised', () => {
    expect([...labelledLanguages].toSorted()).toEqual(asked.toSorted());
  });

  it.each(asked)('%s: every label is said, with the same places for values', async (language) => {
    const { words, labelled } = await speak(language);
    const wrong = Object.entries(english).filter(([label, text]) => {
      const said = words[label as keyof typeof english];
      return label !== 'labelsEnglish' && (said.trim() === '' || placesIn(said) !== placesIn(text));
    });
    expect(labelled).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('of another language are English, and it is known', async () => {
    expect(await speak('sw')).toMatchObject({ labelled: false, words: english, rtl: false });
    expect(await speak('not a tag')).toMatchObject({ language: 'en' });
  });

  it('go by script where a language has two', async () => {
    expect((await speak('zh-TW')).words.why).toBe((await speak('zh-Hant')).words.why);
    expect((await speak('zh-CN')).words.case).toBe((await speak('zh')).words.case);
  });

  it('tell times with their zone, and no nothing with a sign', async () => {
    const { date, dateTime, percent } = await speak('de');
    expect(dateTime('2026-11-24T10:00:00Z')).toBe('24. November 2026 um 10:00\u00A0UTC');
    expect([date('bis Freitag'), dateTime('bis Freitag')]).toEqual(['bis Freitag', 'bis Freitag']);
    expect(percent(-0.003)).toBe('0\u00A0%');
  });

  it('put sentences together as their language does', async () => {
    const said = async (language: string) => {
      const { sentences, named, bracketed, quoted, marks } = await speak(language);
      return sentences(
        `${named('A', quoted('b'))}${marks.comma}c${bracketed(['d', 'e'].join(marks.series))}`,
        `f${marks.semicolon}g`,
        'h!',
      );
    };
    const expected = {
      en: 'A: “b”, c (d, e). f; g. h!',
      de: 'A: „b“, c (d, e). f; g. h!',
      fr: 'A\u00A0: «\u00A0b\u00A0», c (d, e). f\u202F; g. h!',
      ar: 'A: «b»، c (d، e). f؛ g. h!',
      he: 'A: ”b”, c (d, e). f; g. h!',
      hi: 'A: “b”, c (d, e)। f; g। h!',
      th: 'A: “b”, c (d, e) f; g h!',
      ja: 'A：「b」、c（d、e）。f；g。h!',
      'zh-CN': 'A：“b”，c（d、e）。f；g。h!',
      'zh-TW': 'A：「b」，c（d、e）。f；g。h!',
      sw: 'A: “b”, c (d, e). f; g. h!',
    };
    const got: Record<string, string> = {};
    for (const language of Object.keys(expected)) got[language] = await said(language);
    expect(got).toEqual(expected);
  });

  it.each(asked)('%s: are written in the script of their language', async (language) => {
    const { words } = await speak(language);
    const foreign = foreignTo(language);
    const mixed = Object.values(words).filter((said) => foreign(said.replace(places, '').replace(names, '')));
    expect(mixed).toEqual([]);
  });

  it('say the state of the panel in a rule of the gate, and other notes as they were noted', async () => {
    const german = await speak('de');
    const rule = 'the banner is the real state';
    expect(checkSaid(german, rule, 'degraded')).toBe(
      'Die Überschrift nennt den wirklichen Zustand: Unvollständiges Gremium',
    );
    expect(checkSaid(german, 'doing nothing was compared', 'risk')).toBe('Das Nichtstun wurde verglichen: risk');
    expect(checkSaid(german, 'there is a base rate', '')).toBe('Es gibt eine Grundrate');
  });

  it('of what our own software wrote keep a technical detail behind it', async () => {
    const said = async (language: string, text: string) => (await speak(language)).recorded(text);
    const failed = 'The page could not be opened. (HTTP 403)';
    expect(await said('de', failed)).toBe('Die Seite ließ sich nicht öffnen. (HTTP 403)');
    expect(await said('ja', failed)).toBe('ページを開けませんでした。（HTTP 403）');
    expect(await said('en', failed)).toBe(failed);
    expect(await said('de', 'A seat said so. (Twice)')).toBe('A seat said so. (Twice)');
  });

  it('leave a French sign no chance to begin a line', async () => {
    const { words, recorded } = await speak('fr');
    expect([...Object.values(words), ...written.map(recorded)].filter((text) => / [;:!?»]|« /u.test(text))).toEqual([]);
  });

  it('set values apart where the language runs right to left', async () => {
    const { say, rtl } = await speak('ar');
    expect(rtl).toBe(true);
    expect(say('pageOf', { page: 1, pages: 7 })).toContain('\u20681\u2069');
  });
});

describe.each(asked.filter((language) => language !== 'en'))('what our own software wrote, in %s', (language) => {
  it('is all said, and nothing in English', async () => {
    const { recorded } = await speak(language);
    expect(written.filter((text) => recorded(text) === text || recorded(text).trim() === '')).toEqual([]);
    expect(new Set(written.map(recorded)).size).toBe(written.length);
    expect(recorded('A page said so.')).toBe('A page said so.');
  });

  it('is written in the script of its language', async () => {
    const { recorded } = await speak(language);
    expect(written.map(recorded).filter(foreignTo(language))).toEqual([]);
  });

  it('keeps the shares of the cap, in the digits of its language', async () => {
    const { recorded, number } = await speak(language);
    const shares = written.flatMap((text) => {
      const share = /\d+(?= %)/.exec(text)?.[0];
      return share === undefined ? [] : [[recorded(text), number(Number(share))] as const];
    });
    expect(shares).toHaveLength(3);
    for (const [said, share] of shares) expect(said).toContain(share);
  });
});

const places = /\{\w+\}/g;
const placesIn = (text: string) => (text.match(places) ?? []).toSorted().join();
/** Called the same everywhere. */
const names = /Witan|PDF|JSON|Prompts?|AI\b/g;
