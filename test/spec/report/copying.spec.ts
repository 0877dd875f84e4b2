import fc from 'fast-check';
import { expect, it } from 'vitest';

import { planOf } from '../../../server/report/textLayer/copying/plan.ts';
import { type Glyphs, inlinesOf } from '../../../server/report/textLayer/copying/runs.ts';
import type { DrawnRun, PdfFont } from '../../../server/report/textLayer/internals/pdfkit.ts';
import type { Inline } from '../../../server/report/textLayer/internals/pdfmake.ts';
import { reordered } from '../../../server/report/textLayer/lines/lineBuilder.ts';

/** A line as it is laid out: pieces of one level and font, whose characters are drawn one by one or as a whole. */
const piece = fc.record({
  text: fc.string({ unit: fc.constantFrom(...Array.from('אבגABC123.,()« ')), minLength: 1, maxLength: 4 }),
  level: fc.constantFrom(0, 1, 2),
  fontSize: fc.constantFrom(7, 10),
  whole: fc.boolean(),
});

const advance = 500;
const mark = 'mark';
const space = 'space';
const font = { id: 'F1', encode: () => [[space], []], codeOfMark: () => mark } as unknown as PdfFont;

/** The glyphs of a line, from the left, and where each is to be drawn: by its code, which no other has. */
function laidOut(pieces: readonly (typeof piece extends fc.Arbitrary<infer P> ? P : never)[]) {
  const expected = new Map<string, number>();
  const glyphs: Glyphs[] = [];
  let left = 0;
  for (const { text, level, fontSize, whole, place } of reordered(
    pieces.map((given, i) => ({ ...given, place: i * 100 })),
    ({ level: own }) => own,
  )) {
    const width = (advance * fontSize) / 1000;
    const inline = { text, font, fontSize, x: left, bidiLevel: level } as Inline;
    const characters = Array.from(text);
    const glyph = (from: number, to: number): Glyphs => {
      const codes = characters.slice(from, to).map((_, k) => `${place}/${from + k}`);
      codes.forEach((code, k) => expected.set(code, inline.x + (from + k) * width));
      const says = level % 2 === 1 ? characters.toReversed().slice(from, to) : characters.slice(from, to);
      return {
        inline,
        codes,
        positions: codes.map(() => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
        says: says.join(''),
        level,
        look: whole ? null : String(fontSize),
        place: place + (level % 2 === 1 ? characters.length - to : from),
        x: from * width,
        end: to * width,
      };
    };
    glyphs.push(...(whole ? [glyph(0, characters.length)] : characters.map((_, from) => glyph(from, from + 1))));
    left += characters.length * width;
  }
  return { glyphs, expected };
}

it('a plan draws every glyph once, where it was laid out, within marks that are closed', () => {
  const side = fc.constantFrom('right' as const, 'left' as const);
  const row = fc.option(fc.record({ side, closed: fc.boolean() }));
  const pages = fc.constantFrom('rtl' as const, 'ltr' as const);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), row, pages, (pieces, taken, page) => {
      const { glyphs, expected } = laidOut(pieces);
      const plan = planOf(glyphs, taken, page);
      if (!plan) return;
      const runs = inlinesOf(plan, glyphs).flatMap((inline) =>
        (inline.fontFeatures?.runs ?? []).map((run) => ({ ...run, inline })),
      );
      const drawn = runs.flatMap(drawnBy).filter(({ code }) => code !== mark && code !== space);
      const shown = glyphs.filter(({ says }) => says.trim() !== '').flatMap(({ codes }) => codes);
      const codes = drawn.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(shown.filter((code) => !codes.includes(code))).toEqual([]);
      for (const { code, at } of drawn) expect(at).toBeCloseTo(expected.get(code) ?? NaN, 1);
      let open = 0;
      for (const { opens, closes } of runs) {
        open += opens.length - closes;
        expect(open).toBeGreaterThanOrEqual(0);
      }
      expect(open).toBe(0);
    }),
    { numRuns: 300 },
  );
});

/** Where a run draws its glyphs: pdfkit takes each advance in thousandths of the size. */
function drawnBy({ codes, positions, x, inline }: DrawnRun & { readonly inline: Inline }) {
  let pen = inline.x + x;
  return codes.map((code, i) => {
    const at = pen;
    pen += ((positions[i]?.xAdvance ?? NaN) * inline.fontSize) / 1000;
    return { code, at };
  });
}
