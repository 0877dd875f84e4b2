import { describe, expect, it } from 'vitest';

import { portion, sampled, seed } from '../../support/sampled.ts';
import { draw } from '../../support/drawing.ts';

const style = { font: 'Voice', fontSize: 9, lang: 'ar', direction: 'rtl' };
const page = (texts: readonly string[], defaultStyle: object = style) =>
  draw({ content: texts.map((text) => ({ text })), defaultStyle, tagged: true, version: '1.7' });

describe('no text kills a report', () => {
  it('of thousands of strings from every block, half pairs, controls and overrides among them', async () => {
    const next = lcg(Number(seed));
    const strings = Array.from({ length: portion(10_000, 1000) }, () => strange(next));
    for (let from = 0; from < strings.length; from += 1000) {
      const part = strings.slice(from, from + 1000);
      const { pdf } = await page(
        part,
        from % 2000 === 0 ? style : { ...style, lang: 'en', direction: 'ltr', font: 'Plain' },
      ).catch((error: unknown) => {
        throw new Error(`seed ${seed}, strings from ${from}`, { cause: error });
      });
      expect(pdf.length).toBeGreaterThan(1000);
    }
  });

  it('of 100,000 characters without a space', async () => {
    for (const word of sampled('words without end', ['a', 'م', 'ก', '中'], 1)) {
      const { pdf } = await page([word.repeat(100_000 / word.length)], { ...style, direction: 'ltr' });
      expect(pdf.length).toBeGreaterThan(10_000);
    }
  });

  it('of one letter with thousands of marks', async () => {
    const letters = [
      ['ب', '\u064E'],
      ['ก', '\u0E49'],
      ['क', '\u0951'],
      ['א', '\u05B7'],
    ] as const;
    for (const [letter, mark] of sampled('letters with marks', letters, 1)) {
      const { pdf } = await page([letter + mark.repeat(3000)], { ...style, font: 'Plain' });
      expect(pdf.length).toBeGreaterThan(1000);
    }
  });
});

/** A linear congruential generator: the seed is printed when something fails. */
const lcg = (seed: number) => {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** 1–30 code units: mostly letters of one block, mixed with marks, joiners, controls and half pairs. */
function strange(next: (below: number) => number): string {
  const block = next(0x30000 >> 7) << 7;
  const odd = [
    '\uD800',
    '\uDC00',
    '\u202E',
    '\u2066',
    '\u0000',
    '\u200D',
    '\u0301',
    '\n',
    '\uFFFF',
    '\u064B',
    '\u0E33',
    ' ',
  ];
  return Array.from({ length: 1 + next(30) }, () =>
    next(5) === 0 ? (odd[next(odd.length)] ?? '') : String.fromCodePoint(block + next(128)),
  ).join('');
}
