import { describe, expect, it } from 'vitest';

import { clean, setApart } from '../../../server/report/anyLanguage/clean.ts';
import { createFontBook } from '../../../server/report/anyLanguage/fontBook.ts';
import { reordered } from '../../../server/report/anyLanguage/lines.ts';
import { piecesOf } from '../../../server/report/anyLanguage/pieces.ts';
import { fontsFolder } from '../../../server/report/fonts/folder.ts';

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
    expect(textOf(setApart('הטלפון +44 113 496 0000'))).toMatch(/\+44 \|113 \|496 \|0000/);
    expect(textOf(setApart('הדגם gpt-6.1-sol'))).toMatch(/^\|*gpt/);
  });

  it('never separate a mark from its letter', () => {
    for (const text of ['นํ้าท่วม', 'क्षत्रिय', 'לְדַבֵּר', 'e\u0301\u0323e'])
      for (const { text: piece } of piecesOf([{ text, family: 'Voice', noWrap: false }], setting).flat())
        expect(piece).not.toMatch(/^\p{M}/u);
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

describe('cleaning', () => {
  it('takes out what would move other text, and mends half pairs', () => {
    expect(clean('a\u202Eb\u0007c\uD800d\r\ne')).toBe('abc\uFFFDd\ne');
  });
});
