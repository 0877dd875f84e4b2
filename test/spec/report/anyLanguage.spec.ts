import { describe, expect, it } from 'vitest';

import { clean } from '../../../server/report/textLayer/lines/cleanText.ts';
import { directionOf, inContext } from '../../../server/report/textLayer/lines/direction.ts';
import { createFontBook } from '../../../server/report/textLayer/fonts/fontBook.ts';
import { reordered } from '../../../server/report/textLayer/lines/lineBuilder.ts';
import { piecesOf } from '../../../server/report/textLayer/lines/textRuns.ts';
import { fontsFolder } from '../../../server/report/fonts/folder.ts';
import { isolated, setApart } from '../../../shared/words/setApart.ts';

const book = createFontBook(fontsFolder());
describe('pieces', () => {
  const setting = { language: 'ar', direction: 'rtl' as const, book, missing: () => undefined };
  const textOf = (text: string) => {
    const pieces = piecesOf([{ text, family: 'Voice', noWrap: false }], setting).flat();
    return reordered(pieces, ({ level }) => level)
      .map((piece) => piece.text)
      .join('|');
  };

  it('keep every character of a paragraph', () => {
    const text = 'السعر 1,250,000 £ (v2.1) ใน Tokyo 東京';
    const pieces = piecesOf([{ text, family: 'Voice', noWrap: false }], setting).flat();
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('stand in the order in which they are seen', () => {
    expect(textOf('אבג 12 abc')).toBe('abc| |12|אבג ');
    expect(textOf(setApart('הטלפון +44 113 496 0000'))).toMatch(/\+44\u00A0113\u00A0496\u00A00000/);
    expect(textOf(isolated('הטלפון +44 113 496 0000'))).toMatch(/\+44 113 496 0000/);
    expect(textOf(setApart('הדגם gpt-6.1-sol'))).toMatch(/^\|*gpt/);
  });

  it('never separate a mark from its letter', () => {
    for (const text of ['นํ้าท่วม', 'क्षत्रिय', 'לְדַבֵּר', 'e\u0301\u0323e'])
      for (const { text: piece } of piecesOf([{ text, family: 'Voice', noWrap: false }], setting).flat())
        expect(piece).not.toMatch(/^\p{M}/u);
  });

  it('keep Korean words, ranges and grouped numbers whole', () => {
    const wordsOf = (text: string) =>
      piecesOf([{ text, family: 'Voice', noWrap: false }], setting)
        .flat()
        .reduce<string[]>(
          ([last = '', ...lines], { text: piece, after }) =>
            after === 'may' ? ['', last + piece, ...lines] : [last + piece, ...lines],
          [],
        )
        .filter((word) => word !== '')
        .toReversed();
    expect(wordsOf('2026년 12월에 해지할 수 있다.')).toEqual(['2026년 ', '12월에 ', '해지할 ', '수 ', '있다.']);
    expect(wordsOf('khoảng 49% - 61% thôi')).toEqual(['khoảng ', '49% - 61% ', 'thôi']);
    expect(wordsOf('পরিসর ৪৯–৬১% মাত্র')).toEqual(['পরিসর ', '৪৯–৬১% ', 'মাত্র']);
    expect(wordsOf('zysk 1 184 000 złotych, 2026 184 osób (E-10)')).toEqual([
      'zysk ',
      '1 184 000 ',
      'złotych, ',
      '2026 ',
      '184 ',
      'osób ',
      '(E-10)',
    ]);
  });

  it('set a number after a label in the font asked for', () => {
    const asked = ['Plain', 'Voice', 'Mono'].map((family, i) => ({
      text: ['留意: ', '11,300 ', '8111'][i] ?? '',
      family,
      noWrap: false,
    }));
    const [, number, hash] = piecesOf(asked, { ...setting, language: 'zh' });
    expect(number?.map(({ family }) => family)).toEqual(['Voice']);
    expect(hash?.map(({ family }) => family)).toEqual(['Mono']);
  });

  it('use the Han glyphs of the language', () => {
    const familyOf = (language: string) =>
      piecesOf([{ text: '直', family: 'Voice', noWrap: false }], { ...setting, language }).flat()[0]?.family;
    expect(['ja', 'ko', 'zh', 'zh-Hant', 'en'].map(familyOf)).toEqual([
      'NotoSansJP',
      'NotoSansKR',
      'NotoSansSC',
      'NotoSansTC',
      'NotoSansSC',
    ]);
  });
});

describe('a paragraph', () => {
  /** The words of a line as they stand on it, from left to right. */
  const seenLine = (items: readonly string[], page: 'ltr' | 'rtl') => {
    const direction = directionOf(items.join(''), page);
    const asked = items.map((text) => ({
      text: inContext(text, direction, items.length > 1),
      family: 'Voice',
      noWrap: false,
    }));
    const pieces = piecesOf(asked, { language: 'en', direction, book, missing: () => undefined }).flat();
    return reordered(pieces, ({ level }) => level)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join(' ');
  };

  it('runs as its first letter does, and as the page does when it has none', () => {
    expect(directionOf('The case says: “انتظروا”', 'rtl')).toBe('ltr');
    expect(directionOf('«انتظروا» he said', 'ltr')).toBe('rtl');
    expect(directionOf('57 % – 61 %', 'rtl')).toBe('rtl');
    expect(directionOf('57\u200E%\u200E', 'rtl')).toBe('rtl');
    expect(directionOf('\u2068A\u2069 انتظروا', 'ltr')).toBe('rtl');
    expect(directionOf('One.\nاثنان.', 'rtl')).toBe('auto');
  });

  it('of English on a page in Arabic ends with its full stop on the right', () => {
    expect(seenLine(['Take the lease now.'], 'rtl')).toBe('Take the lease now .'.replace(' .', '.'));
    expect(seenLine(['انتظروا: ', 'Take the lease now.'], 'rtl')).toBe('Take the lease now. انتظروا:');
  });

  it('keeps names, prices, versions and telephone numbers whole, and in their places', () => {
    const line = 'السعر £105,000 (v2.1) والهاتف +44 113 496 0000 من Hartwell & Daughters.';
    expect(seenLine([line], 'rtl')).toMatch(
      /Hartwell & Daughters.*من.*\+44 113 496 0000.*والهاتف.*v2\.1.*£?105,000£?.*السعر/,
    );
  });

  it('lets a quotation run as its own language does', () => {
    expect(seenLine(['They wrote: “السعر 12 والهاتف +44 113 496 0000” and left.'], 'ltr')).toMatch(
      /^They wrote: “ \+44 113 496 0000 والهاتف 12 السعر ” and left\.$/,
    );
    expect(seenLine(['قالت: “Wait a year.” ثم خرجت'], 'rtl')).toMatch(/Wait a year\./);
  });

  it('keeps each of its parts together', () => {
    expect(seenLine(['Ask today.', ' (', 'محمود', ', ', '5 ديسمبر 2026', ')'], 'rtl')).toBe(
      'Ask today. ( محمود , 2026 ديسمبر 5 )',
    );
  });
});

describe('cleaning', () => {
  it('takes out what would move other text, and mends half pairs', () => {
    expect(clean('a\u202Eb\u0007c\uD800d\r\ne')).toBe('abc\uFFFDd\ne');
  });
});
