import { asciiDigits } from '../digits.ts';

const one = '\\p{Nd}{1,2}';
/** 2026-11-26, 2026/11/26, 2026. 11. 26., 26.11.2026, 26. 11. 26, 11/26/2026, 26-11-2026, 11/2026. */
export const dateInFigures = [
  '(?<![\\p{Nd}.,]|\\p{Nd}-)\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?!\\p{Nd})',
  `(?<![\\p{Nd}.,/])\\p{Nd}{4}/${one}/${one}(?![\\p{Nd}/])`,
  `(?<![\\p{Nd}.,/])\\p{Nd}{4}\\.\\s?${one}\\.\\s?${one}(?![\\p{Nd}]|[.,]\\p{Nd})`,
  `(?<![\\p{Nd}.,/]|\\p{Nd}-)${one}(?:/${one}/|-${one}-|\\.\\s?${one}\\.\\s?)\\p{Nd}{4}(?!\\p{Nd})`,
  `(?<![\\p{Nd}.,/])${one}(?:/${one}/|\\.${one}\\.)\\p{Nd}{2}(?![\\p{Nd}/]|[.,]\\p{Nd})`,
  `(?<![\\p{Nd}.,/])${one}/(?=[12])\\p{Nd}{4}(?![\\p{Nd}/])`,
].join('|');

/** What a date in figures may be, as digits: 20261126, 20261100 without a day. In English 3/4/2027 may be either, but by its region: the first is what is meant. */
export const datesOf = (written: string, language: string): readonly number[] => {
  const parts = asciiDigits(written).split(/[-./]\s?/u);
  if (parts[0]?.length === 4) return [valueOf(parts)];
  if (parts.length === 2) return [valueOf([parts[1] ?? '', parts[0] ?? '', '0'])];
  const [first = '', second = '', year = ''] = parts;
  const [dayFirst, monthFirst] = [valueOf([year, second, first]), valueOf([year, first, second])];
  if (Number(second) > 12) return [monthFirst];
  if (Number(first) > 12 || !written.includes('/') || !/^en\b/u.test(language)) return [dayFirst];
  return /-US\b/u.test(language) ? [monthFirst] : /-[A-Z]{2}\b/u.test(language) ? [dayFirst] : [dayFirst, monthFirst];
};
const valueOf = ([year = '', month = '', day = '']: readonly string[]): number =>
  Number((year.length === 2 ? `20${year}` : year) + month.padStart(2, '0') + day.padStart(2, '0'));

/** "15/12" and "10.2.": a day and a month, whichever comes first; empty for any other text. As digits: 1215. */
export const daysOf = (written: string): readonly number[] => {
  const [first = 0, second = 0] =
    /^(?<a>\p{Nd}{1,2})[./](?<b>\p{Nd}{1,2})$/u
      .exec(written)
      ?.slice(1)
      .map((part) => Number(asciiDigits(part))) ?? [];
  return [
    [first, second],
    [second, first],
  ].flatMap(([month = 0, day = 0]) => (month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [100 * month + day] : []));
};
