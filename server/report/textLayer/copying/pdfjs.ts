import { bidi } from '../lines/bidi.ts';
import { reordered } from '../lines/lineBuilder.ts';

/**
 * What pdf.js (`bidi`) reads where glyphs that say this stand beside each other, from the left, in what is drawn at once: it
 * takes it to run from right to left unless little of it does, and leaves out < and > there.
 */
export function readByPdfJs(drawn: string): string {
  const units = drawn.split('');
  const kinds = units.map(kindOf);
  const running = kinds.filter((kind) => kind === 'R' || kind === 'AL' || kind === 'AN').length;
  if (running === 0) return drawn;
  const direction = units.length > 4 && running / units.length < 0.3 ? 'ltr' : 'rtl';
  const { levels } = bidi.getEmbeddingLevels(kinds.map((kind) => standIns[kind] ?? '!').join(''), direction);
  return reordered([...units.keys()], (i) => levels[i] ?? 0)
    .map((i) => units[i])
    .filter((unit) => unit !== '<' && unit !== '>')
    .join('');
}

/**
 * Whether pdf.js takes a glyph that says this to have no width: so what is drawn after it, but not by the same operator, seems to
 * stand apart.
 */
export const isMisplaced = (says: string): boolean => /\p{Mn}/u.test(says);

/** Its tables end with Arabic: it takes quotation marks, dashes and currencies for letters from left to right. */
function kindOf(unit: string): string {
  if (/[\u0590-\u05F4]/.test(unit)) return 'R';
  if (/[\u0700-\u08AC\uFB50-\uFDFF\uFE70-\uFEFF]/.test(unit)) return 'AL';
  return /[\0-\u00FF\u0600-\u06FF]/.test(unit) ? bidi.getBidiCharTypeName(unit) : 'L';
}

/** A character of each kind; a neutral one has neither a partner nor a mirror image. */
const standIns: Readonly<Record<string, string>> = {
  L: 'a',
  R: 'א',
  AL: 'ا',
  AN: '٠',
  EN: '0',
  ES: '+',
  ET: '#',
  CS: ',',
  NSM: '\u0300',
};
