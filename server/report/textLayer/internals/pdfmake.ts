import { createRequire } from 'node:module';

import type { Course, Row } from '../copying/characters.ts';
import type { Node } from '../tags/outline.ts';
import type { Tag } from '../tags/tag.ts';
import type { Document, Features, PdfFont } from './pdfkit.ts';

/** The parts of pdfmake 0.3.11 this layer replaces or wraps; it publishes no types for them. */

export type Inline = {
  text: string;
  width: number;
  x: number;
  font: PdfFont;
  fontSize: number;
  color?: unknown;
  opacity?: number;
  sup?: boolean;
  sub?: boolean;
  noWrap: boolean | null;
  lineEnd?: boolean;
  noNewLine?: boolean;
  leadingCut: number;
  trailingCut: number;
  alignment: string;
  height: number;
  characterSpacing: number;
  leadingIndent?: number;
  /** Of a page's number: the node that is on that page. */
  readonly _pageRef?: { readonly _nodeRef: Inline['_pageNodeRef'] };
  _pageNodeRef?: { readonly positions?: readonly { readonly pageNumber: number }[] } | null | undefined;
  /** Says that number as the language does. */
  readonly numbered?: (page: number) => string;
  /** Set by `textRuns.ts`: embedding levels of the piece and of its paragraph (UAX #9). */
  bidiLevel?: number;
  /** Its place in its line in the order of reading, where pieces were put into another. */
  place?: number;
  /** Set by `copying/`: how readers take its page and its line. */
  around?: { readonly page: Course; readonly row: Row | null };
  paraLevel?: number;
  /** Its paragraph runs against the page; `cut` once it has more than one line. */
  turned?: 'whole' | 'cut';
  fontFeatures?: Features | null;
  readonly tag?: Tag;
  readonly decoration?: unknown;
};

export type Line = {
  _node?: object;
  maxWidth: number;
  leadingCut: number;
  trailingCut: number;
  inlineWidths: number;
  inlines: Inline[];
  /** Of its left and upper edge, once it is placed on a page. */
  x?: number;
  y?: number;
  newLineForced: boolean;
  lastLineInParagraph: boolean;
  addInline: (inline: Inline) => void;
  /** The node it comes from; whether it is repeated on every page. */
  of?: Node;
  furniture?: boolean;
  id?: string;
  _outline?: object;
  _pageNodeRef?: object;
  clone: () => Line;
  getHeight: () => number;
  getAscenderHeight: () => number;
  getAvailableWidth: () => number;
  hasEnoughSpaceForInline: (inline: Inline, next: readonly Inline[]) => boolean;
};

export type Vector = { of?: object; furniture?: boolean } & (
  | { readonly type: 'ellipse'; readonly x: number; readonly y: number; readonly r1: number; readonly r2: number }
  | { readonly type: 'rect'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | { readonly type: 'line'; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
);

/** The style stack of the node being measured. */
export type Styles = object;

export type TextItem = { text?: unknown; readonly [key: string]: unknown };
type Item = { readonly item: { furniture?: boolean } };
export type Builder = {
  layoutDocument: (
    content: object,
    pdf: Document,
    styles: unknown,
    style: unknown,
    ...rest: readonly unknown[]
  ) => readonly object[];
  addHeadersAndFooters: (header: unknown, footer: unknown) => void;
  buildNextLine: (
    node: Node & {
      _inlines?: Inline[];
      /** Set by the page on a title: true, then the width its lines are given. */
      balanced?: boolean | number;
      readonly positions?: readonly object[];
    },
  ) => Line | null;
  processCanvas: (node: { positions: object[]; readonly canvas: readonly Vector[] }) => void;
  readonly writer: {
    context: () => { readonly availableWidth: number; readonly pages: readonly { readonly items: readonly Item[] }[] };
    addCanvas: (node: object) => readonly object[] | false | undefined;
  };
};

export type Drawer = {
  readonly pdfDocument: Document;
  renderPages: (
    pages: readonly { readonly items: readonly { readonly type: string; readonly item: object }[] }[],
  ) => void;
  renderLine: (line: Line, x: number, y: number) => void;
  renderVector: (vector: Vector) => void;
};

const require = createRequire(import.meta.url);
const inside = createRequire(require.resolve('pdfmake/package.json'));
const part = (name: string): unknown => (require(`pdfmake/js/${name}.js`) as { default: unknown }).default;
export const pinned = '0.3.11';
export const pdfmakeVersion = (require('pdfmake/package.json') as { version: string }).version;
type Class<P> = { readonly prototype: P };
export const TextBreaker = part('TextBreaker') as Class<{ getBreaks: (texts: unknown, styles: Styles) => TextItem[] }>;
export const LayoutBuilder = part('LayoutBuilder') as Class<Builder>;
export const Renderer = part('Renderer') as Class<Drawer>;
export const TextDecorator = part('TextDecorator') as Class<{
  readonly pdfDocument: Document;
  drawDecorations: (line: Line, x: number, y: number) => void;
}>;

export const PDFDocument = part('PDFDocument') as Class<Document>;
export const LineClass = part('Line') as new (maxWidth: number) => Line;
type Inlines = {
  readonly pdfDocument: Document;
  widthOfText: (text: string, inline: Inline) => number;
  measure: (inlines: Inline[], styles: Styles) => Inline[];
};

export const TextInlines = part('TextInlines') as (new (document: null) => Inlines) & Class<Inlines>;
export type Leaf = {
  readonly _textRef?: unknown;
  _inlines?: readonly Inline[];
  _minWidth?: number;
  _maxWidth?: number;
};

export const DocMeasure = part('DocMeasure') as Class<{
  readonly styleStack: { readonly styleOverrides: readonly unknown[] };
  measureLeaf: (node: Leaf) => Leaf;
}>;

export const StyleStack = part('StyleContextStack') as {
  getStyleProperty: <T>(item: object, styles: Styles, property: string, otherwise: T) => T;
  copyStyle: (from: object, to: object) => object;
};

export const LineBreaker = inside('linebreak') as new (text: string) => {
  nextBreak: () => { readonly position: number; readonly required: boolean } | null;
};
