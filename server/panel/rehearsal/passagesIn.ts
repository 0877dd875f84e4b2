import { mayEndSentence } from '../protocol/text/dots.ts';
import { marks } from '../protocol/text/options/marks.ts';
import { pieces } from '../protocol/text/text.ts';

/** What of a text can be quoted: whole sentences, and whole rows of its tables without what heads them. */
export const passagesIn = (text: string, language: string): string[] => {
  const lines = text.split(/\n+/u);
  return lines
    .flatMap((line, i) => {
      if (isRule(line) || isRule(lines[i + 1] ?? '')) return [];
      if (isRow(line)) return isRow(lines[i - 1] ?? '') ? [line.replace(/^[\s|]+|[\s|]+$/gu, '')] : [];
      return isItem(line) ? piecesOfItem(line, language) : whole(pieces(line, language).map((piece) => piece.trim()));
    })
    .filter((passage) => passage !== '');
};

/** Cells between bars or tabs. */
const isRow = (line: string): boolean => /^\s*\|.*\||\S\s+\|\s+\S|\S\t+\S/u.test(line);
/** "|---|:--:|" */
const isRule = (line: string): boolean => /^[\s|:-]*-{2,}[\s|:-]*$/u.test(line) && line.includes('|');

const isItem = (line: string): boolean => marks.some(({ pattern }) => pattern.test(line.trimStart()));

/** A dot within an item of a list may be that of a name nobody knows; such an item stays whole. */
const piecesOfItem = (item: string, language: string): string[] =>
  pieces(item, language)
    .reduce<string[]>((kept, piece) => {
      const last = kept.at(-1);
      return last !== undefined && /\.\s*$/u.test(last) && (isMark(last) || !mayEndSentence(last, piece))
        ? [...kept.slice(0, -1), last + piece]
        : [...kept, piece];
    }, [])
    .map((piece) => piece.trim());
const isMark = (piece: string): boolean => /^\s*[(（]?(?:\p{Nd}{1,2}|\p{L})\.\s*$/u.test(piece);

/** A day such as "15. Januar" ends no sentence, though its dot looks like it. */
const whole = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    return last !== undefined && /(?:^|\s)\p{Nd}{1,2}\.$/u.test(last) && ordinal.test(part)
      ? [...kept.slice(0, -1), `${last} ${part}`]
      : [...kept, part];
  }, []);
const ordinal =
  /^(?:Jan|Jän|Feb|Febr|März|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quartal|Monat|Tag|Jahr|stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|paź|list|grud|Ocak|Şubat|Mart|Nisan|Haz|Tem|Ağu|Eyl|Ekim|Kas|Aral)/iu;
