import { isSameUnit } from '../units/currencies.ts';
import { isShare } from '../units/measures.ts';
import {
  type Accepts,
  inOtherPeriods,
  isAmount,
  isIt,
  isOne,
  type Operand,
  saidOf,
  type Step,
  steps,
} from './oneStep.ts';

/** The known numbers around one that may come from them. */
export type Around = {
  /** Of its sentence. */
  readonly beside: readonly Operand[];
  /** Of the sentence before. */
  readonly before: readonly Operand[];
  /** Further ahead in the text. */
  readonly earlier: readonly Operand[];
  /** Of the sources' sentences that have a number of its own sentence. */
  readonly inCase: readonly Operand[];
  /** Whether its words say that so much is left, or more or less. */
  readonly isDifference: boolean;
  /** Whether it is said to be a rounded one. */
  readonly isAbout: boolean;
};

/**
 * Whether a number is exactly what numbers near it come to: two of its sentence and the one before; so much for each of so many, of which one stands in its
 * sentence and the other earlier, or beside it in a sentence of the case; three of its sentence, or two and one of the sentence before; or, where its words say
 * so, what lies between two.
 */
export const isNearStep = (
  one: Operand,
  { beside, before, earlier, inCase, isDifference, isAbout }: Around,
): boolean => {
  if (one.value === 0) return false;
  const said = saidOf(one);
  const isRight = (fit: 'exact' | 'rounded'): boolean => fit === 'exact' || (isAbout && said.digits >= 3);
  const near = [...before, ...beside];
  const comesFrom = (some: readonly Operand[], others: readonly Operand[], accepts: Accepts, to = said): boolean =>
    some.some((a) =>
      others.some((b) => a !== b && [...steps(a, b), ...steps(b, a)].some((step) => isOne(to, step, accepts))),
    );
  const isProduct: Accepts = (fit, { by }) => (fit === 'exact' || said.digits >= 3) && (by === 'each' || by === 'part');
  if (said.isLarge && comesFrom(near, near, (fit, { kind, isSmall }) => isRight(fit) && kind === 'plain' && !isSmall))
    return true;
  if (said.digits >= 3 && near.some((other) => inOtherPeriods(other).some((step) => isIt(said, step)))) return true;
  if (said.digits >= 3 && comesFrom(near, earlier, (fit, { kind }) => isRight(fit) && kind === 'plain')) return true;
  if ((said.digits >= 2 || Math.abs(one.value) >= hundred) && comesFrom(beside, [...earlier, ...inCase], isProduct))
    return true;
  if (
    isDifference &&
    comesFrom(beside, [...near, ...earlier, ...inCase], (fit, { by }) => isRight(fit) && by === 'difference')
  )
    return true;
  // 5,970 people at 36 a month, in a year.
  const ofMonth = { ...said, value: said.value / monthsOfYear };
  if (said.digits >= 3 && comesFrom(beside, beside, (_fit, { by }) => by === 'each', ofMonth)) return true;
  if (said.digits >= 2 && sumsOf(beside).some((step) => isOne(said, step, (fit) => fit === 'exact'))) return true;
  return (
    (said.digits >= 3 || (said.isLarge && said.digits >= 2)) &&
    ofThree(beside.slice(-mostOfThree), before.slice(-mostOfThree)).some((step) => isOne(said, step, isRight))
  );
};

/** "98,700 (64,000, 23,500 and 11,200)": amounts that stand one behind the other in a sentence, all of them or some. */
const sumsOf = (beside: readonly Operand[]): Step[] =>
  beside.flatMap((first, from) => {
    if (!isAmount(first) || isShare(first.unit)) return [];
    const run = beside.slice(from, from + mostAdded);
    const end = run.findIndex(
      (other) => !isAmount(other) || !(isSameUnit(other.unit, first.unit) || other.unit === null),
    );
    const alike = end === -1 ? run : run.slice(0, end);
    return alike.slice(2).map((_, i): Step => {
      const value = alike.slice(0, i + 3).reduce((sum, other) => sum + other.value, 0);
      return { value, unit: first.unit, kind: 'plain', by: 'sum' };
    });
  });
const mostAdded = 8;

const monthsOfYear = 12;
const hundred = 100;
/** Numbers of which each three are reckoned with. */
const mostOfThree = 6;

/** Sums and differences of three amounts of one unit, and so much for each of so many times so many. */
const ofThree = (beside: readonly Operand[], before: readonly Operand[]): Step[] =>
  beside.flatMap((a, i) =>
    beside.slice(i + 1).flatMap((b, j) => [...beside.slice(i + j + 2), ...before].flatMap((c) => withThree([a, b, c]))),
  );

const withThree = (three: readonly [Operand, Operand, Operand]): Step[] => {
  const [a, b, c] = three;
  if (!three.every(isAmount) || three.some(({ unit }) => isShare(unit))) return [];
  const named = three.filter(({ unit }) => unit !== null);
  const isOfOneUnit = three.every((one) => isSameUnit(one.unit, a.unit));
  const [most = 0, ...others] = three.map(({ value }) => value).toSorted((one, other) => other - one);
  const [more = 0, less = 0] = others;
  return [
    ...(isOfOneUnit
      ? [most + more + less, most - more - less, most + more - less, most - more + less].map((value): Step => ({
          value,
          unit: a.unit,
          kind: 'plain',
          by: 'sum',
        }))
      : []),
    ...(named.length <= 1
      ? [{ value: a.value * b.value * c.value, unit: named[0]?.unit ?? null, kind: 'plain', by: 'each' } as const]
      : []),
  ];
};
