import { createRequire } from 'node:module';

/** The parts of pdfmake's fontkit that this layer uses; it publishes no types for them. */

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
export type Subset = {
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

const insidePdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake/package.json'));
export const fontkit = insidePdfmake('fontkit') as { openSync: (path: string) => FontkitFont };
