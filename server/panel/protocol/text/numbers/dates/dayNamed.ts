import { asciiDigits } from '../digits.ts';
import { longestFirst } from '../words/longestFirst.ts';
import { dateInFigures, datesOf } from './datesInFigures.ts';
import { datesInWords } from './datesInWords.ts';

/**
 * The last day that a text (in this language, BCP 47) names with its year, as an ISO date: "by 15 March 2028" is 2028-03-15, "in December 2027"
 * 2027-12-31, "until the end of 2027" 2027-12-31. Null where it names none after the given ISO date, or where figures may be either of two days.
 */
export const dayNamed = (text: string, language: string, after: string): string | null =>
  longestFirst([
    ...datesInWords(text, language).map(({ at, end, value }) => ({ at, end, days: [value] })),
    ...[...text.matchAll(inFigures)].map(({ 0: written, index }) => ({
      ...{ at: index, end: index + written.length },
      days: datesOf(written, language),
    })),
    ...[...text.matchAll(yearAlone)].map(({ 0: written, index }) => ({
      ...{ at: index, end: index + written.length },
      days: [Number(asciiDigits(written)) * 1e4 + 1231],
    })),
  ])
    .flatMap(({ days }) => (days.length === 1 ? days.flatMap((day) => lastDayOf(day)) : []))
    .filter((day) => day > after.slice(0, 10))
    .toSorted()
    .at(-1) ?? null;

const inFigures = new RegExp(dateInFigures, 'gu');
/** A year by itself is a date only behind a word that says so: 2,027 may be a count. */
const yearAlone = new RegExp(
  `(?<=(?<!\\p{L})(?:${[
    ...[
      'by',
      'until',
      'before',
      'in',
      'end of',
      'bis',
      'Ende',
      'in',
      'im Jahr',
      "d[’']ici(?: à)?",
      'fin',
      'en',
      'avant',
      'para',
      'hasta',
      'de',
    ],
    ...[
      'finales de',
      'até',
      'em',
      'final de',
      'entro(?: il)?',
      'nel',
      'fine',
      'eind',
      'tegen',
      'do',
      'roku',
      'до',
      'конца',
      'кінця',
      'عام',
      'سنة',
      'שנת',
    ],
  ].join(
    '|',
  )})\\s)20\\p{Nd}{2}(?!\\p{Nd}|[.,:/-]\\p{Nd}|\\s?[\\p{L}\\p{Sc}%])|20\\p{Nd}{2}(?=年(?!\\s?\\p{Nd})|년(?!\\s?\\p{Nd}))`,
  'giu',
);

/** A date as digits with its year: its day, or the last one of its month where it has none. */
const lastDayOf = (value: number): string[] => {
  const [year, month, day] = [Math.floor(value / 1e4), Math.floor(value / 100) % 100, value % 100];
  if (year < 1900 || month < 1 || month > 12) return [];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return [];
  return [new Date(Date.UTC(year, month - 1, day || last)).toISOString().slice(0, 10)];
};
