import type { Bidi } from 'bidi-js';
import { createRequire } from 'node:module';

/** The parts of pdfmake 0.3.11 this layer replaces or wraps; it publishes no types for them. */

export type Inline = {
  text: string;
  width: number;
  x: number;
  font: PdfFont;
  fontSize: number;
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
  /** Of a page's number: the node that stands on that page. */
  readonly _pageRef?: { readonly _nodeRef: unknown };
  _pageNodeRef?: unknown;
  /** Set by `pieces.ts`: embedding levels of the piece and of its paragraph (UAX #9). */
  bidiLevel?: number;
  paraLevel?: number;
  /** Its paragraph runs against the page; `cut` once it has more than one line. */
  turned?: 'whole' | 'cut';
};

export type Line = {
  _node?: object;
  maxWidth: number;
  leadingCut: number;
  trailingCut: number;
  inlineWidths: number;
  inlines: Inline[];
  newLineForced: boolean;
  lastLineInParagraph: boolean;
  addInline: (inline: Inline) => void;
  getAvailableWidth: () => number;
  hasEnoughSpaceForInline: (inline: Inline, next: readonly Inline[]) => boolean;
};

/** The style stack of the node being measured. */
export type Styles = object;
export type TextItem = { text?: unknown; readonly [key: string]: unknown };

export type FontkitGlyph = {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
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
  readonly subset: { includeGlyph: (id: number) => number };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layoutRun: (text: string, features?: Features) => GlyphRun;
  layout: (text: string, features?: Features) => { readonly glyphs: readonly FontkitGlyph[] };
  encode: (text: string, features?: Features) => unknown;
  lineHeight: (size: number) => number;
  readonly constructor: new (document: Document, font: FontkitFont, id: string) => PdfFont;
};

/** Travels from the piece to the shaper as pdfmake's `fontFeatures`; pdfkit hands no direction on. */
export type Features = { readonly direction: 'ltr' | 'rtl'; readonly actual: string };

type Class<P> = { readonly prototype: P };
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
  provideFont: (family: string, bold: boolean, italics: boolean) => PdfFont;
  _fragment: (text: string, x: number, y: number, options: { features?: Features } | undefined) => unknown;
  addContent: (data: unknown) => unknown;
};
export type Builder = {
  layoutDocument: (content: object, pdf: Document, ...rest: readonly unknown[]) => readonly object[];
  buildNextLine: (node: {
    _inlines?: Inline[];
    /** Set by the page on a title: true, then the width its lines are given. */
    balanced?: boolean | number;
    readonly positions?: readonly object[];
  }) => Line | null;
  processCanvas: (node: { positions: object[] }) => void;
  readonly writer: {
    context: () => { readonly availableWidth: number };
    addCanvas: (node: object) => readonly object[] | false | undefined;
  };
};

const require = createRequire(import.meta.url);
const inside = createRequire(require.resolve('pdfmake/package.json'));
const part = (name: string): unknown => (require(`pdfmake/js/${name}.js`) as { default: unknown }).default;

export const pinned = '0.3.11';
export const pdfmakeVersion = (require('pdfmake/package.json') as { version: string }).version;

export const TextBreaker = part('TextBreaker') as Class<{ getBreaks: (texts: unknown, styles: Styles) => TextItem[] }>;
export const LayoutBuilder = part('LayoutBuilder') as Class<Builder>;
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
