import {
  type Document,
  type Inline,
  LayoutBuilder,
  type Line,
  type Position,
  Renderer,
  TextDecorator,
} from '../internals.ts';
import { planOf } from './plan.ts';
import { takesFromRight } from './readers.ts';
import { type Glyphs, inlinesOf } from './runs.ts';

/** Wraps pdfmake so that each line is drawn as readers have to find it. */
export function planLines(): void {
  const directions = new WeakMap<Document, 'rtl' | 'ltr'>();
  const { layoutDocument } = LayoutBuilder.prototype;
  LayoutBuilder.prototype.layoutDocument = function (content, pdf, styles, style, ...rest) {
    const { pageDirection = 'ltr' } = style as { readonly pageDirection?: 'rtl' | 'ltr' };
    directions.set(pdf, pageDirection);
    return layoutDocument.call(this, content, pdf, styles, style, ...rest);
  };

  const { renderPages, renderLine } = Renderer.prototype;
  Renderer.prototype.renderPages = function (pages) {
    for (const { items } of pages)
      for (const row of rowsOf(items.flatMap(({ type, item }) => (type === 'line' ? [item as Line] : [])))) {
        const fromRight = takesFromRight(row.map(textOf));
        for (const { inlines } of row) for (const inline of inlines) inline.fromRight = fromRight;
      }
    renderPages.call(this, pages);
  };
  const laidOut = new WeakMap<Line, Line>();
  Renderer.prototype.renderLine = function (line, x, y) {
    const inlines = planned(line.inlines, directions.get(this.pdfDocument) ?? 'ltr');
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

/** Lines that stand beside each other, such as cells of a row. */
function rowsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    const [before] = open ?? [];
    if (open && before && Math.abs(baseOf(before) - baseOf(line)) < line.getHeight() / 4) open.push(line);
    else rows.push([line]);
  }
  return rows;
}

const baseOf = (line: Line): number => (line.y ?? 0) + line.getAscenderHeight();

const inReadingOrder = (inlines: readonly Inline[]) => inlines.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
const textOf = ({ inlines }: Line): string =>
  inReadingOrder(inlines)
    .map(({ text }) => text)
    .join('');

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The pieces of a line as they are drawn; `null`: as they are. */
function planned(inlines: readonly Inline[], page: 'rtl' | 'ltr'): readonly Inline[] | null {
  const [{ fromRight = false } = {}] = inlines;
  if (page === 'ltr' && !fromRight && !inlines.some(({ text }) => rightToLeft.test(text))) return null;
  const glyphs = inPlace(inlines, inlines.flatMap(glyphsOf));
  const plan = planOf(glyphs, fromRight, page);
  return plan && inlinesOf(plan, glyphs);
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
    const position = positions[i] as Position;
    const onLine = position.xOffset === 0 && position.yOffset === 0 && characterSpacing === 0;
    const start = x;
    x += (position.xAdvance * fontSize) / 1000 + characterSpacing;
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
