import * as hb from 'harfbuzzjs';

import type { FontkitGlyph, GlyphRun, PdfFont } from './internals.ts';

/** HarfBuzz's view of a font, made once per font file. */
const shapers = new Map<string, hb.Font>();

function shaperOf({ font }: PdfFont): hb.Font {
  const known = shapers.get(font.postscriptName);
  if (known) return known;
  const made = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(font.stream.buffer).buffer)));
  shapers.set(font.postscriptName, made);
  return made;
}

/**
 * Glyphs and positions by HarfBuzz, in the shape pdfkit expects of fontkit (font units). The first glyph of a cluster
 * carries the cluster's characters, so that the text can be copied out again. HarfBuzz mirrors brackets itself.
 */
export function shape(font: PdfFont, text: string, direction: 'ltr' | 'rtl'): GlyphRun {
  const buffer = new hb.Buffer();
  buffer.setClusterLevel(hb.ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(shaperOf(font), buffer);
  const infos = buffer.getGlyphInfos();
  const places = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]));
  const told = new Set<number>();
  const glyphs = infos.map(({ codepoint, cluster }): FontkitGlyph => {
    const characters = told.has(cluster) ? '' : text.slice(cluster, ends.get(cluster));
    told.add(cluster);
    const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
    const glyph = font.font.getGlyph(codepoint, codePoints);
    return Object.create(glyph, { codePoints: { value: codePoints } }) as FontkitGlyph;
  });
  return {
    glyphs,
    positions: places.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
    advanceWidth: places.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * font.scale,
  };
}
