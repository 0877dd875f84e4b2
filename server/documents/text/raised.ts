import { isBase } from '../../../shared/documents/quotes/letters.ts';

/** Whether a piece of text is set above its line, below it, or on it. */
export type Rise = 'above' | 'below' | null;

type Context = {
  /** What stands before it in its line. */
  readonly before: string;
  /** It leads somewhere: a figure that does so is the mark of a note. */
  readonly isLink?: boolean;
};
export type Raised = { readonly text: string; readonly isNote: boolean };

/**
 * A piece of text that is set above or below its line, in the characters that Unicode has for it: 10 with a raised 6 is 10⁶, and never
 * 106. Where there are none, an exponent is written as `^(2/3)`. Words stay as they are, as in 4th, and so does what is long.
 */
export const raised = (given: string, rise: Rise, { before, isLink = false }: Context): Raised => {
  const text = given.trim();
  const plain = { text: given, isNote: false };
  if (rise === null || text === '' || (rise === 'below' && before.trim() === '') || text.length > longest) return plain;
  const put = (set: string): Raised => ({ text: given.replace(text, () => set), isNote: false });
  if (rise === 'above') {
    const mark = noteMark.exec(text)?.[1];
    if (mark !== undefined && (isLink || isNoteHere(text, before))) return { text: mark, isNote: true };
    if (isOrdinal(text, before)) return plain;
  }
  const set = inCharacters(text, rise);
  if (set !== null) return put(set);
  const isPartOfNumber = /\p{Nd}/u.test(text) && !/[[\]]/u.test(text) && isBase(before);
  return isPartOfNumber ? put(`${rise === 'above' ? '^' : '_'}(${text})`) : plain;
};

/** The same as text that goes on from what is before it, with the marks of notes in brackets. */
export const setIn = (before: string, given: string, rise: Rise, isLink = false): string => {
  const { text, isNote } = raised(given, rise, { before: before.slice(-8), isLink });
  return isNote ? `⟦${text}⟧` : text;
};

/** Letters of a piece that may be an exponent. */
const longest = 24;
const noteMark = /^[[(]?\s*(\d{1,3}(?:\s?[,–-]\s?\d{1,3})*|[a-z]|[*†‡§])\s*[\])]?$/u;

/** In brackets or as a sign; a letter that is no exponent; a list of figures after a word. */
const isNoteHere = (text: string, before: string): boolean => {
  if (/^\[|^[*†‡§]$/u.test(text)) return true;
  if (/^[a-z]$/u.test(text)) return !(isBase(before) && /[ikmntxy]/u.test(text)) && !isOrdinal(text, before);
  return /^\d.*[,–-]/u.test(text) && !isBase(before);
};

/** As in 2e, 1o, XIXe. */
const isOrdinal = (text: string, before: string): boolean => /^[eo]$/u.test(text) && /[\dIVXLCM]$/u.test(before);

/** Null where one of them has no such form, and for words. */
const inCharacters = (text: string, rise: 'above' | 'below'): string | null => {
  if (/\p{L}{2}/u.test(text) || (rise === 'below' && !/\d/u.test(text))) return null;
  const letters = Array.from(text.replaceAll(/[−–‐-]/gu, '-'), (letter) => forms[rise][letter]);
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
};

const inPairs = (plain: string, set: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(plain, (letter, i) => [letter, Array.from(set)[i] ?? letter]));
const forms = {
  above: inPairs('0123456789+-=()ikmntxy', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱᵏᵐⁿᵗˣʸ'),
  below: inPairs('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};
