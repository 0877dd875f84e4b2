import { currencies } from '../../../numbers/units/currencies.ts';

/** "Modernise it (£120k)": a price in brackets right behind what it is the price of belongs to it, as it does in a list. */
export const withItsPrice = (option: string, sentence: string): string => {
  const at = sentence.indexOf(option);
  const [bracket = ''] = at < 0 ? [] : (inBrackets.exec(sentence.slice(at + option.length)) ?? []);
  return isPrice.test(bracket) ? `${option}${bracket}` : option;
};
const inBrackets = /^ ?[(（][^()（）]{1,60}[)）]/u;

const money = currencies.map(([, words]) => words).join('|');
const figure = "\\p{Nd}[\\p{Nd}.,٫٬’'\\u00A0\\u202F ]*";
const isPrice = new RegExp(
  `(?:${money})[ \\u00A0]?${figure}|${figure}(?:\\p{L}{1,8}\\.?[ \\u00A0]?)?(?:${money})|\\p{Nd}[kKmM](?!\\p{L})`,
  'u',
);
export const holdsPrice = (text: string): boolean => isPrice.test(text) || /\p{Nd}\s?%/u.test(text);
