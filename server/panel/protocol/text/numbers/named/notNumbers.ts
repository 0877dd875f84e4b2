import { asciiDigits } from '../digits.ts';
import { namesCurrency } from '../units/currencies.ts';

/** A marker of a list at the beginning of a line, or digits inside a name: E-12, COVID-19, B2B, Q3. */
export const isNoNumber = (text: string, at: number, written: string): boolean => {
  // A text begins with a line. Further back is not looked: a text may be one long line.
  const before = at < 24 ? `\n${text.slice(0, at)}` : text.slice(at - 24, at);
  const after = text.slice(at + written.length, at + written.length + 2);
  if (
    /\n\s*(?:#{1,6}\s+|[-*]\s+)?[([（]?\s*$/u.test(before) &&
    /^\p{Nd}{1,2}$/u.test(written) &&
    /^(?:[.)）\]．](?:\s|$|\p{L})|、)/u.test(after)
  )
    return true;
  if (/[.!?:;。।]\s+[(（]?$/u.test(before) && isNext(text, at, written) && /^(?:\.\s|[)）])/u.test(after)) return true;
  // An item of a list that is quoted with its mark.
  if (/[„“”"«‹「『‘]\s?$/u.test(before) && /^\p{Nd}{1,2}$/u.test(written) && /^[.)）](?:\s|\p{L})/u.test(after))
    return true;
  if (/[(（]$/u.test(before) && /^[)）]/u.test(after) && isInRow(text, at, written)) return true;
  const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.exec(before)?.[0];
  if (word !== undefined) return !namesCurrency(word);
  const joined = /(?<![\p{L}])([\p{L}]{1,12})[-‑]$/u.exec(before)?.[1];
  return joined !== undefined && /\p{Lu}/u.test(joined) && !namesCurrency(joined);
};
/** Points that are counted within a paragraph: "1. " before "2. ", "2. " after "1. ". */
const isNext = (text: string, at: number, written: string): boolean => {
  const place = /^\p{Nd}{1,2}$/u.test(written) ? Number(asciiDigits(written)) : 0;
  if (place === 0) return false;
  const around = place === 1 ? text.slice(at, at + farthestPoint) : text.slice(Math.max(0, at - farthestPoint), at);
  return new RegExp(`(?:^|[\\s(（])${place === 1 ? 2 : place - 1}[.)）](?:\\s|\\p{L})`, 'u').test(asciiDigits(around));
};
/** The same in brackets, without a space: "案：(1)買う(2)借りる". "Leeds (1), York (2)" are counts: a row begins behind the end of a statement. */
const isInRow = (text: string, at: number, written: string): boolean => {
  const place = /^\p{Nd}{1,2}$/u.test(written) ? Number(asciiDigits(written)) : 0;
  const before = asciiDigits(text.slice(Math.max(0, at - farthestPoint), at));
  if (place === 1) return /(?:^|[.!?:;。।：；\n]\s*)[(（]$/u.test(before) && isNext(text, at, written);
  return (
    place > 1 &&
    /(?:^|[.!?:;。।：；\n]\s*)[(（]1[)）]/u.test(before) &&
    new RegExp(`[(（]${place - 1}[)）]`, 'u').test(before)
  );
};
const farthestPoint = 600;
