import type { FontkitGlyph, Part, Position } from '../internals/fontkit.ts';
import type { Features, PdfFont } from '../internals/pdfkit.ts';
import { twin } from '../fonts/scripts.ts';

type Letters = {
  readonly encode: (text: string, features?: Features) => readonly [string[], readonly Position[]];
  /** The code of a glyph that shows nothing, takes no room and says these characters. */
  readonly codeOfMark: (mark: string) => string;
};

/**
 * pdfkit's `encode`. In Arabic one stroke stands for several letters (ب ت ث differ by their dots), in Chinese one point for
 * several signs (• · ・), in other scripts several glyphs for one syllable: each becomes a glyph of its own in the embedded
 * font, which says what it is.
 */
export function encodeLetters(font: PdfFont): Letters {
  const { subset } = font;
  const places = new Map<string, number>();
  const made: Letter[] = [];
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const letter = made[-1 - id];
    return letter ? addLetter(font, letter) : addGlyph(id);
  };

  const placeOf = ({ id, parts, advanceWidth }: Drawable, said: readonly number[]): number => {
    const known = parts ? undefined : subset.mapping[id];
    if (known !== undefined && isSame(font.unicode[known], said)) return known;
    if (!parts && known === undefined && !twin.test(String.fromCodePoint(...said))) return subset.includeGlyph(id);
    const key = JSON.stringify([parts ?? id, said]);
    const place = places.get(key) ?? subset.glyphs.push(parts ? -made.push({ parts, advanceWidth }) : id) - 1;
    places.set(key, place);
    return place;
  };
  const codeOf = (glyph: Drawable, said: readonly number[]): string => {
    const place = placeOf(glyph, said);
    font.widths[place] ??= glyph.advanceWidth * font.scale;
    font.unicode[place] ??= said;
    return place.toString(16).padStart(4, '0');
  };

  return {
    encode(text, features) {
      const { glyphs, positions } = font.layout(text, features);
      // Readers turn such text round glyph by glyph, so several characters have to be named last first.
      const said = ({ codePoints }: FontkitGlyph) =>
        features?.direction === 'rtl' ? codePoints.toReversed() : codePoints;
      return [glyphs.map((glyph) => codeOf(glyph, said(glyph))), positions];
    },
    codeOfMark: (mark) =>
      codeOf(
        { id: 0, parts: [], advanceWidth: 0 },
        Array.from(mark, (character) => character.codePointAt(0) ?? 0),
      ),
  };
}

const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean =>
  a?.length === b.length && a.every((one, i) => one === b[i]);

type Drawable = Pick<FontkitGlyph, 'id' | 'parts' | 'advanceWidth'>;
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
