import type { FontBook } from '../fonts/fontBook.ts';
import { type Asked, type Piece, type Setting, piecesOf } from './textRuns.ts';

type Cut = { readonly pieces: readonly (readonly Piece[])[]; readonly missing: readonly string[] };

/** Characters of paragraphs that are remembered: a few long reports. */
const most = 300_000;

/**
 * `piecesOf`, remembered: the same paragraph is cut the same way whatever its size, and a report is laid out several times.
 * What is missing is told each time.
 */
export function rememberPieces(book: FontBook, missing: (grapheme: string) => void) {
  const known = new Map<string, Cut>();
  let characters = 0;

  const cut = (items: readonly Asked[], language: string, direction: Setting['direction']): Cut => {
    const key = [
      language,
      direction,
      ...items.flatMap(({ text, family, noWrap }) => [family, String(noWrap), text]),
    ].join('\u0000');
    const before = known.get(key);
    if (before) return before;
    const lacking: string[] = [];
    const pieces = piecesOf(items, { language, direction, book, missing: (grapheme) => lacking.push(grapheme) });
    const made = { pieces, missing: lacking };
    if ((characters += key.length) > most) {
      known.clear();
      characters = key.length;
    }
    known.set(key, made);
    return made;
  };

  return (items: readonly Asked[], language: string, direction: Setting['direction']): Cut['pieces'] => {
    const { pieces, missing: lacking } = cut(items, language, direction);
    for (const grapheme of lacking) missing(grapheme);
    return pieces;
  };
}
