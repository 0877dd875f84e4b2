import { isTimes } from '../calculations/multipleOf.ts';
import { otherSeparators, roundingOf } from '../digits.ts';
import { isKnown, isOfNone, isPartOf, type Known } from '../known.ts';
import { readNumbers, type Stated } from '../statedNumbers.ts';
import { isCurrency, isSameUnit } from '../units/currencies.ts';
import { inMeasure, isShare } from '../units/measures.ts';
import { timesOf } from '../units/timeUnits.ts';
import { isSum } from './given.ts';
import { type Givens, givensOf, isOperand, moneyOf, periodOf, periodsOf, timeOf, valuesIn } from './operands.ts';
import { isOfOtherTime, isRight, isWholeOf } from './results.ts';
import { type Calculation, type Step, stepsOf } from './steps.ts';

/** How one number of a text comes about: `said` as it stands there ("about $14,000"), `from` a calculation in signs ("7 × 22 × 92 = 14,168"). */
export type Derivation = { readonly said: string; readonly from: string };

/** `numbers`: those of the text that come out; `right`: the derivations that they come from, each with its numbers. */
type Derived = {
  readonly numbers: readonly Known[];
  readonly right: readonly (Derivation & { readonly numbers: readonly Stated[] })[];
};

/**
 * What derivations that are given with a text come to, as far as each begins with known numbers, or with results of the others, and comes out: right
 * to 0.5 %, or to 3 % where its digits are rounded so.
 */
export const derivedIn = (
  text: string,
  derivations: readonly Derivation[],
  known: readonly Known[],
  language: string,
): Derived => {
  const inText = readNumbers(text, language, ofText);
  const open = derivations.map((derivation) => ({
    derivation,
    // A short text does not show whether it separates thousands as its language does.
    readings: [language, otherSeparators(language)].map((one) => stepsOf(derivation, one)),
    named: namedIn(derivation.from, language),
    said: numbersAt(text, inText, derivation.said, language),
  }));
  const right = new Map<Derivation, readonly Stated[]>();
  let results: readonly Known[] = [];
  for (;;) {
    const givens = givensOf([...known, ...results]);
    const found = open
      .filter(({ derivation }) => !right.has(derivation))
      .map(({ derivation, readings, named, said }) => {
        const same = named !== null && isKnown(named, givens.known) ? said.filter((one) => isKnown(one, [named])) : [];
        return same.length > 0
          ? { derivation, numbers: same, between: [] }
          : { derivation, ...withThoseAgain(firstOf(readings, said, givens), said, inText) };
      })
      .filter(({ numbers }) => numbers.length > 0);
    if (found.length === 0) break;
    for (const { derivation, numbers } of found) right.set(derivation, numbers);
    results = [...results, ...found.flatMap(({ numbers, between }) => [...numbers, ...between])];
  }
  return {
    numbers: [...right.values()].flat(),
    right: derivations.flatMap((one) => {
      const numbers = right.get(one);
      return numbers ? [{ ...one, numbers }] : [];
    }),
  };
};

/** The numbers that derivations begin with and that are not known, to be looked up elsewhere. */
export const unknownIn = (derivations: readonly Derivation[], known: readonly Known[], language: string): Stated[] => {
  const givens = givensOf(known);
  return derivations
    .flatMap((derivation) => stepsOf(derivation, language))
    .flatMap(({ calculation }) => calculation.operands.filter((one, i) => !isOperand(one, i, calculation, givens)));
};

/** The one number of "60 months", which five years are. */
const namedIn = (from: string, language: string): (Stated & Known) | null => {
  const [one, other] = readNumbers(from, language, { small: true, shares: true });
  return one && !other ? { ...one, isOfAny: one.unit === null && !one.time && !one.counts } : null;
};

const firstOf = (readings: readonly (readonly Step[])[], said: readonly Stated[], givens: Givens) =>
  readings.map((steps) => comesTo(steps, said, givens)).find(({ numbers }) => numbers.length > 0) ?? none;
const none = { between: [], numbers: [] } as const;

type Come = {
  readonly between: readonly Known[];
  readonly numbers: readonly Stated[];
  readonly periods?: Known['periods'];
};

/** The numbers of the text that the last step comes to, and what the steps before it came to. */
const comesTo = (steps: readonly Step[], said: readonly Stated[], givens: Givens): Come => {
  let known = givens;
  const between: Known[] = [];
  for (const [i, { calculation, result }] of steps.entries()) {
    const values = valuesIn(calculation, known);
    const written = calculation.evaluate([]);
    const reached: Reached = { calculation, result, values, written, givens: known };
    if (values.length === 0 || (result !== null && !isResult(result, reached))) break;
    if (i === steps.length - 1) {
      const [first, ...others] = resultsAmong(said, reached);
      if (!first) break;
      // With the magnitude that the text leaves out.
      const periods = periodsOf(calculation, known);
      return {
        between: [...between, ...values.map((value) => ({ ...first, value, periods }))],
        numbers: [first, ...others],
        periods,
      };
    }
    // In the magnitude that it stands for.
    if (result) between.push(...values.map((value) => ({ ...result, value })));
    known = givensOf([...givens.known, ...between]);
  }
  return none;
};

/** What a calculation comes to, `written` as it stands there; `result`: what is written behind it. */
type Reached = {
  readonly calculation: Calculation;
  readonly result: Stated | null;
  readonly values: readonly number[];
  readonly written: readonly number[];
  readonly givens: Givens;
};

/** "1 year 4 months" is one time in two numbers. */
const resultsAmong = (said: readonly Stated[], reached: Reached): Stated[] => {
  const [years, months] = said;
  const isOneTime = said.length === 2 && years?.time === 'year' && months?.time === 'month' && months.value < 12;
  const value = (years?.value ?? 0) + (months?.value ?? 0) / 12;
  if (isOneTime && reached.values.some((exact) => Math.abs(exact - value) < 1 / 12)) return [...said];
  return said.filter((one) => isResult(one, reached) || isConverted(one, reached));
};

/** "Over four years" of "74,000 / 1,500 = 49.3 months". */
const isConverted = (one: Stated, { calculation, values, result, givens }: Reached): boolean => {
  const time = result?.time ?? timeOf(calculation, givens);
  const times = one.time && time && one.time !== time ? timesOf(time, one.time) : null;
  return times !== null && values.some((value) => isRoundedFrom(one, value * times) || isWholeOf(one, value * times));
};

const isResult = (one: Stated, { calculation, result, values, written, givens }: Reached): boolean => {
  const { operands, signs } = calculation;
  const time = result?.time ?? timeOf(calculation, givens);
  if (one.time && time && one.time !== time) return false;
  const period = periodOf(calculation, givens);
  if (one.per !== null && period !== null && one.per !== period) return false;
  if (isOfNone(one, periodsOf(calculation, givens))) return false;
  if (isOfOtherTime(one, operands, signs, givens.known) || isOfOtherMoney(one, calculation, givens)) return false;
  // What is written without a unit may be written without its magnitude.
  const exact = (one.unit === null && !one.time) || isShare(one.unit) ? [...values, ...written] : values;
  return exact.some(
    (value) =>
      isRight(one, value) ||
      isRoundedFrom(one, value) ||
      (isShare(one.unit) && isRight(one, 100 * value)) ||
      (signs.at(-1) === '/' && (isWholeOf(one, value) || isCountOf(one, value))) ||
      (one.unit === '×' && isTimes(one.value, value)) ||
      isPartOf(one, [{ value, unit: null }]),
  );
};

/** "1.2 years" of 1.239, and "a year and a half" of 1.45: as far as its last digit is from the next, and one part in ten in words. */
const isRoundedFrom = (one: Stated, exact: number): boolean =>
  (isShare(one.unit) ? [1, 100] : [1]).some((scale) => {
    const away = Math.abs(one.value - scale * exact);
    return /\p{Nd}/u.test(one.text)
      ? away <= Math.min(roundingOf(one) * (1 + 1e-9), 0.06 * scale * exact) || isCutTo(one, scale * exact, 0.02)
      : away <= 0.1 * scale * exact;
  });

/** "Over 62 thousand" and "just under 63 thousand" of 62,700: its last digit rounded up or down. */
const isCutTo = (one: Stated, exact: number, most: number): boolean =>
  Math.abs(one.value - exact) < Math.min(2 * roundingOf(one), most * exact);

/** "71 dogs" and "72 dogs" of 71.4: what is counted is rounded up or down. */
const isCountOf = ({ value, unit, time }: Stated, exact: number): boolean =>
  unit === null && time === null && Number.isInteger(value) && value >= 2 && Math.abs(value - exact) < 1;

/** Euros add up to no dollars, no money is of a currency that nothing known is of, and what money is to money is no money. */
const isOfOtherMoney = (one: Stated, { operands, signs }: Calculation, givens: Givens): boolean => {
  if (!isCurrency(one.unit)) return false;
  const money = operands.flatMap((operand) => moneyOf(operand, givens));
  // A product of it and a rate may be.
  const others = isSum(signs) ? money : [...money, ...givens.known.map(({ unit }) => unit)];
  if (money.length > 0 && !others.some((unit) => isSameUnit(unit, one.unit))) return true;
  return operands.length === 2 && signs[0] === '/' && operands.every(({ unit }) => isCurrency(unit));
};

const ofText = { small: true, counted: true, shares: true, multiples: true, months: true } as const;

/** The numbers of a text that stand where these words do, units and all; those of the words themselves where it has them nowhere. */
const numbersAt = (text: string, inText: readonly Stated[], said: string, language: string): readonly Stated[] => {
  const words = said.trim();
  const places = words === '' ? [] : placesOf(text, words);
  if (places.length === 0) return readNumbers(said, language, ofText);
  return inText.filter(({ at, text: { length } }) =>
    places.some((place) => at < place + words.length && at + length > place),
  );
};

/** With the numbers of the text that tell the result again, rounded: "nearly 8 million" of 7,914,300, "six years" of 6.03. */
const withThoseAgain = (come: Come, [said]: readonly Stated[], inText: readonly Stated[]): Come => {
  if (said === undefined || come.numbers.length === 0) return come;
  const isAgain = (one: Stated, exact: number): boolean => {
    if (said.unit === null && one.time !== null) {
      const times = timesOf(said.time ?? one.time, one.time);
      return one.unit === null && times !== null && isWholeOf(one, exact * times);
    }
    if (isShare(one.unit)) return isSameUnit(one.unit, said.unit) && isShareAgain(one, exact);
    const same = isSameUnit(one.unit, said.unit) ? exact : inMeasure(exact, said.unit, one.unit);
    return same !== null && isCutTo(one, same, 0.03);
  };
  const again = inText.filter(
    (one) =>
      !come.numbers.includes(one) &&
      !isOfNone(one, come.periods) &&
      come.between.some(({ value }) => isAgain(one, value)),
  );
  const { periods = null } = come;
  return { ...come, numbers: [...come.numbers, ...again].map((one) => (periods ? { ...one, periods } : one)) };
};

/** "About 70 %" and "less than three quarters" of 71 %, or of 0.71. */
const isShareAgain = (one: Stated, exact: number): boolean =>
  [exact, 100 * exact].some((share) =>
    /\p{Nd}/u.test(one.text)
      ? Math.abs(one.value - share) <= roundingOf(one)
      : Math.abs(one.value - share) <= 0.1 * share,
  );

const placesOf = (text: string, words: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isCut(text, at) && !isCut(text, at + words.length)) places.push(at);
  return places;
};
/** Within the digits of a number. */
const isCut = (text: string, at: number): boolean =>
  /\p{Nd}[.,٫٬]?$/u.test(text.slice(Math.max(0, at - 2), at)) && /^[.,٫٬]?\p{Nd}/u.test(text.slice(at, at + 2));
