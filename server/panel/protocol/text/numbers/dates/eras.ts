import { asciiDigits } from '../digits.ts';
import { han, hanValue } from '../words/numerals/eastAsianNumerals.ts';
import type { Place } from '../words/places.ts';

/** A year of an era as one of ours, with its month and day where they are told (0 where not). */
export type EraDate = Place & { readonly year: number; readonly month: number; readonly day: number };

/** Years that are counted from an emperor or a republic: 令和9年3月31日, 昭和60年, R9.3.31, 民國116年. Letters are eras in Japanese only. */
export const eraDates = (text: string, language: string): EraDate[] => {
  if (!/年|[MTSHR]\p{Nd}/u.test(text)) return [];
  const { eras, pattern } = known();
  const named = [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const era = groups['era'] ?? '';
    const [year, month, day] = [groups['year'], groups['month'], groups['day']].map(numberOf);
    const before = eras.get(era);
    const isOther = /^[A-Z]/u.test(era) && !/^ja\b/u.test(language);
    if (before === undefined || isOther || !year || (month ?? 0) > 12 || (day ?? 0) > 31) return [];
    return [{ at: index, end: index + written.length, year: before + year, month: month ?? 0, day: day ?? 0 }];
  });
  return /^zh-(?:Hant|TW)\b/u.test(language) ? [...named, ...ofRepublic(text)] : named;
};

/** Taiwan counts from 1912 without saying so where a day follows: 115 年 12 月 20 日. */
const ofRepublic = (text: string): EraDate[] =>
  [
    ...text.matchAll(/(?<![\p{Nd}.,]|[國国]\s?)(1\p{Nd}{2})\s?年\s?(\p{Nd}{1,2})\s?月\s?(\p{Nd}{1,2})\s?[日號]/gu),
  ].flatMap(({ 0: written, 1: year, 2: month, 3: day, index }) => {
    const [ofEra, nth, date] = [year, month, day].map(numberOf);
    if (!ofEra || !nth || !date || nth > 12 || date > 31) return [];
    return [{ at: index, end: index + written.length, year: 1911 + ofEra, month: nth, day: date }];
  });

const numberOf = (written = '0'): number =>
  written === '元' ? 1 : /^\p{Nd}/u.test(written) ? Number(asciiDigits(written)) : hanValue(written);

type Eras = { readonly eras: ReadonlyMap<string, number>; readonly pattern: RegExp };
let found: Eras | null = null;
const known = (): Eras => {
  found ??= withPattern(
    new Map([
      ...erasOf('ja-u-ca-japanese', 'long'),
      ...erasOf('ja-u-ca-japanese', 'narrow'),
      ...erasOf('zh-u-ca-roc', 'long'),
      ...erasOf('zh-Hant-u-ca-roc', 'long'),
    ]),
  );
  return found;
};

/** Of each era that its calendar has since 1912: its name, and the year of ours before its first. */
const erasOf = (tag: string, era: 'long' | 'narrow'): (readonly [string, number])[] => {
  const format = new Intl.DateTimeFormat(`${tag}-nu-latn`, { era, year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: 150 }, (_, i) => 1912 + i).flatMap((year) => {
    const parts = format.formatToParts(new Date(Date.UTC(year, 11, 31)));
    const [name, own] = ['era', 'year'].map((type) => parts.find((part) => part.type === type)?.value ?? '');
    return name ? [[name, year - (own === '元' ? 1 : Number(own))] as const] : [];
  });
};

const withPattern = (eras: ReadonlyMap<string, number>): Eras => {
  const one = '\\p{Nd}{1,2}';
  return {
    eras,
    pattern: new RegExp(
      `(?:(?<!\\p{Script=Latin}|\\p{Nd})(?=[A-Z])|(?=\\p{Script=Han}))(?<era>${[...eras.keys()].join('|')})\\s?(?<year>元|\\p{Nd}{1,3}|[${han}]{1,3})(?:\\s?年(?:度|\\s?(?<month>${one})\\s?月(?:\\s?(?<day>${one})\\s?日)?)?|\\.(?<month>${one})\\.(?<day>${one})(?!\\p{Nd}|\\.\\p{Nd}))`,
      'gu',
    ),
  };
};
