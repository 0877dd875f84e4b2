import { longestFirst } from '../words/longestFirst.ts';
import { dateInFigures, datesOf } from './datesInFigures.ts';
import { datesInWords } from './datesInWords.ts';
import { lastDayElsewhere, type OtherCalendar } from './dayElsewhere.ts';
import { eraDates } from './eras.ts';
import { quartersIn } from './quarters.ts';
import { ourYear } from './yearsElsewhere.ts';
import { yearsNamed } from './yearsNamed.ts';

/**
 * The last day that a text (in this language, BCP 47) names with its year, as an ISO date: "by 15 March 2028" is 2028-03-15, "in December 2027"
 * 2027-12-31, "until the end of 2027" 2027-12-31. Null where it names none after the given ISO date, or where figures may be either of two days.
 */
export const dayNamed = (text: string, language: string, after: string): string | null =>
  longestFirst([
    ...datesInWords(text, language).map(({ at, end, value }) => ({ at, end, days: [value] })),
    ...quartersIn(text).map(({ at, end, value }) => ({ at, end, days: [value] })),
    ...eraDates(text, language).map(({ at, end, year, month, day }) => ({
      ...{ at, end },
      days: [year * 1e4 + month * 100 + day],
    })),
    ...[...text.matchAll(inFigures)].map(({ 0: written, index }) => ({
      ...{ at: index, end: index + written.length },
      days: datesOf(written, language),
    })),
    ...yearsNamed(text).map(({ at, end, year, isFiscal }) => ({
      ...{ at, end },
      // A Japanese year of business ends in March.
      days: [isFiscal && /^ja\b/u.test(language) ? (year + 1) * 1e4 + 331 : ourYear(year, language) * 1e4],
    })),
  ])
    .flatMap(({ days }) => (days.length === 1 ? days.flatMap((day) => lastDayOf(day, language)) : []))
    .filter((day) => day > after.slice(0, 10))
    .toSorted()
    .at(-1) ?? null;

const inFigures = new RegExp(dateInFigures, 'gu');

/** A date as digits with its year: its day, or the last one of its month, quarter or year where that is all it has. */
const lastDayOf = (value: number, language: string): string[] => {
  const [year, named, day] = [Math.floor(value / 1e4), Math.floor(value / 100) % 100, value % 100];
  const calendar = elsewhere[language.slice(0, 2)];
  if (calendar && year >= 1300 && year < 1500)
    return named > 12 || day > 31 ? [] : [lastDayElsewhere(calendar, [year, named, day])];
  const month = named > 50 ? 3 * (named - 50) : named || 12;
  if (year < 1900 || month < 1 || month > 12) return [];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return [];
  return [new Date(Date.UTC(year, month - 1, day || last)).toISOString().slice(0, 10)];
};
const elsewhere: Readonly<Record<string, OtherCalendar>> = { fa: 'persian', ar: 'islamic-umalqura' };
