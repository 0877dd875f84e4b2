import { asciiDigits } from '../digits.ts';

/** A day with its month in words: its place, and its date as digits: 20261126, or 1126 where it has no year. */
export type WordedDate = { readonly at: number; readonly end: number; readonly value: number };

/** "26 November 2026", "November 26th", « le 26 novembre », 2026年11月26日: in the language of the text and in English. */
export const datesInWords = (text: string, language: string): WordedDate[] => {
  const found = patternsOf(language).flatMap(({ pattern, months }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
      const month = months.get(plain(groups['month'] ?? '')) ?? numberOf(groups['number']);
      const day = numberOf(groups['day']);
      if (month < 1 || month > 12 || day < 1 || day > 31) return [];
      return [
        {
          at: index,
          end: index + written.replace(/\.$/u, '').length,
          value: numberOf(groups['year']) * 1e4 + month * 100 + day,
        },
      ];
    }),
  );
  const longestFirst = found.toSorted((a, b) => a.at - b.at || b.end - a.end);
  return longestFirst.filter((one, i) => !longestFirst.slice(0, i).some(({ end }) => one.at < end));
};

const numberOf = (digits: string | undefined): number => Number(asciiDigits(digits ?? '0'));
const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/u, '');

type Pattern = { readonly pattern: RegExp; readonly months: ReadonlyMap<string, number> };

const patternsOf = (language: string): readonly Pattern[] => {
  const known = cached.get(language);
  if (known) return known;
  const found = [
    numbered,
    ...[...new Set(['en', language, ...(language.startsWith('ar') ? ['ar-SY', 'ar-DZ'] : [])])].flatMap(namedIn),
  ];
  cached.set(language, found);
  return found;
};
const cached = new Map<string, readonly Pattern[]>();

const day = '(?<!\\p{Nd}|\\p{Nd}[.,:])(?<day>\\p{Nd}{1,2})(?!\\p{Nd}|[.,:]\\p{Nd})';
const year = '(?<year>\\p{Nd}{4})(?!\\p{Nd})';
const numbered: Pattern = {
  pattern: new RegExp(
    `(?:(?<year>\\p{Nd}{4})\\s?[年년]\\s?)?(?<!\\p{Nd})(?<number>\\p{Nd}{1,2})\\s?[月월]\\s?(?<day>\\p{Nd}{1,2})\\s?[日號号일]`,
    'gu',
  ),
  months: new Map(),
};

function namedIn(tag: string): Pattern[] {
  const months = namesOfMonths(tag);
  if (months.size === 0) return [];
  const names = [...months.keys()].toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const month = `(?<![\\p{L}\\p{M}])(?<month>(?:${names.join('|')})\\.?)(?![\\p{L}\\p{M}\\p{Nd}])`;
  const dayFirst = `${day}(?:st|nd|rd|th|er|re|º|°|-?го|\\.)?\\s?(?:(?:of|de|di|da)\\s)?${month}(?:,?\\s(?:(?:de|del|năm)\\s)?${year})?`;
  const monthFirst = `${month}\\s${day}(?:st|nd|rd|th)?(?:,?\\s${year})?`;
  return [dayFirst, monthFirst].map((source) => ({ pattern: new RegExp(source, 'giu'), months }));
}

/** As they are written alone, beside a day, and short. */
function namesOfMonths(tag: string): ReadonlyMap<string, number> {
  const all = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 15))).flatMap((at, i) =>
    (['long', 'short'] as const)
      .flatMap((month) => [{ month }, { month, day: 'numeric' } as const])
      .flatMap((parts) =>
        new Intl.DateTimeFormat(tag, { ...parts, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(at),
      )
      .filter(
        ({ type, value }) => type === 'month' && /(?:\p{L}\p{M}*){2}/u.test(value) && !/\p{Script=Han}/u.test(value),
      )
      .map(({ value }) => [plain(value), i + 1] as const),
  );
  return new Map(all);
}
