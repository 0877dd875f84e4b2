import type { Features, FontkitGlyph, Part, PdfFont, Position } from '../internals.ts';
import { twin } from '../fonts/scripts.ts';

type Encode = (text: string, features: Features) => readonly [string[], readonly Position[]];

/**
 * pdfkit's `encode` for shaped text. In Arabic one stroke stands for several letters (ب ت ث differ by their dots), in other
 * scripts several glyphs for one syllable: each becomes a glyph of its own in the embedded font, which says what it is.
 */
export function encodeLetters(font: PdfFont): Encode {
  const { subset } = font;
  const places = new Map<string, number>();
  const made: Letter[] = [];
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const letter = made[-1 - id];
    return letter ? addLetter(font, letter) : addGlyph(id);
  };

  const placeOf = ({ id, parts, advanceWidth }: FontkitGlyph, said: readonly number[]): number => {
    if (!parts && !twin.test(String.fromCodePoint(...said))) {
      const place = subset.includeGlyph(id);
      if ((font.unicode[place] ?? said).join() === said.join()) return place;
    }
    const key = JSON.stringify([parts ?? id, said]);
    const place = places.get(key) ?? subset.glyphs.push(parts ? -made.push({ parts, advanceWidth }) : id) - 1;
    places.set(key, place);
    return place;
  };

  return (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const codes = glyphs.map((glyph) => {
      // Readers turn such text round glyph by glyph, so several characters have to be named last first.
      const said = features.direction === 'rtl' ? glyph.codePoints.toReversed() : glyph.codePoints;
      const place = placeOf(glyph, said);
      font.widths[place] ??= glyph.advanceWidth * font.scale;
      font.unicode[place] ??= said;
      return place.toString(16).padStart(4, '0');
    });
    return [codes, positions];
  };
}

type Letter = { readonly parts: readonly Part[]; readonly advanceWidth: number };

/** Embeds a composite glyph (OpenType, table `glyf`): its parts by reference, each at its place. */
function addLetter({ font, subset }: PdfFont, { parts, advanceWidth }: Letter): number {
  const drawn = parts.flatMap(({ id, x, y }) => {
    const box = font.getGlyph(id, [])._decode();
    return box ? [{ id, x, y, box }] : [];
  });
  const least = (of: (part: (typeof drawn)[number]) => number) => Math.min(...drawn.map(of));
  const most = (of: (part: (typeof drawn)[number]) => number) => Math.max(...drawn.map(of));
  const bytes = Buffer.alloc(drawn.length === 0 ? 0 : 10 + 8 * drawn.length);
  const xMin = drawn.length === 0 ? 0 : least(({ x, box }) => x + box.xMin);
  if (drawn.length > 0) {
    const header = [
      -1,
      xMin,
      least(({ y, box }) => y + box.yMin),
      most(({ x, box }) => x + box.xMax),
      most(({ y, box }) => y + box.yMax),
    ];
    header.forEach((value, i) => bytes.writeInt16BE(short(value), 2 * i));
  }
  drawn.forEach(({ id, x, y }, i) => {
    const at = 10 + 8 * i;
    bytes.writeUInt16BE(wordOffsets | (i < drawn.length - 1 ? moreParts : 0), at);
    bytes.writeUInt16BE(subset.includeGlyph(id), at + 2);
    bytes.writeInt16BE(short(x), at + 4);
    bytes.writeInt16BE(short(y), at + 6);
  });
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: advanceWidth, bearing: short(xMin) });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

/** A thousand vowels on one letter reach further than a font can say: no text may kill a report. */
const short = (value: number): number => Math.max(-0x8000, Math.min(0x7fff, Math.round(value)));

/** ARG_1_AND_2_ARE_WORDS and ARGS_ARE_XY_VALUES; MORE_COMPONENTS. */
const wordOffsets = 0x0003;
const moreParts = 0x0020;
