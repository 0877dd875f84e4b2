import type { FontkitGlyph, GlyphRun } from '../internals/fontkit.ts';
import type { Features, PdfFont } from '../internals/pdfkit.ts';
import { encodeLetters } from '../lines/graphemes.ts';
import { shape } from './shaping.ts';

/**
 * One height for all fonts, in thousandths of the size (those of Noto Sans): else every foreign word in a line would change
 * the distance to the next.
 */
const heights = { ascender: 1069, descender: -293 };

/** Remembers what a text came to: the same key, the same run. */
export type Runs = (key: string, layOut: () => GlyphRun) => GlyphRun;

const prepared = new WeakSet<PdfFont>();

/**
 * Teaches an embedded font direction and HarfBuzz; text without `features` goes the old way. `runs`: what has been laid out
 * in this font before, in any document.
 */
export function prepareFont(font: PdfFont, runs: Runs): PdfFont {
  if (prepared.has(font)) return font;
  prepared.add(font);
  font.ascender = heights.ascender;
  font.descender = heights.descender;
  font.lineGap = 0;
  const layoutRun = font.layoutRun.bind(font);
  const letters = encodeLetters(font);
  font.layoutRun = (text, features) =>
    runs(`${features ? (features.direction ?? JSON.stringify(features)) : ''}/${text}`, () => {
      // A glyph keeps the characters it was first asked for: what a text looks like must not depend on the ones before it.
      font.font._glyphs = {};
      return features?.direction
        ? scaled(font, shape(font, text, features.direction))
        : withTones(surely(layoutRun, text, features), text);
    });
  font.encode = (text, features) => features?.encoded ?? letters.encode(text, features);
  font.codeOfMark = letters.codeOfMark;
  return font;
}

/** No text may kill a report: what fontkit cannot lay out is set without its marks, and if need be as question marks. */
function surely(layoutRun: PdfFont['layoutRun'], text: string, features: Features | undefined): GlyphRun {
  try {
    return layoutRun(text, features);
  } catch {
    try {
      return layoutRun(text.normalize('NFD').replace(/\p{M}/gu, ''), features);
    } catch {
      return layoutRun('?'.repeat(text.length), features);
    }
  }
}

const tone = /\p{Emoji_Modifier}/u;

/** A font without pictures of skin tones draws the hand alone, of which fontkit then forgets that it had one: its glyph says both. */
function withTones(run: GlyphRun, text: string): GlyphRun {
  if (!tone.test(text)) return run;
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const glyphs = [...run.glyphs];
  let at = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const [first = -1] = glyph.codePoints;
    const found = characters.indexOf(first, at);
    if (found < 0) continue;
    at = found + glyph.codePoints.length;
    const next = characters[at] ?? 0;
    if (!tone.test(String.fromCodePoint(next)) || glyphs[i + 1]?.codePoints[0] === next) continue;
    at += 1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same glyph with other characters
    glyphs[i] = Object.create(glyph, { codePoints: { value: [...glyph.codePoints, next] } }) as FontkitGlyph;
  }
  return Object.create(run, { glyphs: { value: glyphs } }) as GlyphRun;
}

function scaled({ scale }: PdfFont, run: GlyphRun): GlyphRun {
  for (const [i, position] of run.positions.entries()) {
    position.xAdvance *= scale;
    position.yAdvance *= scale;
    position.xOffset *= scale;
    position.yOffset *= scale;
    position.advanceWidth = (run.glyphs[i]?.advanceWidth ?? 0) * scale;
  }
  return run;
}
