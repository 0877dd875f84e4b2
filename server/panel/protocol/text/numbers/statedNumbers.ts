import { keepingLast } from '../../../../../shared/kernel/lastResults.ts';
import { countedNumerals } from './words/numerals/countedNumerals.ts';
import { dateInFigures, datesOf } from './dates/datesInFigures.ts';
import { datesInWords, type WordedDate } from './dates/datesInWords.ts';
import { eraDates } from './dates/eras.ts';
import { monthsAlone } from './dates/monthsAlone.ts';
import { isYear } from './dates/isYear.ts';
import { asciiDigits, fractionOf, ofSuperscript, separatorsIn, superscript, valueOf } from './digits.ts';
import { mixedNumerals } from './words/numerals/eastAsianNumerals.ts';
import { numbersInWords } from './words/numberWords.ts';
import { quartersIn } from './dates/quarters.ts';
import { isFactor, multiplesInWords } from './words/multiples.ts';
import { roundCounts } from './words/numerals/roundCounts.ts';
import { halfAt, halfOfTimeAt } from './words/halves.ts';
import { longestFirst } from './words/longestFirst.ts';
import { sharesInWords, type WordedShare } from './words/sharesInWords.ts';
import { apartFrom, type Place } from './words/places.ts';
import type { Stated } from './stated.ts';
import { timesInWords } from './words/timesInWords.ts';
import { periodAt, periodBefore, timeAt, timeBefore, timeUnitAt, timeUnitSoon } from './units/timeUnits.ts';
import { markedBy } from './estimateMarks.ts';
import { countedAt, namesNothing, isOwnCount, uncounted } from './counts/countNouns.ts';
import { endOf } from './endOf.ts';
import { isNoNumber } from './named/notNumbers.ts';
import { ofCountry, type Read, rounded, shareAgain, shared } from './neighbours.ts';
import { isCurrency } from './units/currencies.ts';
import { periodNamed } from './units/namedPeriods.ts';
import { isShare, isTemperature } from './units/measures.ts';
import { currencyOfRange, magnitudeAt, magnitudeBefore, space, unitAt } from './units/unitsAt.ts';
import { waysOf } from './units/ways.ts';
import { fallWords } from './units/unitWords.ts';

export type { Stated } from './stated.ts';

type Kinds = { readonly [kind in 'small' | 'counted' | 'shares' | 'multiples' | 'months']?: boolean };

/**
 * Every number of a text in any script's digits, by value and unit: separators as the language has them, fractions (½, 3/4), powers (10⁶), magnitudes
 * (k, Mio., 万, लाख), percent, currencies and units. Markers of lists and names that hold digits (E-12, COVID-19, B2B) are no numbers.
 * So are numbers in words; `small`: also those up to twelve without a unit, which most texts use to count what they name ("two ways");
 * `counted`: also those of them that count something else than what a text has of itself ("seven people");
 * `shares`: also parts in words, as percent ("two thirds"); `multiples`: also "double" and the like, and 3x, of the unit ×; `months`: also months
 * without a day and a year.
 */
export const readNumbers = (text: string, language = 'en', kinds: Kinds = {}): readonly Stated[] =>
  readLately(text, language, kinds);

const readNow = (
  text: string,
  language: string,
  { small = false, counted = false, shares = false, multiples = false, months = false }: Kinds,
): readonly Stated[] => {
  const separators = separatorsIn(text, language);
  const whole = [
    () => timesInWords(text, language).map((one) => ({ ...wholeAt(text, one, one.value, null), time: one.time })),
    () =>
      small || counted
        ? roundCounts(text).map((one) => ({ ...wholeAt(text, one, one.value, null), counts: true }))
        : [],
    () => (shares ? sharesInWords(text).map((one) => shareAt(text, one)) : []),
    () => (multiples ? multiplesInWords(text).map((one) => wholeAt(text, one, one.value, '×')) : []),
    () => quartersIn(text).map((one) => datedAt(text, one)),
    () =>
      eraDates(text, language).map(({ year, month, day, ...place }) =>
        month > 0 ? datedAt(text, { ...place, value: dateOf(year, month, day) }) : wholeAt(text, place, year, null),
      ),
    () => datesInWords(text, language).map((one) => datedAt(text, one)),
    () => (months ? monthsAlone(text, language) : []).map((one) => datedAt(text, one)),
    () => mixedNumerals(text).map(({ at, end, value }) => measured(text, at, end, value)),
  ].reduce<readonly Read[]>((all, read) => [...all, ...read().filter(apartFrom(all))], []);
  const digits = [...text.matchAll(number)]
    .flatMap((match) => numbersAt(text, match, separators, language))
    .filter(apartFrom(whole));
  const written = [
    ...whole,
    ...inParts(
      text,
      digits.toSorted((a, b) => a.at - b.at),
    ),
  ];
  const worded = inSteps(
    text,
    longestFirst(
      [...numbersInWords(text, language), ...countedNumerals(text)]
        .filter(apartFrom(written))
        .map((one) => ({ ...one, ...measured(text, one.at, one.end, one.value), core: one.value })),
    ),
  ).flatMap(
    (one) =>
      wordedAt(
        one,
        small ||
          (counted && isOwnCount(text, one.at, one.end)) ||
          (multiples && isFactor(text.slice(one.end, one.end + 24))),
      ) ?? [],
  );
  const found = [...written, ...worded].toSorted((a, b) => a.at - b.at);
  const withUnits = found
    .map((one, i) => shareAgain(text, ofCountry(shared(text, one, found[i + 1]), language), found[i - 1]))
    .map((one) =>
      multiples && isBare(one) && isFactor(text.slice(one.end, one.end + 24)) ? { ...one, unit: '×' } : one,
    );
  const marked = markedBy(text, withUnits);
  const ways = waysOf(text, withUnits);
  return withUnits.map((one, i) => ({
    ...one,
    counted: isBare(one) ? countedAt(text, one.at, one.end) : uncounted,
    ways: ways.get(i) ?? [],
    estimate: marked.has(i),
  }));
};

const readLately = keepingLast(readNow, 400);

const isBare = ({ unit, time }: Read): boolean => unit === null && time === null;

const separated = "\\p{Nd}+(?:[.,'’٫٬，．]\\p{Nd}+)*";
/** Groups of three behind spaces only after one to three digits: 12 000, but 2024 100 are two numbers. */
const digits = `(?:\\p{Nd}{1,3}(?:${space}\\p{Nd}{3}(?!\\p{Nd}))+(?:[.,٫]\\p{Nd}+)?|${separated})`;
const vulgar = '[¼-¾⅐-⅞↉]';
const number = new RegExp(
  `(?<date>${dateInFigures})|(?<time>(?<!\\p{Nd})\\p{Nd}{1,2}(?::|\\s?h\\s?|[時时點点]|시\\s?|\\s?giờ\\s?)\\p{Nd}{2}(?!\\p{Nd})(?:分|분)?)|(?<core>${digits})(?:(?<vulgar>${vulgar})|(?:[eE](?<ten>\\p{Nd}{1,2})|\\^(?<power>\\p{Nd}{1,2})|${space}?[×x·*]${space}?10(?:\\^(?<ten>\\p{Nd}{1,2})|(?<tens>[${superscript}]+)))|(?<super>[${superscript}]+)|[/⁄](?<under>\\p{Nd}{1,2})(?![\\p{Nd}/]|\\.\\p{Nd}))?|(?<lone>${vulgar})`,
  'gu',
);
/** In "Q1 100 000" the first digit is a part of a name, which no group stands behind. */
const numbersAt = (text: string, match: Match, separators: string, language: string): Read[] => {
  const one = numberAt(text, match, separators, language);
  if (one) return [one];
  const first = /^\p{Nd}{1,3}[ \u00A0\u202F\u2009](?=\p{Nd})/u.exec(match[0])?.[0].length;
  if (first === undefined) return [];
  const from = match.index + first;
  return [...match[0].slice(first).matchAll(number)].flatMap(
    ({ 0: written, index, groups }) =>
      numberAt(text, { 0: written, index: from + index, groups }, separators, language) ?? [],
  );
};

type Match = {
  readonly 0: string;
  readonly index: number;
  readonly groups?: Readonly<Record<string, string>> | undefined;
};
const numberAt = (text: string, match: Match, separators: string, language: string): Read | null => {
  const at = match.index;
  const written = match[0];
  const part: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  if (isNoNumber(text, at, written)) return null;
  const whole = {
    text: written,
    at,
    end: at + written.length,
    factor: 1,
    time: null,
    per: null,
    counts: false,
    minus: null,
  };
  if (part['date'] !== undefined) {
    const [value = 0, other] = datesOf(written, language);
    return { ...whole, value, unit: 'date', ...(other === undefined ? {} : { other }) };
  }
  if (part['time'] !== undefined)
    return { ...whole, value: Number(asciiDigits(written).replace(/\D/gu, '')), unit: 'time' };
  return measured(text, at, whole.end, coreOf(part, separators));
};

type ReadInWords = Read & { readonly core: number; readonly isWhole: boolean };

/** "Un millón doscientos mil" is one number: each part is smaller than the magnitude of the one before. */
const inSteps = (text: string, numbers: readonly ReadInWords[]): ReadInWords[] => {
  const all: ReadInWords[] = [];
  // What a further part is below: after thousands there is none.
  let most = 0;
  for (const next of numbers) {
    const before = all.at(-1);
    const isPart =
      before?.unit === null &&
      most >= 1e6 &&
      next.value < most &&
      /^[ \u00A0](?:(?:e|y|i|și|and|und|og|och|en|et|a|и|і|և|και)[ \u00A0]|و ?|ו)?$/u.test(
        text.slice(before.end, next.at),
      );
    if (before && isPart) {
      const value = rounded(before.value + next.value);
      all[all.length - 1] = {
        ...next,
        value,
        at: before.at,
        text: text.slice(before.at, next.end),
        factor: before.factor,
        isWhole: true,
        core: value,
      };
    } else all.push(next);
    most = next.factor;
  }
  return all;
};

/** A number in words, where it counts as one: not "one" by itself, nor "hundreds" and the like. */
const wordedAt = ({ core, isWhole, ...read }: ReadInWords, small: boolean): Read | null => {
  if (read.unit !== null || read.factor !== 1) return read;
  if ((read.time !== null && read.value >= 1.5) || read.per !== null) return read;
  return isWhole && core >= (small ? 2 : 13) ? read : null;
};

const shareAt = (text: string, one: WordedShare): Read => wholeAt(text, one, rounded(100 * one.part), '%');
const dateOf = (year: number, month: number, day: number): number => year * 1e4 + month * 100 + day;
const datedAt = (text: string, one: WordedDate): Read => wholeAt(text, one, one.value, 'date');
/** A number whose words say its unit as well. */
const wholeAt = (text: string, { at, end }: Place, value: number, unit: string | null): Read => ({
  ...{ value, unit, time: null, per: null, counts: false, minus: null },
  ...{ text: text.slice(at, end), at, end, factor: 1 },
});

/** 3億5000万円 and 2 crore 50 lakh are one number: each part is smaller than the magnitude of the one before. */
const inParts = (text: string, numbers: readonly Read[]): Read[] => {
  const all: Read[] = [];
  for (const next of numbers) {
    const before = all.at(-1);
    if (!before || !isNextPart(text, before, next)) all.push(next);
    else {
      const value = rounded(before.value + next.value * leftOutOf(before, next));
      all[all.length - 1] = { ...next, value, at: before.at, text: text.slice(before.at, next.end) };
    }
  }
  return all;
};

/** 9万5 are 95,000, and 1억 8천 are 180 million: what is left out is understood. */
const leftOutOf = (before: Read, next: Read): number => {
  if (before.factor === 1e8 && (next.factor === 1e3 || next.factor === 1e2)) return 1e4;
  return before.factor >= 1e4 && next.factor === 1 && /^\p{Nd}$/u.test(next.text) ? before.factor / 10 : 1;
};

const isNextPart = (text: string, before: Read, { at, value, factor }: Read): boolean =>
  before.unit === null &&
  before.factor >= 1e4 &&
  value < before.factor &&
  partsWith.test(before.text) &&
  /^[ \u00A0]?$/u.test(text.slice(before.end, at)) &&
  (factor > 1 || /\p{Script=Han}$|\p{Script=Hangul}$/u.test(before.text));
const partsWith = /(?:[万萬만億亿억兆조]|crores?|करोड़|কোটি|கோடி|lakhs?|लाख|লাখ|லட்சம்)$/iu;

/** With the magnitude and the unit that stand beside it. */
const measured = (text: string, at: number, end: number, core: number): Read => {
  // "Two and a half million", deux millions et demi.
  const halfBefore = halfAt(text, end);
  const behindIt = magnitudeAt(text, at, end + halfBefore);
  const ahead = behindIt.length === 0 ? magnitudeBefore(text, at) : { factor: 1, length: 0 };
  const size = { factor: behindIt.factor * ahead.factor, length: behindIt.length };
  const from = at - ahead.length;
  const halfBehind = halfBefore === 0 && size.factor >= 1e3 ? halfAt(text, end + size.length) : 0;
  const after = end + halfBefore + size.length + halfBehind;
  const amount = core + (halfBefore + halfBehind > 0 ? 0.5 : 0);
  const beside = unitAt(text, from, after);
  // "3,42 млн процентов" are interest.
  const own: typeof beside = beside.name === '%' && size.factor > 1 ? { name: null, length: 0 } : beside;
  const rest = text.slice(after, after + 40);
  const range = own.name === null && timeUnitAt(rest) === null ? currencyOfRange(text, at) : null;
  const isOfRange = range !== null && (range.isDash || size.factor > 1 || !/^\s?\p{L}/u.test(rest));
  const unit: typeof beside = isOfRange ? { name: range.name, length: 0 } : own;
  const factor = size.factor * (unit.part ?? 1);
  const told = unit.name === null ? timeAt(rest) : null;
  // "1979 года" is a year.
  const found = told?.unit === 'year' && size.factor === 1 && isYear(amount) ? null : told;
  const time = found?.unit ?? (unit.name === null && ahead.length === 0 ? timeBefore(text, at) : null);
  // Deux mois et demi, 两年半.
  const halfOfTime = found === null || halfBefore + halfBehind > 0 ? 0 : halfOfTimeAt(text, after + found.length);
  const behind = halfOfTime === 0 ? unit.length : (found?.length ?? 0) + halfOfTime;
  const per = hasPeriod(unit.name)
    ? (periodAt(text, after + (found?.length ?? unit.length)) ??
      (time === null ? (periodBefore(text, at) ?? periodNamed(text, at)) : null))
    : null;
  return {
    value: rounded(amount * factor) + (halfOfTime > 0 ? 0.5 : 0),
    unit: unit.name,
    time,
    per,
    counts: unit.name === null && time === null && !(per && factor > 1) && isCounting(text, after),
    minus: minusAt(text, at, after, unit.name),
    text: text.slice(from, after + behind),
    at: from,
    end: after + behind,
    factor,
    isOfRange,
  };
};

/** Whether what is named behind it is what it counts; behind "64 Mio. " a sentence may begin. */
const isCounting = (text: string, after: number): boolean => {
  const rest = text.slice(after, after + 40);
  return (
    /^[ \u00A0]?\p{L}/u.test(rest) &&
    !namesNothing.test(rest) &&
    endOf(text, after) === after &&
    timeUnitSoon(rest) === null
  );
};

const hasPeriod = (unit: string | null): boolean => unit === null || isShare(unit) || isCurrency(unit);

/** A hyphen at the beginning of a line is a mark of a list, but before a temperature. */
const minusAt = (text: string, at: number, end: number, unit: string | null): Stated['minus'] => {
  const before = text.slice(Math.max(0, at - 80), at);
  if (/(?<![^\s([（:])(?<![\p{Nd}%€$£¥₹)]\s)(?:[−–]|(?<=[^\n])-)[€$£¥₹]?$/u.test(before)) return 'written';
  if (/(?<=[为為是达達约約はが])-$/u.test(before)) return 'written';
  if (isTemperature(unit) && /(?:^|\n)-$/u.test(before)) return 'written';
  const sentence = `${before.split(/[.!?;。！？؛\n]/u).at(-1)} ${text.slice(end, end + 40).split(/[.!?;,，、،。！？؛\n]/u)[0]}`;
  return falls.test(sentence) ? 'said' : null;
};
const falls = new RegExp(fallWords, 'iu');

const coreOf = (part: Readonly<Record<string, string | undefined>>, language: string): number => {
  if (part['lone'] !== undefined) return fractionOf(part['lone']);
  const base = valueOf(asciiDigits(part['core'] ?? ''), language);
  if (part['vulgar'] !== undefined) return base + fractionOf(part['vulgar']);
  if (part['under'] !== undefined) return base / (Number(asciiDigits(part['under'])) || Number.NaN);
  if (part['super'] !== undefined) return base ** ofSuperscript(part['super']);
  if (part['tens'] !== undefined) return base * 10 ** ofSuperscript(part['tens']);
  if (part['ten'] !== undefined) return base * 10 ** Number(asciiDigits(part['ten']));
  return part['power'] === undefined ? base : base ** Number(asciiDigits(part['power']));
};
