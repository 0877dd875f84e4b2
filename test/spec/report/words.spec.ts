import { describe, expect, it } from 'vitest';

import { english as texts } from '../../../shared/locales/english.ts';
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { checkSaid } from '../../../shared/words/said/checkSaid.ts';
import { failureCodes, gateRules, type RemarkCode } from '../../../shared/events/codes.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { foreignTo } from '../../support/scripts.ts';

const english = { ...texts.report, ...texts.mail };
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

  it.each(asked)('%s: a sentence that a quote ends has no second stop', async (language) => {
    const { quoted, sentences, marks } = await speak(language);
    const stop = marks.stop.trim() || '.';
    const quote = quoted(`x${stop}`);
    expect(sentences(quote, quoted('y …'))).toBe(`${quote}${marks.space}${quoted('y …')}`);
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

  it.each(asked)('%s: quote with the marks of their language, each opened and closed', async (language) => {
    const { words, marks } = await speak(language);
    const [open, close] = marks.quotes.map((mark) => mark.trim());
    const quoted = Object.values(words).flatMap((said) => {
      const found = said.match(/[«»„“”"「」]/gu) ?? [];
      return found.length === 0 ? [] : [[said, found] as const];
    });
    const wrong = quoted.filter(([, found]) => found.some((mark, i) => mark !== (i % 2 === 0 ? open : close)));
    expect(quoted.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    expect(quoted.filter(([, { length }]) => length % 2 !== 0)).toEqual([]);
  });

  it.each(asked)(
    '%s: how many seats or panels there are stands apart from the sentence, which is right for one',
    async (language) => {
      const { fewAgainst, panelsAgree, uncounted } = (await speak(language)).words;
      const isApart = (text: string) => /[:：]\s?[^:：]*\{(?:n|agreeing)\}/u.test(text);
      const inflects = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1;
      expect(inflects ? [fewAgainst, panelsAgree, uncounted].filter((text) => !isApart(text)) : []).toEqual([]);
    },
  );

  it('say the state of the panel in a rule of the gate, and other notes as they were noted', async () => {
    const german = await speak('de');
    expect(checkSaid(german, { rule: 'banner_true', ok: false, found: ['degraded'] })).toBe(
      '✗ Das Banner zeigt den tatsächlichen Zustand: Unvollständiges Gremium',
    );
    expect(checkSaid(german, { rule: 'status_quo_compared', ok: true, found: ['risk', 'more'] })).toBe(
      '✓ Der Vergleich mit dem Nichtstun liegt vor: risk, more',
    );
    expect(checkSaid(german, { rule: 'base_rate', ok: false, found: [] })).toBe('✗ Es gibt eine Grundrate');
    expect(checkSaid(german, { rule: 'first_action', ok: true, found: ['Ruth', '2026-11-20'] })).toContain(
      'Ruth, 20. November 2026',
    );
    expect(checkSaid(await speak('ar'), { rule: 'first_action', ok: true, found: ['Ruth', '2026-11-20'] })).toContain(
      'Ruth، 20 نوفمبر 2026',
    );
  });

  it('write a range of shares with its sign once, where the language has it', async () => {
    const said = async (language: string) => (await speak(language)).range(0.38, 0.614);
    const expected = {
      en: '38–61%',
      de: '38–61\u00A0%',
      es: '38–61\u00A0%',
      tr: '%38–61',
      it: '38–61%',
      'zh-CN': '38–61%',
      ja: '38～61%',
    };
    const got: Record<string, string> = {};
    for (const language of Object.keys(expected)) got[language] = await said(language);
    expect(got).toEqual(expected);
    expect((await speak('en')).range(0.501, 0.504)).toBe('~50%');
    expect((await speak('en')).range(0, 1)).toBe('0–100%');
  });

  it('of a remark of the software keep its technical detail behind it', async () => {
    const failed = { code: 'page_unavailable', detail: 'HTTP 403' } as const;
    expect((await speak('de')).remark(failed)).toBe('Die Seite konnte nicht geöffnet werden. (HTTP 403)');
    expect((await speak('ja')).remark(failed)).toBe('ページを開けませんでした。（HTTP 403）');
    expect((await speak('en')).remark(failed)).toBe('The page could not be opened. (HTTP 403)');
    expect((await speak('de')).remark({ code: 'said', text: 'A seat said so.' })).toBe('A seat said so.');
  });

  it('leave a French sign no chance to begin a line', async () => {
    const speech = await speak('fr');
    expect([...Object.values(speech.words), ...recordedBy(speech)].filter((text) => / [;:!?»]|« /u.test(text))).toEqual(
      [],
    );
  });

  it('set values apart where the language runs right to left', async () => {
    const { say, rtl } = await speak('ar');
    expect(rtl).toBe(true);
    expect(say('pageOf', { page: 1, pages: 7 })).toContain('\u20681\u2069');
  });
});

describe.each(asked.filter((language) => language !== 'en'))('what the software itself records, in %s', (language) => {
  it('is all said, each in words of its own, and nothing in English', async () => {
    const said = recordedBy(await speak(language));
    const inEnglish = new Set(recordedBy(await speak('en')));
    expect(said.filter((text) => inEnglish.has(text) || text.trim() === '')).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('is written in the script of its language', async () => {
    expect(recordedBy(await speak(language)).filter(foreignTo(language))).toEqual([]);
  });

  it('says a share of the cap as a percentage in the digits of its language', async () => {
    const { remark, percent } = await speak(language);
    expect(remark({ code: 'budget_share_spent', share: 0.35 })).toContain(percent(0.35));
  });
});

/** Every text of the reasons that events hold as codes, as the language says it. */
const recordedBy = ({ lens, remark, rule, failure }: Speech): string[] => [
  ...codesOf('lens').map(lens),
  ...(codesOf('remark') as RemarkCode[]).map((code) =>
    remark(code === 'budget_share_spent' ? { code, share: 0.35 } : { code, detail: '' }),
  ),
  ...gateRules.map(rule),
  ...failureCodes.map(failure),
];

const codesOf = (kind: string): string[] =>
  Object.keys(texts.reasons).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));

const places = /\{\w+\}/g;
const placesIn = (text: string) => (text.match(places) ?? []).toSorted().join();
/** Called the same everywhere. */
const names = /Witan|PDF|JSON|Prompts?|AI\b|webhook/g;
