import { asciiDigits } from '../digits.ts';

/** Years that a text gives in another calendar, as those of ours, and ours as those of the calendars of its language; and both of a season such as 2027/28. */
export const yearsElsewhere = (text: string, language: string): number[] => {
  const plain = asciiDigits(text);
  const own = [...plain.matchAll(/(?<![\d.,])(\d{4})(?![\d.,]\d|\d)/gu)].map(({ 1: year }) => Number(year));
  const seasons = [...plain.matchAll(/(?<![\d.,/])((?:19|20)\d{2})[/–-](\d{2})(?![\d/]|[-.,]\d)/gu)].flatMap(
    ({ 1: first, 2: last }) => ((Number(first) + 1) % 100 === Number(last) ? [Number(first), Number(first) + 1] : []),
  );
  const elsewhere = own.flatMap((year) => (calendars[language.slice(0, 2)] ?? []).flatMap((read) => read(year)));
  return [...seasons, ...elsewhere];
};

const isOurs = (year: number): boolean => year >= 1900 && year <= 2100;
const hijri = (year: number): number => Math.floor(year * 0.970_224 + 621.577_4);
type Calendar = (year: number) => number[];
const buddhist: Calendar = (year) => (isOurs(year) ? [year + 543] : isOurs(year - 543) ? [year - 543] : []);
/** A year of the sun that begins in March lies in two of ours. */
const persian: Calendar = (year) =>
  isOurs(year) ? [year - 621, year - 622] : year >= 1279 && year <= 1479 ? [year + 621, year + 622] : [];
const islamic: Calendar = (year) =>
  isOurs(year)
    ? [year - 579, year - 578].filter((other) => [0, 1].some((more) => hijri(other) + more === year))
    : year >= 1318 && year <= 1520
      ? [hijri(year), hijri(year) + 1]
      : [];
const calendars: Readonly<Record<string, readonly Calendar[]>> = { th: [buddhist], fa: [persian], ar: [islamic] };

/** A year as ours, where the language of the text counts from Buddha: 2570 is 2027. */
export const ourYear = (year: number, language: string): number =>
  language.startsWith('th') && isOurs(year - 543) ? year - 543 : year;
