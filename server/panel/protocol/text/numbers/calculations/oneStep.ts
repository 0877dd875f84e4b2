import { isYear } from '../dates/isYear.ts';
import { lastPlaceOf, significantIn } from '../digits.ts';
import { isCurrency, isSameUnit } from '../units/currencies.ts';
import type { Stated } from '../statedNumbers.ts';
import { isMeasure, isShare } from '../units/measures.ts';

/** A number that another may be calculated from. */
export type Operand = Pick<Stated, 'value' | 'unit'> & {
  readonly text?: string;
  readonly time?: Stated['time'];
  readonly per?: Stated['per'];
};

/** The numbers of the sources, and what each number and one of them come to, by size. */
export type Tabled = { readonly all: readonly Operand[]; readonly with: (one: Operand) => readonly Step[] };
export const tabled = (all: readonly Operand[]): Tabled => {
  const known = new Map<string, readonly Step[]>();
  const tableOf = (one: Operand): readonly Step[] =>
    all
      .filter(({ value, unit }) => value !== one.value || unit !== one.unit)
      .flatMap((other) => [...steps(one, other), ...steps(other, one)])
      .toSorted((a, b) => a.value - b.value);
  return {
    all,
    with: (one) => {
      const name = `${one.value} ${one.unit}`;
      const table = known.get(name) ?? tableOf(one);
      known.set(name, table);
      return table;
    },
  };
};

/**
 * Whether a number is one plain step from those of its sentence (`beside`), of it and the one before (`near`) or of the sources: a sum, a difference,
 * a product, a quotient, a share, or the same in another period. What is so by chance is kept out: what has one or two
 * digits has to come from its sentence.
 */
export const isOneStep = (
  one: Operand,
  beside: readonly Operand[],
  near: readonly Operand[],
  sources: Tabled,
  isDifference: boolean,
): boolean => {
  if (one.value === 0) return false;
  const said = saidOf(one);
  const { digits, isLarge } = said;
  const isOfFew = sources.all.length <= few;
  const withSources = (some: readonly Operand[], accepts: Accepts): boolean =>
    some.some((other) => isAmong(said, sources.with(other), accepts));
  if (beside.some((other) => inOtherWords(other).some((step) => isIt(said, step)))) return true;
  if (
    between(said, beside, (fit, step) => !step.isSmall && (fit === 'exact' || step.kind !== 'changed' || digits >= 3))
  )
    return true;
  const shares = one.unit === 'pp' ? sources.all.filter(({ unit }) => unit === '%') : [];
  if (shares.length <= fewShares && between(said, shares, (fit) => fit === 'exact')) return true;
  if (digits === 2 && isLarge)
    return (
      sources.all.some((other) => isInYear(one, other)) ||
      withSources(
        beside,
        (fit, { kind, by }) => fit === 'exact' && kind === 'plain' && (by !== 'difference' || isDifference),
      )
    );
  if (digits < 3) return false;
  return (
    between(said, near, (fit) => fit === 'exact') ||
    sources.all.some((other) => inOtherPeriods(other).some((step) => isIt(said, step, 'exact'))) ||
    withSources(
      beside,
      (fit, step) =>
        fit === 'exact' &&
        !step.isSmall &&
        step.kind !== 'share' &&
        (step.by !== 'difference' || isDifference || digits >= 4),
    ) ||
    withSources(near, (fit) => fit === 'exact' || (isOfFew && digits >= 4)) ||
    (isLarge && withSources(sources.all, (fit, { unit }) => unit === one.unit && fit === 'exact'))
  );
};

/** Between more shares than these there are points of nearly every number. */
const fewShares = 4;

/** Of more numbers than these, one comes near to nearly every rounded one. */
const few = 30;

export type Said = Operand & { readonly digits: number; readonly isLarge: boolean; readonly isTime: boolean };
export const saidOf = (one: Operand): Said => ({
  value: one.value,
  unit: one.unit,
  digits: significantIn(one.value),
  isLarge: Math.abs(one.value) >= large,
  isTime: Boolean(one.time),
});
type Fit = 'exact' | 'rounded';
/** `share`: in percent; `changed`: more or less by a share. `isSmall`: of two numbers that anything may be the sum of. */
export type Step = Operand & {
  readonly kind: 'plain' | 'share' | 'changed';
  readonly by?: 'sum' | 'difference' | 'each' | 'part';
  readonly isSmall?: boolean;
};

export type Accepts = (fit: Fit, step: Step) => boolean;

const between = (said: Said, some: readonly Operand[], accepts: Accepts): boolean =>
  some.some((a) => some.some((b) => a !== b && steps(a, b).some((step) => isOne(said, step, accepts))));

/** Whether it is one of these, by size, none of which is far from it. */
const isAmong = (said: Said, table: readonly Step[], accepts: Accepts): boolean => {
  const [from, to] = [said.value * (1 - loosest), said.value * (1 + loosest)].toSorted((a, b) => a - b);
  let [low, high] = [0, table.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle]?.value ?? 0) < (from ?? 0)) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < table.length; i++) {
    const step = table[i];
    if (!step || step.value > (to ?? 0)) return false;
    if (isOne(said, step, accepts)) return true;
  }
  return false;
};

export const isOne = (said: Said, step: Step, accepts: Accepts): boolean => {
  // A share of other weeks is no number of months, and how many times one amount is another is no money.
  if (said.isTime && step.kind === 'changed') return false;
  if (isMoney(said) && step.unit === null && step.by === undefined) return false;
  const fit = isUnit(said, step.unit) ? fitOf(said, step.value) : null;
  return fit !== null && accepts(fit, step);
};
export const isIt = (said: Said, { value, unit }: Operand, least: Fit = 'rounded'): boolean => {
  const fit = isUnit(said, unit) ? fitOf(said, value) : null;
  return fit === 'exact' || fit === least;
};

/** What two numbers come to, the first by the second. */
export const steps = (a: Operand, b: Operand): Step[] => {
  const [x, y] = [a.value, b.value];
  if (!isAmount(a) || !isAmount(b))
    return isBareYear(a) && isBareYear(b) ? [{ value: x - y, unit: null, kind: 'plain' }] : [];
  if (isShare(a.unit)) return isShare(b.unit) ? sharesOf(a, b) : [];
  if (b.unit === '%')
    return [
      { value: (x * y) / 100, unit: a.unit, kind: 'plain', by: 'part' },
      { value: x * (1 - y / 100), unit: a.unit, kind: 'changed' },
      { value: x * (1 + y / 100), unit: a.unit, kind: 'changed' },
    ];
  // A difference in points, of an amount.
  if (b.unit === 'pp') return [{ value: (x * y) / 100, unit: a.unit, kind: 'plain', by: 'part' }];
  const isMoneyBoth = isMoney(a) && isMoney(b);
  const isAlike =
    isSameUnit(a.unit, b.unit) || ((a.unit === null || b.unit === null) && Math.min(Math.abs(x), Math.abs(y)) >= large);
  return [
    ...(isAlike ? [sum(a, y, b.unit, 'plain'), sum(a, -y, b.unit, 'plain')] : []),
    ...(y !== 0 && (isAlike || isMoneyBoth) ? ratios(x, y) : []),
    ...(isMoneyBoth ? [] : ofEach(a, b)),
  ];
};

/** Points lie between two shares; a share and points are a share. */
const sharesOf = (a: Operand, b: Operand): Step[] => {
  if (a.unit !== '%' && a.unit !== b.unit)
    return b.unit === '%' ? [{ ...sum(a, b.value, '%', 'share'), unit: '%' }] : [];
  const all = [sum(a, b.value, b.unit, 'share'), sum(a, -b.value, b.unit, 'share')];
  return a.unit === '%' && b.unit === '%' ? [...all, { ...sum(a, -b.value, b.unit, 'share'), unit: 'pp' }] : all;
};

const sum = (a: Operand, y: number, unit: string | null, kind: Step['kind']): Step => ({
  value: a.value + y,
  unit: a.unit ?? unit,
  kind,
  by: y < 0 ? 'difference' : 'sum',
  isSmall: kind === 'plain' && Math.max(a.value, y) < 30,
});

const ratios = (x: number, y: number): Step[] => [
  { value: x / y, unit: null, kind: 'plain' },
  { value: (100 * x) / y, unit: '%', kind: 'share' },
  { value: (100 * (x - y)) / y, unit: '%', kind: 'share' },
];

/** So much for each, and for how many. */
const ofEach = (a: Operand, b: Operand): Step[] => {
  if (a.value === 1 || b.value === 1) return [];
  const unit = [a, b].find(isMoney)?.unit ?? a.unit ?? b.unit;
  const quotient: Step[] =
    b.value !== 0 && (b.unit === null || isMoney(a))
      ? [{ value: a.value / b.value, unit: a.unit, kind: 'plain', by: 'each' }]
      : [];
  // 1,190 MWh at 4.2 a kWh.
  const scales = [a, b].some(isMoney) && [a, b].some((one) => isMeasure(one.unit)) ? [1, 1000, 0.001] : [1];
  return [
    // Dollars at a rate are pounds.
    ...([a, b].some(isMoney) && [a, b].some(({ unit: none }) => none === null)
      ? [{ value: a.value * b.value, unit: null, kind: 'plain', by: 'each' } as const]
      : []),
    ...scales.map((scale): Step => ({ value: a.value * b.value * scale, unit, kind: 'plain', by: 'each' })),
    ...quotient,
  ];
};

/** What an amount a month comes to in a year, and what is left of a hundred. */
const inOtherWords = (one: Operand): Operand[] => {
  if (one.unit === '%') return [{ value: 100 - one.value, unit: '%' }];
  return one.unit !== null && !isShare(one.unit) && isAmount(one) ? inPeriods(one, [12]) : [];
};
export const inOtherPeriods = (one: Operand): Operand[] =>
  !isShare(one.unit) && isAmount(one) ? inPeriods(one, [3, 4, 7, 12, 30, 52, 365]) : [];
const inPeriods = ({ value, unit }: Operand, periods: readonly number[]): Operand[] =>
  periods.flatMap((times) => [
    { value: value * times, unit },
    { value: value / times, unit },
  ]);

/** Of twelve months or four quarters, in its own unit. */
const isInYear = (one: Operand, other: Operand): boolean =>
  isMoney(one) &&
  isSameUnit(one.unit, other.unit) &&
  (one.value === other.value * 12 || (other.per === 'quarter' && one.value === other.value * 4));

/** Dates, times, multiples and years are not calculated with. */
const noAmounts: ReadonlySet<string> = new Set(['date', 'time', '×']);
export const isAmount = (one: Operand): boolean => !noAmounts.has(one.unit ?? '') && !isBareYear(one);
/** "1,940 pupils" are no year. */
const isBareYear = ({ value, unit, text = '' }: Operand): boolean =>
  unit === null && isYear(value) && !/\p{Nd}\P{Nd}\p{Nd}{3}/u.test(text);
const isMoney = ({ unit }: Operand): boolean => isCurrency(unit);
const large = 1_000;
const hundred = 100;

/** Either may leave out its unit, but not percent nor points; money and measures amount to no time. */
const isUnit = (said: Said, unit: string | null): boolean =>
  isSameUnit(said.unit, unit) ||
  (said.unit === null && !said.isTime
    ? !isShare(unit)
    : unit === null && !isShare(said.unit) && (said.digits >= 3 || Math.abs(said.value) >= hundred));

const fitOf = (said: Said, value: number): Fit | null => {
  const [error, size] = [Math.abs(said.value - value), Math.abs(said.value)];
  if (error <= 1e-6 * size) return 'exact';
  return error <= Math.min(lastPlaceOf(size, said.digits) / 2 + 1e-9, size * loosest) ? 'rounded' : null;
};
/** A single digit is no rounding of what is a third more. */
const loosest = 0.016;
