import { isNearly } from '../digits.ts';
import { quarterBehind } from '../dates/quarters.ts';
import type { Stated } from '../statedNumbers.ts';
import type { TimeUnit } from '../units/timeUnits.ts';
import { isShare } from '../units/measures.ts';
import { isSameUnit } from '../units/currencies.ts';

/** An amount for one period, and right behind it the same for another: "£500 a week, or £26,000 a year", "£1,500 a quarter, £6,000 a year". */
export const inNextPeriod = (text: string, numbers: readonly Stated[], known: readonly boolean[]): readonly Stated[] =>
  numbers.flatMap((one, i) => {
    const next = numbers[i + 1];
    if (!next || known[i] === known[i + 1] || isShare(one.unit) || !isSameUnit(one.unit, next.unit)) return [];
    const end = one.at + one.text.length;
    if (next.at - end > farthest || /[.!?。！？]\s|\n/u.test(text.slice(end, next.at))) return [];
    const [inYear, others] = [one, next].map((each) => timesAYear(text, each));
    const isSame = inYear && others && inYear !== others && isNearly(one.value * inYear, next.value * others);
    return isSame ? [known[i] ? next : one] : [];
  });

const farthest = 40;

/** A year has no whole number of months and weeks: what is told for a month and a week is not told exactly. */
const inYear: Partial<Record<TimeUnit, number>> = { year: 1, month: 12, week: 52, day: 365 };
const timesAYear = (text: string, { at, text: written, per }: Stated): number | undefined =>
  per === null
    ? quarterBehind.test(text.slice(at + written.length, at + written.length + 32))
      ? 4
      : undefined
    : inYear[per];
