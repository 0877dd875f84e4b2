import type { FontBook } from './fontBook.ts';
import { clean } from './clean.ts';
import { directionOf, inContext } from './direction.ts';
import {
  type Features,
  LayoutBuilder,
  PDFDocument,
  StyleStack,
  type Styles,
  TextBreaker,
  type TextItem,
  pdfmakeVersion,
  pinned,
} from './internals.ts';
import { evenWidth, nextLine } from './lines.ts';
import { prepareFont, sayActualText } from './pdfFont.ts';
import { type Piece, piecesOf } from './pieces.ts';

/**
 * Puts the layer under pdfmake, for the whole process: its classes are shared. Once, and only over the version it was
 * written for. `missing` is told of every grapheme that no font has.
 */
export function installAnyLanguage(book: FontBook, missing: (grapheme: string) => void): void {
  if (pdfmakeVersion !== pinned)
    throw new Error(`anyLanguage replaces parts of pdfmake ${pinned}, but ${pdfmakeVersion} is installed`);

  TextBreaker.prototype.getBreaks = (given: unknown, styles: Styles) => {
    const items = (Array.isArray(given) ? given : [given]).map(asItem);
    const [first = asItem('')] = items;
    const style = <T>(item: TextItem, name: string, otherwise: T) =>
      StyleStack.getStyleProperty(item, styles, name, otherwise);
    const page = style<'ltr' | 'rtl'>(first, 'pageDirection', 'ltr');
    const texts = items.map((item) => clean(textOf(item)));
    const asked = style<'ltr' | 'rtl' | 'auto'>(first, 'direction', 'auto');
    const direction = asked === 'auto' ? directionOf(texts.join(''), page) : asked;
    const pieces = piecesOf(
      items.map((item, i) => ({
        text: inContext(texts[i] ?? '', direction, items.length > 1),
        family: style(item, 'font', 'Voice'),
        noWrap: style(item, 'noWrap', false),
      })),
      { language: style(first, 'lang', 'en'), direction, book, missing },
    );
    return items.flatMap((item, i) => inlinesOf(item, pieces[i] ?? [], asked === 'auto' ? page : null));
  };

  LayoutBuilder.prototype.buildNextLine = function (node) {
    const { availableWidth } = this.writer.context();
    if (node.balanced === true && node._inlines) node.balanced = evenWidth(node._inlines, availableWidth);
    const line = nextLine(typeof node.balanced === 'number' ? node.balanced : availableWidth, node);
    // pdfmake corrects the page of a block that moves as a whole only for lines that know their node.
    // pdfmake does this for the first line of a paragraph only.
    for (const inline of line?.inlines ?? []) if (inline._pageRef) inline._pageNodeRef = inline._pageRef._nodeRef;
    if (line)
      line._node = {
        get positions() {
          return node.positions?.[0] ? node.positions : [{}];
        },
      };
    return line;
  };

  // What finds no room at the end of a column has no positions; pdfmake would go through them all the same.
  LayoutBuilder.prototype.processCanvas = function (node) {
    const placed = this.writer.addCanvas(node);
    if (placed) node.positions.push(...placed);
  };

  const { provideFont } = PDFDocument.prototype;
  PDFDocument.prototype.provideFont = function (family, bold, italics) {
    return prepareFont(provideFont.call(this, family, bold, italics));
  };
  sayActualText(PDFDocument.prototype);
}

const asItem = (given: unknown): TextItem =>
  given !== null && typeof given === 'object' ? (given as TextItem) : { text: given };

/** A reference to another node's text is resolved here, as pdfmake does. */
const textOf = (item: TextItem): string => {
  const referred = (item['_textRef'] as { _textNodeRef?: { text?: string } } | undefined)?._textNodeRef?.text;
  const text = item['_pageRef'] ? pagePlace : (referred ?? item.text ?? '');
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** Keeps the place of a page's number until it is known: pdfmake's own is five digits wide. */
const pagePlace = '00';

/**
 * pdfmake's inlines of one item: a copy of its style with the piece's text, font, direction and break. `page`: the direction
 * of the page, where a paragraph may run the other way.
 */
function inlinesOf(item: TextItem, pieces: readonly Piece[], page: 'ltr' | 'rtl' | null): TextItem[] {
  const { text: _text, ...style } = item;
  if (pieces.length === 0) return [{ ...style, text: '' }];
  return pieces.map((piece) => ({
    ...style,
    text: piece.text,
    font: piece.family,
    bidiLevel: piece.level,
    paraLevel: piece.paraLevel,
    ...(page !== null && (piece.paraLevel % 2 === 1) !== (page === 'rtl') ? { turned: 'whole' } : {}),
    ...(piece.complex
      ? { fontFeatures: featuresOf(piece) }
      : unjoined.has(piece.family)
        ? { fontFeatures: plain }
        : {}),
    ...(piece.after === 'must' ? { lineEnd: true } : {}),
    ...(piece.after === 'never' ? { noNewLine: true } : {}),
  }));
}

/** A code font's ligatures turn hyphens and dots into arrows; its helper glyph for them is one fontkit cannot read. */
const unjoined = new Set(['Mono']);
const plain = { calt: false, liga: false };

/** Not enumerable: fontkit, which may see it, reads its keys as OpenType features. */
const featuresOf = ({ level, raw }: Piece): Features =>
  Object.defineProperties({} as Features, {
    direction: { value: level % 2 === 1 ? 'rtl' : 'ltr' },
    actual: { value: raw },
  });
