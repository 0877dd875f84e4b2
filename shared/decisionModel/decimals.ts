import { Decimal } from 'decimal.js';

/** Decimal arithmetic with 40 digits, the same on every machine; no binary fractions. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN, toExpNeg: -30, toExpPos: 40 });
export type Exact = Decimal;

export const exact = (value: string | number): Exact => new Exact(value);

/** Money with four decimals, shares and periods with six: the same text wherever it is calculated. */
export const [moneyPlaces, sharePlaces] = [4, 6];

/** As people read it: at most so many decimals, without zeros at the end. The last ten digits are what rounding left, and decide no half. */
export const rounded = (value: Exact, decimals: number): string =>
  value.toSignificantDigits(30).toDecimalPlaces(decimals).toFixed();
