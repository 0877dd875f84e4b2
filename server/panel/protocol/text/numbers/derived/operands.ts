import { significantIn } from '../digits.ts';
import { isKnown, type Known } from '../known.ts';
import type { Stated } from '../statedNumbers.ts';
import { isCurrency } from '../units/currencies.ts';
import { inOtherMeasures, isMeasure, isShare } from '../units/measures.ts';
import { type TimeUnit, timesOf } from '../units/timeUnits.ts';
import { isSum, keyOf, keysOf, magnitudes, needsNoSource, sharesIn } from './given.ts';
import type { Calculation } from './steps.ts';

/** Known numbers, by each value that they may be written with. */
export type Givens = {
  readonly known: readonly Known[];
  readonly byValue: ReadonlyMap<string, readonly Known[]>;
  readonly shares: readonly number[];
};

export const givensOf = (known: readonly Known[]): Givens => {
  const byValue = new Map<string, Known[]>();
  for (const one of known) for (const key of keysOf(one)) byValue.set(key, [...(byValue.get(key) ?? []), one]);
  return { known, byValue, shares: sharesIn(known) };
};

/**
 * What a calculation comes to, of amounts that are known: as they are written, or with the magnitude that it leaves out ("62 + 18" of thousands).
 * Empty where one of them is known nowhere, or where there are none but constants.
 */
export const valuesIn = (calculation: Calculation, givens: Givens): readonly number[] => {
  const { operands, signs, evaluate } = calculation;
  const amounts = operands.map((one, place) => amountsOf(one, place, calculation, givens));
  // A third is one divided by three in every case.
  if (!operands.some((one) => isShareKnown(one, givens) || amountsKnown(one, givens).length > 0)) return [];
  const chosen = isSum(signs) ? ofOneMagnitude(operands, amounts) : allOf(amounts);
  return chosen.flatMap(evaluate).filter(Number.isFinite);
};

export const isOperand = (one: Stated, place: number, calculation: Calculation, givens: Givens): boolean =>
  amountsOf(one, place, calculation, givens).length > 0;

/** What a quotient is a time in: months of "÷ 368,160 × 12", years of what comes in every year; null where nothing says so. */
export const timeOf = ({ operands, signs }: Calculation, { byValue }: Givens): TimeUnit | null => {
  const last = signs.lastIndexOf('/');
  if (last < 0) return null;
  const factor = operands.findIndex(({ value }, i) => (signs[i - 1] === '×' || signs[i] === '×') && value in perYear);
  if (factor >= 0) return perYear[operands[factor]?.value ?? 0] ?? null;
  const by = operands[last + 1];
  const [period = null, ...others] = by ? periodsKnown(by, byValue) : [];
  return others.length === 0 ? period : null;
};
/** What amounts of this value are known to be for each of, null for those of which nothing says so. */
const periodsKnown = (one: Stated, byValue: Givens['byValue']): readonly (TimeUnit | null)[] => [
  ...new Set(knownAs(one, byValue).map(({ per }) => per ?? null)),
];
/** The 4 of "3 ÷ 4" is no interest of 4 % a year. */
const knownAs = ({ value, unit }: Stated, byValue: Givens['byValue']): readonly Known[] =>
  (byValue.get(keyOf(value)) ?? []).filter((one) => isShare(one.unit) === isShare(unit));
const perYear: Readonly<Record<number, TimeUnit>> = { 12: 'month', 52: 'week', 365: 'day' };

/**
 * What a result is surely for each of: of what comes in every month, added or multiplied, or a twelfth of what comes in every year; null where nothing says so, or
 * where it may be for a number of months.
 */
export const periodOf = ({ operands, signs }: Calculation, { byValue }: Givens): TimeUnit | null => {
  const each = operands.map((one) => (one.per === null ? periodsKnown(one, byValue) : [one.per]));
  const [period = null, ...others] = new Set(each.flat().filter((one) => one !== null));
  if (period === null || others.length > 0 || each.some((some) => some.length > 1)) return null;
  const [, by] = operands;
  if (operands.length === 2 && by?.value === 12 && by.unit === null) {
    if (signs[0] === '/' && period === 'year') return 'month';
    return signs[0] === '×' && period === 'month' ? 'year' : null;
  }
  const isOfTimes = signs.includes('/') || operands.some((one) => one.time !== null || isFew(one));
  return isOfTimes ? null : period;
};
/**
 * What a result may be for each of: what its operands are, and what a factor makes of that, the 12 of months or the 250 of working days; null where nothing says
 * so, or not surely.
 */
export const periodsOf = ({ operands }: Calculation, { byValue }: Givens): readonly TimeUnit[] | null => {
  const each = operands.map((one) =>
    one.per === null
      ? knownAs(one, byValue).flatMap(({ periods, per }): (TimeUnit | null)[] =>
          periods ? [...periods] : [per ?? null],
        )
      : [one.per],
  );
  if (each.some((some) => some.includes(null) && some.some((one) => one !== null))) return null;
  const own = [...new Set(each.flat().filter((one) => one !== null))];
  if (own.length === 0) return null;
  const isReached = (one: TimeUnit): boolean =>
    own.some((other) => one === other || operands.some(({ value }) => isFactorBetween(one, other, value)));
  return allTimes.filter(isReached);
};
const allTimes = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'] as const;
const isFactorBetween = (one: TimeUnit, other: TimeUnit, value: number): boolean => {
  const times = timesOf(one, other);
  if (times !== null) return [times, 1 / times].includes(value);
  const [least, most] = about[`${one} ${other}`] ?? about[`${other} ${one}`] ?? [0, Infinity];
  return value >= least && value <= most;
};
/** How many weeks and days people count with. */
const about: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ 'year week': [40, 53], 'quarter week': [12, 13], 'month week': [4, 5] },
  ...{ 'year day': [180, 366], 'quarter day': [50, 92], 'month day': [18, 31] },
};

/** Few enough to be months, weeks or days. */
const isFew = ({ value, unit }: Stated): boolean => unit === null && Number.isInteger(value) && value <= 366;

/** The currencies that an operand is surely of: its own, or that of every known amount of its value. */
export const moneyOf = ({ value, unit }: Stated, { byValue }: Givens): readonly string[] => {
  if (unit !== null) return isCurrency(unit) ? [unit] : [];
  const same = byValue.get(keyOf(value)) ?? [];
  const units = same.flatMap((one) => (isCurrency(one.unit) && one.unit !== null ? [one.unit] : []));
  return units.length === same.length ? [...new Set(units)] : [];
};

const amountsOf = (one: Stated, place: number, calculation: Calculation, givens: Givens): readonly number[] => {
  const { known, byValue, shares } = givens;
  const { value, unit } = one;
  if (unit === '%') return isShareKnown(one, givens) ? [value] : [];
  const found = amountsKnown(one, givens);
  if (found.includes(value)) {
    // Of one digit nearly every case has some multiple.
    return significantIn(value) >= 2 || value >= 1000 || isSum(calculation.signs) ? found : [value];
  }
  const isElse =
    needsNoSource(one, place, calculation, shares) ||
    isMagnitude(one, calculation) ||
    shares.some((share) => keyOf(share / 100) === keyOf(value)) ||
    // 0.35 of 350 grams.
    found.some((amount) => byValue.get(keyOf(amount))?.some((source) => isMeasure(source.unit))) ||
    isKnown(one, known);
  return isElse ? [value, ...found] : found;
};

/** The known amounts that this may stand for: as it is, with its magnitude left out, in another measure. */
const amountsKnown = ({ value, unit }: Stated, { byValue }: Givens): readonly number[] => [
  ...[
    value,
    ...(Math.abs(value) >= 0.1 ? leftOut.map((scale) => value * scale) : []),
    ...inOtherMeasures(value, unit),
  ].filter((amount) => byValue.has(keyOf(amount))),
];
/** Hundreds are written in full. */
const leftOut = magnitudes.filter((scale) => scale >= 1000);

const isShareKnown = (one: Stated, { known, byValue, shares }: Givens): boolean =>
  one.unit === '%' &&
  (one.value === 100 ||
    [one.value, 100 - one.value].some((share) => shares.includes(share)) ||
    (byValue.get(keyOf(one.value)) ?? []).some(({ unit, time }) => unit === null && !time) ||
    isKnown(one, known));

/** "95 × 28 × 8,000 / 1,000,000" is in millions. */
const isMagnitude = ({ value, unit }: Stated, { signs }: Calculation): boolean =>
  unit === null && magnitudes.includes(value) && !isSum(signs);

type Amounts = readonly (readonly number[])[];

/** What is added up is written in one magnitude, that of some of its numbers. */
const ofOneMagnitude = (operands: readonly Stated[], amounts: Amounts): readonly (readonly number[])[] =>
  amounts.some((some) => some.length === 0)
    ? []
    : [1, ...leftOut]
        .map((scale) => operands.map(({ value, unit }) => (unit === '%' ? value : value * scale)))
        .filter((chosen) => chosen.some((amount, i) => amounts[i]?.some((one) => keyOf(one) === keyOf(amount))));

const allOf = (amounts: Amounts): readonly (readonly number[])[] =>
  amounts.reduce<readonly (readonly number[])[]>(
    (all, some) => all.flatMap((chosen) => some.map((amount) => [...chosen, amount])).slice(0, mostChoices),
    [[]],
  );
const mostChoices = 32;
