import { valueWithin } from '../../numbers/words/numerals/numbersWithin.ts';
import { numbersInWords } from '../../numbers/words/numberWords.ts';

type Percent = { readonly at: number; readonly end: number; readonly value: number };

/** Percents that are one word with their number: "fünfprozentig", "10-prozentig", "пятипроцентный", "pięcioprocentowy". */
export const percentWordsIn = (text: string, language: string): Percent[] =>
  [...text.matchAll(percentWords)].flatMap(({ 0: word, index, groups }) => {
    const said = groups?.['number'] ?? '';
    const value = /^\p{Nd}+$/u.test(said)
      ? Number(said)
      : (valueOfWord(said, language) ?? valueWithin(said.toLowerCase(), language));
    return value === null || Number.isNaN(value) ? [] : [{ at: index, end: index + word.length, value }];
  });

const valueOfWord = (said: string, language: string): number | null => {
  const [read, ...others] = numbersInWords(said, language);
  return read && others.length === 0 && read.end - read.at === said.length ? read.value : null;
};

const percentWords =
  /(?<![\p{L}\p{M}\p{Nd}.,])(?<number>\p{L}{2,40}?|\p{Nd}{1,3})-?(?:prozentig|procentig|procent(?=e?\p{L}*(?!\p{L}))|процентн|відсотков|prosentti|prosentig)\p{L}*/giu;
