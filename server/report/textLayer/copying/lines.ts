import type { Position } from '../internals/fontkit.ts';
import { type Inline, type Line, Renderer, TextDecorator } from '../internals/pdfmake.ts';
import { planOf } from './plan.ts';
import { rowOf } from './pdfium.ts';
import { directionForPoppler } from './poppler.ts';
import { type Glyphs, inlinesOf, isReadAsItStands } from './runs.ts';

/** Wraps pdfmake so that each line is drawn as readers have to find it. */
export function planLines(): void {
  const { renderPages, renderLine } = Renderer.prototype;
  Renderer.prototype.renderPages = function (pages) {
    for (const { items } of pages) {
      const lines = items.flatMap(({ type, item }) => (type === 'line' ? [item as Line] : []));
      const page = directionForPoppler(lines.map(textOf));
      for (const beside of rowsOf(lines)) {
        const rows = rowOf(beside.map(textOf));
        for (const [i, { inlines }] of beside.entries())
          for (const inline of inlines) inline.around = { page, row: rows[i] ?? null };
      }
    }
    renderPages.call(this, pages);
  };
  const laidOut = new WeakMap<Line, Line>();
  Renderer.prototype.renderLine = function (line, x, y) {
    const inlines = planned(line.inlines);
    if (!inlines) return renderLine.call(this, line, x, y);
    const drawn = Object.create(line, { inlines: { value: inlines } }) as Line;
    laidOut.set(drawn, line);
    renderLine.call(this, drawn, x, y);
  };
  const { drawDecorations } = TextDecorator.prototype;
  TextDecorator.prototype.drawDecorations = function (line, x, y) {
    drawDecorations.call(this, laidOut.get(line) ?? line, x, y);
  };
}

/** Lines that stand beside each other, such as cells of a row, from the left. */
function rowsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    const [before] = open ?? [];
    if (open && before && Math.abs(baseOf(before) - baseOf(line)) < line.getHeight() / 4) open.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => (a.x ?? 0) - (b.x ?? 0)));
}

const baseOf = (line: Line): number => (line.y ?? 0) + line.getAscenderHeight();

const inReadingOrder = (inlines: readonly Inline[]) => inlines.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
const textOf = ({ inlines }: Line): string =>
  inReadingOrder(inlines)
    .map(({ text }) => text)
    .join('');

/** The pieces of a line as they are drawn; `null`: as they are. */
function planned(inlines: readonly Inline[]): readonly Inline[] | null {
  const { page = 'ltr', row = null } = inlines[0]?.around ?? {};
  if (page === 'ltr' && row === null && inlines.every(({ bidiLevel = 0 }) => bidiLevel % 2 === 0)) return null;
  const glyphs = inPlace(inlines, inlines.flatMap(glyphsOf));
  const plan = planOf(glyphs, row, page);
  if (!plan && isReadAsItStands(glyphs)) return null;
  return inlinesOf(plan ?? [{ from: 0, to: glyphs.length }], glyphs);
}

type Unplaced = Omit<Glyphs, 'place'>;

function glyphsOf(inline: Inline): readonly Unplaced[] {
  const { font, fontSize, text, fontFeatures, bidiLevel: level = 0, characterSpacing, width } = inline;
  const features = fontFeatures ?? undefined;
  const [codes, positions] = font.encode(text, features);
  const said = font.layout(text, features).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  const whole = (level % 2 === 1 ? said.toReversed() : said).join('');
  // Of left-to-right text that a shaper has reordered, nobody knows which glyph says what.
  if (features?.direction === 'ltr' || whole !== text)
    return [{ inline, level, codes, positions, says: text, look: null, x: 0, end: width }];
  const look = lookOf(inline);
  let x = 0;
  return codes.map((code, i) => {
    const given = positions[i] as Position;
    const onLine = given.yOffset === 0 && characterSpacing === 0;
    const start = x + (given.xOffset * fontSize) / 1000;
    x += (given.xAdvance * fontSize) / 1000 + characterSpacing;
    // One operator draws what stands on the line.
    const position = { ...given, xAdvance: given.xAdvance - given.xOffset, xOffset: 0 };
    const drawn = { inline, codes: [code], positions: [position], x: start, end: x };
    return { ...drawn, level, says: said[i] ?? '', look: onLine ? look : null };
  });
}

const lookOf = ({ font, fontSize, color, opacity, sup, sub }: Inline): string =>
  JSON.stringify([font.id, fontSize, color, opacity, sup, sub]);

/** Glyphs of a line, from the left, with their places in the order of reading. */
function inPlace(inlines: readonly Inline[], glyphs: readonly Unplaced[]): readonly Glyphs[] {
  const own = Map.groupBy(glyphs, ({ inline }) => inline);
  const inOrder = inReadingOrder(inlines).flatMap((inline) => {
    const drawn = own.get(inline) ?? [];
    return (inline.bidiLevel ?? 0) % 2 === 1 ? drawn.toReversed() : drawn;
  });
  const places = new Map(inOrder.map((glyph, place) => [glyph, place]));
  return glyphs.map((glyph) => ({ ...glyph, place: places.get(glyph) ?? 0 }));
}
