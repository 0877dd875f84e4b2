import { roundingOf } from '../digits.ts';
import type { Known } from '../known.ts';
import type { Stated } from '../stated.ts';
import { isSum } from './given.ts';

/** Right to 0.5 %, or to 3 % where its digits are rounded so; or so after one of these magnitudes is put to it. */
export const isRight = (one: Stated, value: number, scales: readonly number[] = [1]): boolean =>
  scales.some((scale) =>
    [value * scale, value / scale]
      .map(Math.abs)
      .some((scaled) => Math.abs(one.value - scaled) <= tolerance(one, scaled)),
  );

const tolerance = (one: Stated, value: number): number =>
  Math.max(Math.min(roundingOf(one), Math.abs(value) * 0.03), Math.abs(value) * 0.005) * (1 + 1e-9);

/** "Just under four years" and "after three" of 3.87: a time is rounded up or down. */
export const isWholeOf = ({ value, time }: Stated, exact: number): boolean =>
  time !== null && Number.isInteger(value) && value >= 2 && Math.abs(value - exact) < 1;

/** Between 50 and 75 minutes of a source lie no 25 hours. */
export const isOfOtherTime = (
  { time }: Stated,
  chain: readonly Stated[],
  signs: readonly string[],
  known: readonly Known[],
): boolean => {
  if (time === null || !isSum(signs)) return false;
  const times = chain.map((one) =>
    one.time !== null
      ? [one.time]
      : known.filter(({ value, unit }) => value === one.value && unit === null).map((source) => source.time),
  );
  return times.every((some) => some.length > 0 && some.every((other) => other && other !== time));
};
