import { join } from 'node:path';

import { type Cut, candidates, cutPath, families } from '../../fonts/families.ts';
import { type FontkitFont, fontkit } from '../internals/fontkit.ts';

export type FontBook = {
  /** pdfmake's table of fonts: files by family and cut. */
  readonly descriptors: Readonly<Record<string, Readonly<Record<Cut, string>>>>;
  /** The family for one grapheme of text set in `base`; null when no font has it. `before`: the family just used. */
  readonly familyFor: (grapheme: string, base: string, before: string | null, language: string) => string | null;
};

/** Which font has what: coverage is read from the files, each opened once and only when it is asked about. */
export function createFontBook(folder: string): FontBook {
  const files = new Map(
    families.map((family): [string, Record<Cut, string>] => [
      family.name,
      {
        normal: join(folder, cutPath(family, 'normal')),
        bold: join(folder, cutPath(family, 'bold')),
        italics: join(folder, cutPath(family, 'italics')),
        bolditalics: join(folder, cutPath(family, 'bolditalics')),
      },
    ]),
  );
  const opened = new Map<string, FontkitFont>();
  const open = (family: string) => {
    const known = opened.get(family);
    if (known) return known;
    const font = fontkit.openSync(files.get(family)?.normal ?? '');
    opened.set(family, font);
    return font;
  };
  const has = remember((family: string, grapheme: string) =>
    Array.from(grapheme).every(
      (character) => invisible.test(character) || drawable(open(family), character.codePointAt(0) ?? 0),
    ),
  );
  const chosen = remember((key: string, grapheme: string) => {
    const [base = '', language = ''] = key.split('/');
    return candidates(grapheme, base, language).find((family) => has(family, grapheme)) ?? null;
  });
  return {
    descriptors: Object.fromEntries(files),
    familyFor(grapheme, base, before, language) {
      if (before && !pictures.has(before) && neutral.test(grapheme) && !wide.test(grapheme) && has(before, grapheme))
        return before;
      return chosen(`${base}/${language}`, grapheme);
    },
  };
}

/** fontkit cannot read every glyph it finds (an empty one at the end of the table): that is as good as none. */
const drawable = (font: FontkitFont, codePoint: number): boolean => {
  if (!font.hasGlyphForCodePoint(codePoint)) return false;
  try {
    return font.glyphForCodePoint(codePoint).advanceWidth >= 0;
  } catch {
    return false;
  }
};

/** Their spaces and digits are as wide as their pictures. */
const pictures = new Set(['NotoEmoji', 'NotoSansSymbols', 'NotoSansSymbols2', 'NotoSansMath']);

/** Spaces, digits and punctuation stay in the font of the word before them. */
const neutral = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
const wide = /[\u3000-\u303F\uFF00-\uFFEF\p{Emoji_Presentation}]/u;
const invisible =
  /[\n\r\t\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\u{E0000}-\u{E007F}]|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|\u034F/u;

const remember = <T>(work: (where: string, text: string) => T) => {
  const known = new Map<string, T>();
  return (where: string, text: string): T => {
    const key = `${where}\n${text}`;
    const value = known.get(key);
    if (value !== undefined || known.has(key)) return value as T;
    const made = work(where, text);
    known.set(key, made);
    return made;
  };
};
