import type { Known } from '../known.ts';
import { isSameUnit } from '../units/currencies.ts';
import { isShare } from '../units/measures.ts';
import { isAmount } from './oneStep.ts';

/** Whether some of these say a multiple: two amounts that are so many times each other, or a rise or share in percent. `amounts` are compared each with each. */
export const isMultipleOf = (times: number, amounts: readonly Known[]): boolean => {
  const large = amounts.filter(isLarge);
  return (
    amounts.some(({ value, unit }) => unit === '%' && (value === 100 * times || value === 100 * (times - 1))) ||
    large.some((one) => large.some((other) => isAlike(one, other) && isTimes(one.value, times * other.value)))
  );
};

const isLarge = (one: Known): boolean => isAmount(one) && (one.unit !== null || Math.abs(one.value) >= smallest);

/** How many times each other amounts of one sentence are, or of two that follow each other: "from 30 % to 60 %". */
export const multiplesWithin = (numbers: readonly (Known & { readonly sentence: number })[]): number[] => {
  const large = numbers.filter(isLarge);
  return large.flatMap((one, i) =>
    large
      .slice(i + 1, i + 1 + nearest)
      .filter(
        (other) =>
          other.sentence - one.sentence <= 1 && (isAlike(one, other) || (one.unit === '%' && other.unit === '%')),
      )
      .map((other) => [one.value, other.value].map(Math.abs).toSorted((a, b) => a - b))
      .flatMap(([less = 0, more = 0]) => (less > 0 ? [more / less] : [])),
  );
};
/** How many numbers away. */
const nearest = 5;

/** Of smaller bare numbers two are twice each other in nearly every case. */
const smallest = 100;
const isAlike = (one: Known, other: Known): boolean =>
  isSameUnit(one.unit, other.unit) && !isShare(one.unit) && (one.per ?? null) === (other.per ?? null);
export const isTimes = (value: number, product: number): boolean =>
  Math.abs(value - product) <= 0.03 * Math.abs(product);
