import { isNearly } from '../digits.ts';
import type { Stated } from '../stated.ts';
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
    const [ofOne, ofNext] = [one, next].map(({ per }) => (per === null ? undefined : timesAYear[per]));
    const isSame = ofOne && ofNext && ofOne !== ofNext && isNearly(one.value * ofOne, next.value * ofNext);
    return isSame ? [known[i] ? next : one] : [];
  });

const farthest = 40;

/** A year has no whole number of months and weeks: what is told for a month and a week is not told exactly. */
const timesAYear: Partial<Record<TimeUnit, number>> = { year: 1, quarter: 4, month: 12, week: 52, day: 365 };
