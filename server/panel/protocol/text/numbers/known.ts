import type { Counted } from './counts/countNouns.ts';
import { isOfOtherKind } from './counts/otherKind.ts';
import { isOfOtherNoun } from './counts/otherNoun.ts';
import type { Surroundings } from './counts/surroundings.ts';
import { daysOf } from './dates/datesInFigures.ts';
import { digitsOf, isNearly, roundingOf } from './digits.ts';
import type { Stated } from './statedNumbers.ts';
import { isCurrency, isSameUnit } from './units/currencies.ts';
import { inMeasure, isMeasure, isShare, isTemperature } from './units/measures.ts';
import { namesTime, type TimeUnit, timesOf } from './units/timeUnits.ts';
import { areOpposite, type Way } from './units/ways.ts';
import type { Whole } from './words/wholes.ts';
import { quarterOfMonth } from './dates/quarters.ts';

/** A number that a report may state. */
export type Known = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: TimeUnit | null;
  readonly minus?: Stated['minus'];
  readonly counted?: Counted;
  readonly ways?: readonly Way[];
  readonly per?: TimeUnit | null;
  /** Of the result of a calculation: for each of what it may be, where it comes from amounts that are. */
  readonly periods?: readonly TimeUnit[] | null;
  /** Of what is named behind it, which is no unit. */
  readonly counts?: boolean;
  /** Read with the separators of another language, which is not converted: "1.500 l" are no 1,500 ml in German. */
  readonly isOtherReading?: boolean;
  /** A part of a date, which no other date comes from. */
  readonly isPart?: true;
  /** What is counted or measured may follow: "2억 5천만 원". */
  readonly isOfAny?: boolean;
  /** As a source writes it, unit and all. */
  readonly text?: string;
  /** With the words around it. */
  readonly words?: string;
  readonly around?: Surroundings | undefined;
  /** What it is a share of. */
  readonly whole?: Whole;
  /** Of a source in another language than the report, whose words are no others for being different. */
  readonly isForeign?: boolean;
};

/**
 * A bare number may leave out the unit of its source, but not one of percent; units of time are told by each other. What is written with a minus
 * needs a source that has one too or speaks of a fall. So much "per 1 kg" needs none.
 */
export const isKnown = (said: Stated, known: readonly Known[], { rounded = true } = {}): boolean => {
  if (said.value === 1 && isMeasure(said.unit)) return true;
  return sourcesOf(said, known, { rounded }).length > 0;
};

/** Of these the numbers that it may come from. */
export const sourcesOf = (said: Stated, known: readonly Known[], { rounded = true } = {}): readonly Known[] => {
  const isOther = isOfOtherNoun(said, known);
  // What most of them are refused by comes first: in a long case there are thousands.
  return known.filter(
    (one) =>
      ((isSameAmount(said, one) && isOfUnit(said, one) && haveOneSign(said, one)) ||
        (rounded && isRounded(said, one)) ||
        isDayAlone(said, one) ||
        isDayInFigures(said, one) ||
        isHour(said, one)) &&
      !isShareOfYear(said, one) &&
      !isOfNone(said, one.periods) &&
      !isOfOtherKind(said, one) &&
      !isOnlyDay(said, one) &&
      !areOpposite(said.ways, waysOfKnown(one)) &&
      !isOther(one),
  );
};

/** For each of what nothing makes it: a week, of what comes in every month. */
export const isOfNone = ({ per }: Known, periods: Known['periods']): boolean =>
  per != null && periods != null && !periods.includes(per);

/** The 9 of February 9th is no source of 9 months and 9 people; two of something need hardly a source. */
const isOnlyDay = ({ time, counted }: Stated, { isPart, value }: Known): boolean =>
  isPart === true && value > 2 && value <= 31 && (time !== null || counted.behind.length > 0);

/** What is written with a minus is lost. */
const waysOfKnown = ({ ways = [], minus, unit }: Known): readonly Way[] =>
  minus === 'written' && isCurrency(unit) ? [...ways, 'loss'] : ways;

/**
 * A minus needs one in the source, or a word for a fall in its sentence; what the source writes with one, of a temperature, money or a share, may not
 * lose it.
 */
const haveOneSign = (said: Stated, one: Known): boolean => {
  if (said.minus === 'written') return (one.minus ?? null) !== null;
  return (
    one.minus !== 'written' ||
    said.minus !== null ||
    !(isTemperature(one.unit) || isShare(one.unit) || isCurrency(one.unit))
  );
};

/** What is counted may be measured: 8,400 tons of a source whose word for them nobody knows. */
const isOfUnit = (said: Known, one: Known): boolean => {
  if (isSameUnit(one.unit, said.unit)) return true;
  if (said.unit === null) return !isShare(one.unit) && !(said.time && one.unit === '×');
  if (inMeasure(one.value, one.unit, said.unit) !== null) return true;
  if (isMeasure(said.unit) || isShare(said.unit)) return one.unit === null && isMeasure(said.unit);
  return one.isOfAny === true && said.unit !== '×';
};

/** 0.94 million is 0.9 million, and 41.7 % are 42 %: with two digits or more, and of the same unit. */
const isRounded = (said: Stated, one: Known): boolean =>
  (said.unit !== null || isRoundNumber(said, one)) &&
  said.unit !== 'date' &&
  said.unit !== 'time' &&
  said.minus !== 'written' &&
  haveOneSign(said, one) &&
  !(said.per && one.per && said.per !== one.per) &&
  (said.unit === null || isSameUnit(said.unit, one.unit)
    ? Math.abs(said.value - one.value) <= (isWholePercent(said) ? 0.5 : digitsOf(said) >= 2 ? roundingOf(said) : 0)
    : !one.isOtherReading && isConverted(said, inMeasure(one.value, one.unit, said.unit)));

/** "By 20 %" of 20.2 %. */
const isWholePercent = ({ unit, value }: Stated): boolean => unit === '%' && Number.isInteger(value) && value >= 10;

/** A bare number is a rounding of another, or of an amount of money, where it is written as one: 184k, 1.1 million, 184,000 of 184,350. */
const isRoundNumber = (said: Stated, one: Known): boolean =>
  !said.time &&
  !one.time &&
  !one.isPart &&
  (one.unit === null || isCurrency(one.unit)) &&
  said.value >= 1_000 &&
  digitsOf(said) >= (/\p{L}/u.test(said.text) ? 2 : 3) &&
  said.value % 100 === 0;

/** 10 miles are 16 km: a conversion is rounded, but no more than by one part in sixty. */
const isConverted = (said: Stated, value: number | null): boolean =>
  value !== null && Math.abs(said.value - value) <= Math.min(roundingOf(said), Math.abs(said.value) / 60);

/** "On 15/12" and "am 10.2." of a date that the source has, and 3/4/2027 whichever it is. */
const isDayInFigures = (said: Stated, one: Known): boolean => {
  if (one.unit !== 'date' || (said.unit !== null && said.unit !== 'date')) return false;
  return said.unit === null
    ? daysOf(said.text).includes(one.value % 1e4)
    : said.other !== undefined && isSameDate(said.other, one.value);
};

/** "14:00" of "2 p.m." and of "14 Uhr", and the other way round. */
const isHour = (said: Stated, { value, unit, time, counted }: Known): boolean => {
  const isOf = (clock: number, hour: number) => [hour, hour + 12, hour - 12].includes(clock / 100);
  if (said.unit === 'time')
    return unit === 'time' ? Math.abs(said.value - value) === 1200 : unit === null && isOf(said.value, value);
  if (unit === 'time' && said.unit === null)
    return (said.time ?? 'hour') === (time ?? 'hour') && isOf(value, said.value);
  return isClock(said) && counted !== undefined && isClock({ unit, counted }) && Math.abs(said.value - value) === 12;
};
/** 9시 and 21시, "9 Uhr" and "21 Uhr". */
const isClock = ({ unit, counted }: Pick<Stated, 'unit' | 'counted'>): boolean =>
  unit === null && ofClock.test(counted.behind[0] ?? '');
const ofClock = /^(?:uhr$|시(?!간)|時(?!間)|点|點|giờ|uur$|heures?$|hodin|hod$|ora$|час)/u;

/** "In May 26 people came" may be read as a date. */
const isDayAlone = (said: Stated, { value, unit, isPart }: Known): boolean =>
  said.unit === 'date' && monthFirst.test(said.text) && unit === null && !isPart && value === said.value % 100;
const monthFirst = /^\p{L}[\p{L}\p{M}.]*\s\p{Nd}{1,2}$/u;

/** "Two thirds" of 65 %: who says a part in words rounds. */
export const isPartOf = (said: Stated, known: readonly Known[]): boolean =>
  said.unit === '%' &&
  known.some(
    ({ value, unit }) => Math.abs((unit === '%' ? value : 100 * value) - said.value) <= (unit === '%' ? 2.5 : 0.5),
  );

const isSameAmount = (said: Known, one: Known): boolean => {
  if (said.per && one.per && said.per !== one.per) return isOfOtherPeriod(said, one);
  if (said.unit === 'date' && one.unit === 'date') return isSameDate(said.value, one.value);
  const measured = one.isOtherReading ? null : inMeasure(one.value, one.unit, said.unit);
  if (measured !== null) return isNearly(measured, said.value);
  // Half of something is no half of a month.
  if (said.time && !one.time && (one.counts || (one.isOfAny && said.value < 1))) return false;
  if (!said.time || !one.time || said.time === one.time) return isNearly(one.value, said.value);
  return (
    isSameTime(said.time, said.value, one.time, one.value) || isSameTime(one.time, one.value, said.time, said.value)
  );
};

/** As people tell a time in another unit: a month has 30 days, two of them are 8 weeks, and a year has 52. */
const isSameTime = (unit: TimeUnit, value: number, other: TimeUnit, of: number): boolean => {
  const times = timesOf(unit, other);
  if (times !== null) return isNearly(value * times, of);
  if (other === 'day') return unit === 'month' && isNearly(30 * value, of);
  if (other !== 'week') return false;
  const months = value * (timesOf(unit, 'month') ?? Number.NaN);
  return isNearly((months * 13) / 3, of) || (unit === 'month' && months <= 3 && isNearly(4 * months, of));
};

/** "At 4.6 %" is by the year, as interest is, unless the words around it name the month. */
const isShareOfYear = (said: Known, { per, words }: Known): boolean =>
  isShare(said.unit) &&
  said.per != null &&
  said.per !== 'year' &&
  !per &&
  words !== undefined &&
  !namesTime(words, said.per);

/** £5,000 a month are £60,000 a year; a share does not grow so. */
const isOfOtherPeriod = (said: Known, one: Known): boolean => {
  const times = said.per && one.per && !isShare(said.unit) ? timesOf(said.per, one.per) : null;
  return times !== null && isNearly(one.value * times, said.value);
};

const dateOf = (value: number) => ({
  year: Math.floor(value / 1e4),
  month: Math.floor(value / 100) % 100,
  day: value % 100,
});

/** "By the end of June" is by June 30th. */
const isLastDay = ({ year, month, day }: ReturnType<typeof dateOf>): boolean =>
  new Date(Date.UTC(year, month, 0)).getUTCDate() === day;

/** Either may leave out its year; a text may leave out the day, and name the quarter for the month. */
const isSameDate = (said: number, source: number): boolean => {
  const [ours, theirs] = [dateOf(said), dateOf(source)];
  if (ours.year > 0 && theirs.year > 0 && ours.year !== theirs.year) return false;
  if (ours.month > 50) return ours.month === quarterOfMonth(theirs.month);
  if (theirs.day === 0 && ours.day > 0 && isLastDay(ours)) return ours.month === theirs.month;
  return ours.month === theirs.month && (ours.day === 0 || ours.day === theirs.day);
};
