/**
 * A text of at most so many characters (and the sign that it goes on): cut between words of its language (BCP 47), never inside a number
 * or between it and its unit, and said to be.
 */
export const cutBetweenWords = (text: string, most: number, language: string): string =>
  text.length <= most ? text : `${text.slice(0, placeToCut(text, most, language)).trimEnd()}\u00A0…`;

/**
 * Where a text may end, at most at `most`. After a number stand two more words at least: "300,000 … euros" is another amount, and so is
 * "1.2 … million euros". Without such a place it is between words, without one of these between letters.
 */
export const placeToCut = (text: string, most: number, language: string): number => {
  const between: number[] = [];
  const whole: number[] = [];
  let words: readonly string[] = [];
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (index > most) break;
    if (index > 0) between.push(index);
    const beginsAmount =
      startOfAmount.test(text.slice(Math.max(0, index - 8), index)) && number.test(text.slice(index, index + 4));
    if (index > 0 && !words.some((word) => hasDigit.test(word)) && !beginsAmount) whole.push(index);
    if (isWordLike || hasDigit.test(segment)) words = [...words, segment].slice(-2);
  }
  const letters = [...new Intl.Segmenter(language).segment(text.slice(0, most + 1))];
  return whole.at(-1) ?? between.at(-1) ?? letters.findLast(({ index }) => index > 0)?.index ?? most;
};

const hasDigit = /\p{N}/u;
const number = /^\s*\p{N}/u;
/** A currency, a sign or what says "about", before a number. */
const startOfAmount = /(?:\p{Sc}|[+−~≈±<>≤≥-]|(?<![\p{L}\p{N}])\p{Lu}{2,3}\$?)\s?$/u;
