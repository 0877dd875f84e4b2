import { isFactorOf } from '../calculations/factors.ts';
import type { Known } from '../known.ts';
import type { Stated } from '../stated.ts';
import { isCurrency } from '../units/currencies.ts';
import { inOtherMeasures } from '../units/measures.ts';
import { inOtherTimes } from '../units/timeUnits.ts';

/** Whether a number may go into a calculation: as a value of the sources in whatever unit and magnitude, a share, a factor of one or a constant. */
export type Givens = { readonly values: ReadonlySet<string>; readonly shares: readonly number[] };

type Chain = { readonly operands: readonly Stated[]; readonly signs: readonly string[] };

export const sharesIn = (known: readonly Pick<Known, 'value' | 'unit'>[]): number[] =>
  known.flatMap(({ value, unit }) => (unit === '%' ? [value] : []));

export const isGiven = (one: Stated, place: number, chain: Chain, { values, shares }: Givens): boolean =>
  needsNoSource(one, place, chain, shares) || [1, ...magnitudes].some((scale) => values.has(keyOf(one.value * scale)));

/** A constant, the hundred percent that shares are taken from, and 0.85 for 15 % less. */
export const needsNoSource = (
  one: Stated,
  place: number,
  { operands, signs }: Chain,
  shares: readonly number[],
): boolean =>
  isConstant(one, signs) ||
  (place === 0 && isWhole(one, signs) && operands.slice(1).every(({ value }) => shares.includes(value))) ||
  (isOfProduct(place, signs) && isFactorOf(one, shares));

/** Whether numbers are only added and taken off. */
export const isSum = (signs: readonly string[]): boolean => signs.every((sign) => sign === '+' || sign === '-');

export const keyOf = (value: number): string => value.toPrecision(10);
/** How else an amount may be written into a calculation: 3 years as 36 months, 20.5 tons as 20,500 kilograms, 0.49 euros as 49 cents. */
export const keysOf = ({ value, unit, time }: Known): string[] =>
  unit === 'date' || unit === 'time'
    ? []
    : [
        value,
        ...inOtherMeasures(value, unit),
        ...(time ? inOtherTimes(value, time) : []),
        ...(isCurrency(unit) && value < 1 ? [100 * value] : []),
      ].map(keyOf);

/** What a calculation may leave out of its numbers. */
export const magnitudes = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12];

/** Months of a year, days and the like, and how many of something there are. */
export const isConstant = ({ value, unit }: Stated, signs: readonly string[]): boolean =>
  unit === null &&
  (value === 1 || !isSum(signs)) &&
  ((Number.isInteger(value) && value > 0 && value <= 12) || [24, 30, 52, 60, 100, 360, 365].includes(value));

/** A hundred percent, from which shares are taken. */
const isWhole = ({ value, unit }: Stated, signs: readonly string[]): boolean =>
  value === 100 && unit === null && signs.every((sign) => sign === '-');

/** What is multiplied, or divided by. */
const isOfProduct = (place: number, signs: readonly string[]): boolean =>
  [signs[place - 1], signs[place]].some((sign) => sign === '×') || signs[place - 1] === '/';
