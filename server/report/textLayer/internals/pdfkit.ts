import type { FontkitFont, FontkitGlyph, GlyphRun, Position, Subset } from './fontkit.ts';

/** The parts of pdfmake's pdfkit that this layer replaces or wraps. */

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
