import * as hb from 'harfbuzzjs';

import type { FontkitGlyph, GlyphRun, Part, Position } from '../internals/fontkit.ts';
import type { PdfFont } from '../internals/pdfkit.ts';

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
  const said = (clusters: ReadonlySet<number>) =>
    [...clusters]
      .toSorted((a, b) => a - b)
      .map((cluster) => text.slice(cluster, ends.get(cluster)))
      .join('');
  const letters = groups(infos, places, direction).map((group) =>
    joined(
      group.map((i) => ({ glyph: font.font.getGlyph(infos[i]?.codepoint ?? 0, []), place: places[i] as Position })),
      said(new Set(group.map((i) => infos[i]?.cluster ?? 0))),
    ),
  );
  return {
    glyphs: letters.map(({ glyph }) => glyph),
    positions: letters.map(({ position }) => position),
    advanceWidth: places.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * font.scale,
  };
}

/**
 * Glyphs that belong together, by their places in the run, from the left. An Arabic letter comes as a stroke and its dots, an
 * Indic syllable as signs in another order, vowels and tones as glyphs of no width beside the letter they stand on (before
 * it, where text runs right to left).
 */
function groups(
  infos: readonly { readonly cluster: number }[],
  places: readonly { readonly xAdvance: number }[],
  direction: 'ltr' | 'rtl',
): number[][] {
  const found: number[][] = [];
  let wide = false;
  for (const [i, { xAdvance }] of places.entries()) {
    const open = found.at(-1);
    const same = infos[i]?.cluster === infos[i - 1]?.cluster;
    if (open && (same || (direction === 'rtl' ? !wide : xAdvance === 0))) {
      open.push(i);
      wide ||= xAdvance > 0;
    } else {
      found.push([i]);
      wide = xAdvance > 0;
    }
  }
  return found;
}

/**
 * One glyph of several. What is read out of the PDF are letters then, in their order and on their line, not strokes and dots.
 */
function joined(group: readonly { readonly glyph: FontkitGlyph; readonly place: Position }[], said: string) {
  const codePoints = { value: Array.from(said, (character) => character.codePointAt(0) ?? 0) };
  const [first] = group;
  if (group.length === 1 && first)
    return { glyph: Object.create(first.glyph, { codePoints }) as FontkitGlyph, position: { ...first.place } };
  let pen = 0;
  const parts: Part[] = group.map(({ glyph: { id }, place: { xAdvance, xOffset, yOffset } }) => {
    const part = { id, x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    return part;
  });
  const more = { codePoints, parts: { value: parts }, advanceWidth: { value: pen } };
  return {
    glyph: Object.create(first?.glyph ?? null, more) as FontkitGlyph,
    position: { xAdvance: pen, yAdvance: 0, xOffset: 0, yOffset: 0 },
  };
}
