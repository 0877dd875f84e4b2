import * as hb from 'harfbuzzjs';

import type { FontkitGlyph, GlyphRun, Part, PdfFont, Position } from './internals.ts';

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
    return saying(font.font.getGlyph(codepoint, []), characters);
  });
  const positions = places.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }));
  return {
    ...(direction === 'rtl' ? asLetters(glyphs, positions) : { glyphs, positions }),
    advanceWidth: places.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * font.scale,
  };
}

const saying = (glyph: FontkitGlyph, characters: string, more: PropertyDescriptorMap = {}): FontkitGlyph =>
  Object.create(glyph, {
    codePoints: { value: Array.from(characters, (character) => character.codePointAt(0) ?? 0) },
    ...more,
  }) as FontkitGlyph;

/**
 * Arabic letters come as a stroke and its dots, and the vowels above them: glyphs of no width before the one they stand on.
 * Each such group becomes one glyph made of parts. What is read out of the PDF are letters then, in their order and on their
 * line, not strokes and dots.
 */
function asLetters(
  glyphs: readonly FontkitGlyph[],
  positions: readonly Position[],
): Pick<GlyphRun, 'glyphs' | 'positions'> {
  const letters: { glyph: FontkitGlyph; position: Position }[] = [];
  let start = 0;
  for (const [end, position] of positions.entries()) {
    if (position.xAdvance === 0 && end < positions.length - 1) continue;
    const group = glyphs.slice(start, end + 1);
    const places = positions.slice(start, end + 1);
    letters.push(...(group.length === 1 ? [{ glyph: group[0] as FontkitGlyph, position }] : [joined(group, places)]));
    start = end + 1;
  }
  return { glyphs: letters.map(({ glyph }) => glyph), positions: letters.map(({ position }) => position) };
}

function joined(group: readonly FontkitGlyph[], places: readonly Position[]) {
  let pen = 0;
  const parts: Part[] = group.map(({ id }, i) => {
    const { xAdvance, xOffset, yOffset } = places[i] as Position;
    const part = { id, x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    return part;
  });
  const said = group
    .toReversed()
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('');
  return {
    glyph: saying(group.at(-1) as FontkitGlyph, said, { parts: { value: parts }, advanceWidth: { value: pen } }),
    position: { xAdvance: pen, yAdvance: 0, xOffset: 0, yOffset: 0 },
  };
}
