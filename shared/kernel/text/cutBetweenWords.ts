/**
 * A text of at most so many characters (and the sign that it goes on): cut between words of its language (BCP 47), never inside a number
 * or between it and its unit, and said to be.
 */
export const cutBetweenWords = (text: string, most: number, language: string): string =>
  text.length <= most ? text : `${text.slice(0, placeToCut(text, most, language)).trimEnd()}${cutSign}`;
/** What a text ends with that was cut. */
export const cutSign = '\u00A0…';

/** How many characters fit where so many Latin ones do: Chinese, Japanese and Korean ones are twice as wide. */
export const roomFor = (text: string, most: number): number => (wide.test(text) ? Math.floor(most / 2) : most);
const wide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * Where a text may end, at most at `most`. After a number stand two more words at least: "300,000 … euros" is another amount, and so is
 * "1.2 … million euros". Without such a place it is between words, and within a word that is longer.
 */
export const placeToCut = (text: string, most: number, language: string): number => {
  let whole = 0;
  let between = 0;
  let words: string[] = [];
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (index > most) break;
    if (index > 0 && withinUnit.test(text.slice(index - 1, index + 1))) continue;
    between = index;
    if (!words.some((word) => number.test(word)) && !amount.test(`${text.slice(0, index)}\n${text.slice(index)}`))
      whole = index;
    if (isWordLike || number.test(segment)) words = [...words, segment].slice(-2);
  }
  return whole || between || most;
};

const number = /\p{N}/u;
/** "kN∕m²" and "€/m²" are one. */
const withinUnit = /[²³¹⁰-ₜ∕⁄/·×]$|^[∕⁄/·×]\S/u;
/** A currency, a sign or what says "about", before a number. */
const amount = /(?:[\p{Sc}+−~≈±<>≤≥-]|(?<![\p{L}\p{N}])\p{Lu}{2,3}\$?)\s?\n\s?\p{N}/u;
