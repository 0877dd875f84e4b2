import type { FontBook } from './fonts/fontBook.ts';
import { clean } from './lines/cleanText.ts';
import { directionOf, inContext } from './lines/direction.ts';
import {
  LayoutBuilder,
  PDFDocument,
  StyleStack,
  type Styles,
  TextBreaker,
  type TextItem,
  type Inline,
  pdfmakeVersion,
  pinned,
} from './internals/pdfmake.ts';
import { evenWidth, nextLine } from './lines/lineBuilder.ts';
import { rememberLeaves } from './lines/textLeaves.ts';
import { type Look, lookOf, measureByLook } from './lines/measuring.ts';
import { packObjects } from './objectStreams.ts';
import { sayPageNumbers } from './pageNumbers.ts';
import { drawRuns } from './copying/drawing.ts';
import { planLines } from './copying/lines.ts';
import type { Piece } from './lines/textRuns.ts';
import { rememberPieces } from './lines/textRunCache.ts';
import { shareFonts } from './fonts/sharedFonts.ts';
import { tagPages } from './tags/marking.ts';

/**
 * Puts the layer under pdfmake, for the whole process: its classes are shared. Once, and only over the version it was
 * written for. `missing` is told of every grapheme that no font has. Throws where it is there already.
 */
export function installAnyLanguage(book: FontBook, missing: (grapheme: string) => void): void {
  if (pdfmakeVersion !== pinned)
    throw new Error(`anyLanguage replaces parts of pdfmake ${pinned}, but ${pdfmakeVersion} is installed`);
  if (installed)
    throw new Error('anyLanguage is installed in this process already: expected one drawing for all reports');
  installed = true;

  const looks = new WeakMap<object, Look>();
  measureByLook(looks);
  rememberLeaves();
  const piecesOf = rememberPieces(book, missing);
  TextBreaker.prototype.getBreaks = (given: unknown, styles: Styles) => {
    const items = (Array.isArray(given) ? given : [given]).map(asItem);
    const [first = asItem('')] = items;
    const style = <T>(item: TextItem, name: string, otherwise: T) =>
      StyleStack.getStyleProperty(item, styles, name, otherwise);
    const familyOf = (item: TextItem) => style(item, 'font', 'Voice');
    const page = style<'ltr' | 'rtl'>(first, 'pageDirection', 'ltr');
    const texts = items.map((item) => clean(textOf(item)));
    const asked = style<'ltr' | 'rtl' | 'auto'>(first, 'direction', 'auto');
    const direction = asked === 'auto' ? directionOf(texts.join(''), page) : asked;
    const pieces = piecesOf(
      items.map((item, i) => ({
        text: inContext(texts[i] ?? '', direction, items.length > 1),
        family: familyOf(item),
        noWrap: style(item, 'noWrap', false),
      })),
      style(first, 'lang', 'en'),
      direction,
    );
    return items.flatMap((item, i) => {
      const look = lookOf(item, styles);
      const inlines = inlinesOf(item, familyOf(item), pieces[i] ?? [], asked === 'auto' ? page : null);
      for (const inline of inlines) looks.set(inline, look);
      return inlines;
    });
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

  shareFonts(PDFDocument.prototype);
  drawRuns(PDFDocument.prototype);
  planLines();
  sayPageNumbers();
  tagPages();
  packObjects(PDFDocument.prototype);
  // Its XMP puts a title into XML as it is, and says nothing that the document information does not.
  PDFDocument.prototype.endMetadata = () => undefined;
}

let installed = false;

const asItem = (given: unknown): TextItem =>
  given !== null && typeof given === 'object' ? (given as TextItem) : { text: given };

/** A reference to another node's text is resolved here, as pdfmake does. */
const textOf = (item: TextItem): string => {
  const referred = (item['_textRef'] as { _textNodeRef?: { text?: string } } | undefined)?._textNodeRef?.text;
  const text = item['_pageRef'] ? pagePlace(item) : (referred ?? item.text ?? '');
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** Keeps the place of a page's number until it is known, in a font that has its digits: pdfmake's own is five digits wide. */
const pagePlace = (item: TextItem): string => (item as Pick<Inline, 'numbered'>).numbered?.(88) ?? '00';

/**
 * pdfmake's inlines of one item: a copy of its style with the piece's text, font, direction and break. `page`: the direction
 * of the page, where a paragraph may run the other way.
 */
function inlinesOf(item: TextItem, family: string, pieces: readonly Piece[], page: 'ltr' | 'rtl' | null): TextItem[] {
  const { text: _text, ...style } = item;
  if (pieces.length === 0) return [{ ...style, text: '', font: family }];
  return pieces.map((piece) => ({
    ...style,
    text: piece.text,
    font: piece.family,
    bidiLevel: piece.level,
    paraLevel: piece.paraLevel,
    ...(page !== null && (piece.paraLevel % 2 === 1) !== (page === 'rtl') ? { turned: 'whole' } : {}),
    ...(piece.features ? { fontFeatures: piece.features } : {}),
    ...(piece.after === 'must' ? { lineEnd: true } : {}),
    ...(piece.after === 'never' ? { noNewLine: true } : {}),
  }));
}
