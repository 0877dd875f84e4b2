import { asciiDigits } from '../digits.ts';
import { longestFirst } from '../words/longestFirst.ts';
import { formsOfMonths, namesOfMonths, plainName, withDots, type Calendar } from './monthNames.ts';
import { ourYear } from './yearsElsewhere.ts';

/** A date with its month in words: its place, and its parts as digits: 20261126, 1126 where it has no year, 20261100 where it has no day. */
export type WordedDate = { readonly at: number; readonly end: number; readonly value: number };

/** "26 November 2026", "November 26th", « le 26 novembre », 2026年11月26日, "June 2029": in the language of the text and in English. */
export const datesInWords = (text: string, language: string): WordedDate[] => {
  const found = patternsOf(language).flatMap(({ pattern, months, calendar }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
      const month = months.get(plainName(groups['month'] ?? '')) ?? numberOf(groups['number']);
      const day = numberOf(groups['day']);
      const year = calendar === 'gregory' ? ourYear(numberOf(groups['year']), language) : numberOf(groups['year']);
      if (month < 1 || month > 12 || day > 31 || (day === 0 && (groups['day'] !== undefined || year === 0))) return [];
      return [{ at: index, end: index + written.replace(/\.$/u, '').length, value: year * 1e4 + month * 100 + day }];
    }),
  );
  return longestFirst(found);
};

const numberOf = (digits: string | undefined): number => Number(asciiDigits(digits ?? '0'));

type Pattern = {
  readonly pattern: RegExp;
  readonly months: ReadonlyMap<string, number>;
  readonly calendar: Calendar;
};

const patternsOf = (language: string): readonly Pattern[] => {
  const known = cached.get(language);
  if (known) return known;
  const found = [
    ...numbered,
    ...[...new Set(['en', language, ...(language.startsWith('ar') ? ['ar-SY', 'ar-DZ'] : [])])].flatMap((tag) =>
      namedIn(tag, 'gregory'),
    ),
    ...(language.startsWith('fa') ? namedIn(language, 'persian') : []),
  ];
  cached.set(language, found);
  return found;
};
const cached = new Map<string, readonly Pattern[]>();

const day = '(?<!\\p{Nd}|\\p{Nd}[.,:])(?<day>\\p{Nd}{1,2})(?!\\p{Nd}|[.,:]\\p{Nd})';
const year = '(?<year>\\p{Nd}{4})(?!\\p{Nd})';
const eastAsianMonth = '(?<!\\p{Nd})(?<number>\\p{Nd}{1,2})\\s?[月월]';
const numbered: readonly Pattern[] = [
  `(?:(?<year>\\p{Nd}{4})\\s?[年년]\\s?)?${eastAsianMonth}\\s?(?<day>\\p{Nd}{1,2})\\s?[日號号일]`,
  `(?<year>\\p{Nd}{4})\\s?[年년]\\s?${eastAsianMonth}(?!\\s?\\p{Nd}{1,2}\\s?[日號号일])`,
].map((source) => ({ pattern: new RegExp(source, 'gu'), months: new Map(), calendar: 'gregory' }));

function namedIn(tag: string, calendar: Calendar): Pattern[] {
  const months = new Map([...(calendar === 'gregory' ? formsOfMonths(tag) : []), ...namesOfMonths(tag, calendar)]);
  if (months.size === 0) return [];
  // "14 may not": English months have a capital.
  const isEnglish = /^en\b/u.test(tag);
  const names = [...months.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => withDots(RegExp.escape(isEnglish ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name)));
  // Hebrew and Arabic write "in", "from" and "to" as part of the word; Hungarian and Turkish endings stand behind it.
  const before = '(?<![\\p{L}\\p{M}](?<![฀-๿]))[בלמו]?';
  const ending = /^bn\b/u.test(tag) ? '(?:ের|ে|র|তে)?' : '';
  const month = `${before}(?<month>(?:${names.join('|')})\\.?)${ending}(?![\\p{L}\\p{M}\\p{Nd}])`;
  const of = "(?:(?:of|de|di|da)\\s|d[’'])";
  const dayFirst = `${day}(?:st|nd|rd|th|er|re|º|°|-?го|\\.)?\\s?${of}?${month}(?:,?\\s(?:(?:de|del|năm)\\s)?${year})?`;
  const monthFirst = `${month}\\s${day}(?:st|nd|rd|th)?(?:,?\\s${year})?`;
  const yearFirst = `(?<!\\p{Nd})${year}\\.?\\s${month}\\s${day}`;
  const monthAlone = `${month},?\\s(?:(?:of|de|del|năm)\\s)?${year}`;
  const yearAndMonth = `(?<!\\p{Nd})${year}\\.?\\s${month}(?!\\s\\p{Nd}{1,2}(?!\\p{Nd}))`;
  return [dayFirst, monthFirst, yearFirst, monthAlone, ...(/^hu\b/u.test(tag) ? [yearAndMonth] : [])].map((source) => ({
    ...{ pattern: new RegExp(source, isEnglish ? 'gu' : 'giu'), months },
    calendar,
  }));
}
