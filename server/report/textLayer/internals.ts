import type { Bidi } from 'bidi-js';
import { createRequire } from 'node:module';

import type { Course, Row } from './copying/characters.ts';
import type { Node } from './tags/outline.ts';
import type { Tag } from './tags/tag.ts';

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

export type FontkitGlyph = {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
  /** Set by `shaping.ts` on a letter that is drawn as several glyphs. */
  readonly parts?: readonly Part[];
  readonly _decode: () => {
    readonly xMin: number;
    readonly yMin: number;
    readonly xMax: number;
    readonly yMax: number;
  } | null;
};
/** A glyph, in font units from where the letter begins. */
export type Part = { readonly id: number; readonly x: number; readonly y: number };
/** fontkit's subset of a font: `glyphs` are the ids of those embedded, by their place in it, `mapping` their places by id. */
type Subset = {
  readonly mapping: Readonly<Record<number, number>>;
  readonly glyphs: number[];
  includeGlyph: (id: number) => number;
  _addGlyph: (id: number) => number;
  offset: number;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
};
export type FontkitFont = {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly stream: { readonly buffer: Uint8Array };
  /** Glyphs by id, as they were first asked for: each keeps the characters of that time. */
  _glyphs: Record<number, FontkitGlyph>;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => FontkitGlyph;
  getGlyph: (id: number, codePoints: readonly number[]) => FontkitGlyph;
};
export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth?: number };
export type GlyphRun = {
  readonly glyphs: readonly FontkitGlyph[];
  readonly positions: Position[];
  readonly advanceWidth: number;
};

/** pdfkit's embedded font. */
export type PdfFont = {
  ascender: number;
  descender: number;
  lineGap: number;
  readonly scale: number;
  readonly font: FontkitFont;
  readonly subset: Subset;
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  readonly id: string;
  /** Set by `pdfFont.ts`: the code of a glyph that shows nothing, takes no room and says this character. */
  codeOfMark: (mark: string) => string;
  layoutRun: (text: string, features?: Features) => GlyphRun;
  layout: (
    text: string,
    features?: Features,
  ) => { readonly glyphs: readonly FontkitGlyph[]; readonly positions: readonly Position[] };
  encode: (text: string, features?: Features) => readonly [readonly string[], readonly Position[]];
  lineHeight: (size: number) => number;
  readonly constructor: new (document: Document, font: FontkitFont, id: string) => PdfFont;
};

/** Travels from the piece to the shaper as pdfmake's `fontFeatures`; pdfkit hands no direction on. */
export type Features = {
  readonly direction?: 'ltr' | 'rtl';
  /** The text as it was, for anyone who copies it. */
  readonly actual?: string;
  /** What a line is drawn in, once it is planned (`copying/`); then nothing else counts. */
  readonly runs?: readonly DrawnRun[];
  /** Glyphs that are encoded already. */
  readonly encoded?: readonly [readonly string[], readonly Position[]];
};
/** Glyphs drawn by one operator, so many points right of where their piece begins. */
export type DrawnRun = {
  readonly codes: readonly string[];
  readonly positions: readonly Position[];
  readonly x: number;
  /** Marked content that begins before it, and how many end after it. */
  readonly opens: readonly string[];
  readonly closes: number;
};

export type FragmentOptions = {
  readonly features?: Features;
  readonly link?: unknown;
  readonly goTo?: unknown;
  readonly destination?: string;
  readonly textWidth?: number;
};

type Class<P> = { readonly prototype: P };
/** pdfkit's indirect object. Its data are written when it ends; a `string` is a name, a `String` a text. */
export type Reference = {
  readonly id: number;
  readonly data: Record<string, unknown>;
  readonly buffer: readonly unknown[];
  readonly document: Document;
  end: () => void;
  finalize: () => void;
  toString: () => string;
};
type Page = {
  readonly height: number;
  readonly dictionary: Reference;
  readonly annotations: readonly Reference[];
};
export type Document = {
  readonly constructor: new (
    fonts: unknown,
    images: object,
    patterns: object,
    attachments: object,
    options: { readonly font: null; readonly autoFirstPage: false },
    virtualfs: unknown,
    localAccessPolicy: unknown,
  ) => Document;
  readonly fonts: unknown;
  readonly virtualfs: unknown;
  readonly localAccessPolicy: unknown;
  /** pdfkit's: fonts by the file they were read from, and how many there are. */
  readonly _fontFamilies: Record<string, PdfFont>;
  _fontCount: number;
  getFontFile: (family: string, bold: boolean, italics: boolean) => string | null;
  readonly options: { readonly tagged?: boolean };
  readonly page: Page;
  provideFont: (family: string, bold: boolean, italics: boolean) => PdfFont;
  _fragment: (text: string, x: number, y: number, options: FragmentOptions | undefined) => unknown;
  link: (x: number, y: number, width: number, height: number, to: unknown) => unknown;
  goTo: (x: number, y: number, width: number, height: number, to: unknown) => unknown;
  addNamedDestination: (name: string, kind: 'XYZ', x: number, y: number, zoom: null) => void;
  currentLineHeight: () => number;
  addContent: (data: unknown) => unknown;
  annotate: (x: number, y: number, width: number, height: number, options: object) => Document;
  ref: (data: unknown) => Reference;
  markContent: (tag: string, options: { readonly type: string }) => unknown;
  markStructureContent: (tag: string) => {
    readonly refs: readonly { readonly pageRef: Reference; readonly mcid: number }[];
  };
  endMarkedContent: () => unknown;
  getMarkInfoDictionary: () => Reference;
  getStructTreeRoot: () => Reference;
  getStructParentTree: () => {
    get: (key: number) => (Reference | null)[];
    add: (key: number, value: Reference) => unknown;
  };
  createStructParentTreeNextKey: () => number;
  _write: (data: unknown) => void;
  _refEnd: (reference: Reference) => void;
  _finalize: () => void;
  endMetadata: () => void;
  push: (end: null) => unknown;
  /** Bytes written so far; where each object of the file begins. */
  readonly _offset: number;
  readonly _offsets: readonly (number | null | undefined)[];
  readonly _root: Reference;
  readonly _info: Reference;
  readonly _id: Buffer;
};
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

export const fontkit = inside('fontkit') as { openSync: (path: string) => FontkitFont };
export const LineBreaker = inside('linebreak') as new (text: string) => {
  nextBreak: () => { readonly position: number; readonly required: boolean } | null;
};

/** A factory, as a CommonJS module hands it out. */
export const bidi = (require('bidi-js') as () => Bidi)();
