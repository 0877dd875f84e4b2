import { isNearly } from '../digits.ts';
import type { Stated } from '../stated.ts';
import { type TimeUnit, timesOf } from '../units/timeUnits.ts';
import { isShare } from '../units/measures.ts';
import type { Known } from '../known.ts';
import { isCurrency, isSameUnit } from '../units/currencies.ts';

/** An amount for one period, and right behind it the same for another: "£500 a week, or £26,000 a year", "£1,500 a quarter, £6,000 a year". */
export const inNextPeriod = (text: string, numbers: readonly Stated[], known: readonly boolean[]): readonly Stated[] =>
  numbers.flatMap((one, i) => {
    const next = numbers[i + 1];
    if (!next || known[i] === known[i + 1] || isShare(one.unit) || !isSameUnit(one.unit, next.unit)) return [];
    const end = one.at + one.text.length;
    if (next.at - end > farthest || /[.!?。！？]\s|\n/u.test(text.slice(end, next.at))) return [];
    const [ofOne, ofNext] = [one, next].map(({ per }) => (per === null ? undefined : timesAYear[per]));
    const isSame = ofOne && ofNext && ofOne !== ofNext && isNearly(one.value * ofOne, next.value * ofNext);
    return isSame ? [known[i] ? next : one] : [];
  });

const farthest = 40;

/** A year has no whole number of months and weeks: what is told for a month and a week is not told exactly. */
const timesAYear: Partial<Record<TimeUnit, number>> = { year: 1, quarter: 4, month: 12, week: 52, day: 365 };

/**
 * What a known amount for a period comes to over a time of the same sentence, and that time: "two years of the lease cost $246,000" of $10,250 a month. Where it
 * is written without its period, that is a month or a year.
 */
export const overTime = (
  numbers: readonly Stated[],
  sentences: readonly number[],
  known: readonly boolean[],
  sources: readonly Known[],
): readonly Stated[] => [
  ...numbers.flatMap((one, at) => {
    if (known[at] === true || !isCurrency(one.unit)) return [];
    const payments = paymentsOf(one, numbers, sentences, sources);
    if (payments) return [one, payments];
    const near = numbers.flatMap((time, i) =>
      sentences[i] === sentences[at] && time.time !== null && time.value > 0 && Math.abs(i - at) <= mostBetween
        ? [{ ...time, unit: time.time, stated: time }]
        : [],
    );
    const amounts = [...sources, ...numbers.filter((_, i) => known[i] === true)].filter(({ unit }) =>
      isSameUnit(unit, one.unit),
    );
    const over = near.find(({ unit, value }) =>
      amounts.some(({ value: amount, per }) =>
        (per ? [per] : spans).some((period) => {
          const times = timesOf(unit, period);
          return times !== null && value * times !== 1 && isNearly(amount * value * times, one.value);
        }),
      ),
    );
    return over ? [one, over.stated] : [];
  }),
  ...untilEven(numbers, known, sources),
];
const spans: readonly TimeUnit[] = ['month', 'year'];
const mostBetween = 2;

/** How many payments of its sentence an amount comes from: 48 where the sources have one for each month, and 4 years. */
const paymentsOf = (
  one: Stated,
  numbers: readonly Stated[],
  sentences: readonly number[],
  sources: readonly Known[],
): Stated | undefined => {
  const sentence = sentences[numbers.indexOf(one)];
  return numbers.find(
    (count, i) =>
      sentences[i] === sentence &&
      count.counts &&
      count.value > 1 &&
      sources.some(
        ({ value, unit, per }) =>
          per &&
          isSameUnit(unit, one.unit) &&
          isNearly(value * count.value, one.value) &&
          sources.some(({ time, value: length }) => {
            const times = time ? timesOf(time, per) : null;
            return times !== null && isNearly(length * times, count.value);
          }),
      ),
  );
};

/**
 * After what time an amount that the sources have for each month, or another period, comes to another that they have: "after 50 months the lease has cost
 * as much as buying". Only more months than a year has, and of few amounts: some two
 * come to any number of years.
 */
const untilEven = (
  numbers: readonly Stated[],
  known: readonly boolean[],
  sources: readonly Known[],
): readonly Stated[] => {
  const amounts = sources.filter(({ unit, isOtherReading }) => isCurrency(unit) && isOtherReading !== true);
  const pairs = amounts.flatMap((part) =>
    amounts.flatMap((whole) =>
      part.per && !whole.per && part.value > 0 && whole.value > part.value && isSameUnit(whole.unit, part.unit)
        ? [{ per: part.per, times: whole.value / part.value }]
        : [],
    ),
  );
  if (new Set(pairs.map(({ times }) => times)).size > fewPairs) return [];
  return numbers.filter(
    ({ time, value }, at) =>
      known[at] !== true &&
      time === 'month' &&
      value > 12 &&
      pairs.some(({ per, times }) => Math.abs(times * (timesOf(per, 'month') ?? 0) - value) < 1),
  );
};
const fewPairs = 6;

/**
 * After what time one amount comes to another of its sentence or the one before, in whole ones or to their digits: "the $61,500 are earned back in ten months" of
 * $6,150 a month. Where the smaller is written without its period, that is a month or a year.
 */
export const untilEarned = (
  numbers: readonly Stated[],
  sentences: readonly number[],
  known: readonly boolean[],
): readonly Stated[] =>
  numbers.filter((one, at) => {
    if (known[at] === true || (one.time !== 'month' && one.time !== 'year') || one.value < 2) return false;
    const of = sentences[at] ?? 0;
    const near = numbers.filter(
      (other, i) =>
        known[i] === true &&
        isCurrency(other.unit) &&
        (sentences[i] === of || sentences[i] === of - 1) &&
        other.value > 0,
    );
    const most = Math.max(0.5, 0.05 * one.value);
    return near.some((whole) =>
      near.some(
        (part) =>
          part !== whole &&
          isSameUnit(whole.unit, part.unit) &&
          (part.per ? [part.per] : spans).some((period) => {
            const times = timesOf(period, one.time ?? 'month');
            return times !== null && Math.abs((whole.value / part.value) * times - one.value) < most;
          }),
      ),
    );
  });

/** Hours from one time of day to another of the same sentence: "six hours, from 23:00 to 5:00". */
export const hoursBetween = (
  numbers: readonly Stated[],
  sentences: readonly number[],
  known: readonly boolean[],
): readonly Stated[] =>
  numbers.filter((one, at) => {
    if (known[at] === true || one.time !== 'hour') return false;
    const clocks = numbers.flatMap((other, i) =>
      other !== one && sentences[i] === sentences[at] && known[i] === true ? clockOf(other) : [],
    );
    return clocks.some((from) => clocks.some((to) => from !== to && (to - from + 24) % 24 === one.value));
  });
/** A time of day in hours: 23 h and 23:30. */
const clockOf = ({ value, unit, time }: Stated): number[] => {
  if (unit === 'time') return [Math.floor(value / 100) + (value % 100) / 60];
  return time === 'hour' && value < 24 ? [value] : [];
};
