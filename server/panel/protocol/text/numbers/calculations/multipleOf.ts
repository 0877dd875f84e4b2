import type { Known } from '../known.ts';
import { isSameUnit } from '../units/currencies.ts';
import { isShare } from '../units/measures.ts';
import { isAmount } from './oneStep.ts';

/** Whether some of these say a multiple: two amounts that are so many times each other, or a rise or share in percent. `amounts` are compared each with each. */
export const isMultipleOf = (times: number, amounts: readonly Known[]): boolean => {
  const large = amounts.filter((one) => isAmount(one) && (one.unit !== null || Math.abs(one.value) >= smallest));
  return (
    amounts.some(({ value, unit }) => unit === '%' && (value === 100 * times || value === 100 * (times - 1))) ||
    large.some((one) => large.some((other) => isAlike(one, other) && isTimes(one.value, times * other.value)))
  );
};

/** Of smaller bare numbers two are twice each other in nearly every case. */
const smallest = 100;
const isAlike = (one: Known, other: Known): boolean =>
  isSameUnit(one.unit, other.unit) && !isShare(one.unit) && (one.per ?? null) === (other.per ?? null);
const isTimes = (value: number, product: number): boolean => Math.abs(value - product) <= 0.03 * Math.abs(product);
