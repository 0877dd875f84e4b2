import type { Stated } from '../text/numbers/statedNumbers.ts';

/** Columns of words that a number takes along on each side; a letter of Chinese, Japanese or Korean fills two. */
const room = { before: 18, behind: 24 };

/** A number with the words of its clause beside it, which say what it counts: "40" of "We know, after 40 evenings, …" is "after 40 evenings". */
export const withItsWords = (
  text: string,
  { at, text: number }: Pick<Stated, 'at' | 'text'>,
  language: string,
): string => {
  const end = at + number.length;
  const before =
    text
      .slice(Math.max(0, at - room.before * 4), at)
      .split(bounds)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + room.behind * 4).split(bounds);
  const led = fitting(wordsOf(before, language).toReversed(), room.before).toReversed().join('');
  return `${led}${number}${fitting(wordsOf(behind, language), room.behind).join('')}`.replaceAll(/\s+/gu, ' ').trim();
};

/** A clause ends at its marks, and at brackets, quotation marks and dashes. */
const bounds = /[.!?;:,](?:\s|$)|[\n\r。！？；：、，؟،؛।|()（）[\]{}「」『』“”„«»"–—…]/u;

/** The pieces of a text, each word with what separates it from the next. */
const wordsOf = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment }) => segment);

/** As many of the first as fit, none of them in part. */
const fitting = (words: readonly string[], most: number): readonly string[] => {
  let left = most;
  const past = words.findIndex((word) => (left -= columnsOf(word)) < 0);
  return past < 0 ? words : words.slice(0, past);
};

const columnsOf = (word: string): number =>
  Array.from(word, (letter) => (wide.test(letter) ? 2 : 1)).reduce((a, b) => a + b, 0);
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
