import { isSameWord } from '../counts/countNouns.ts';
import { isNearly, significantIn } from '../digits.ts';
import type { Known } from '../known.ts';
import type { Stated } from '../stated.ts';
import { isAbout } from './abouts.ts';
import { isDifference } from './differences.ts';
import { jointIn, longestBetween, nearest } from './expressions.ts';
import { isNearStep } from './nearSteps.ts';
import { isAmount, isOneStep, type Tabled } from './oneStep.ts';

/** Numbers that others amount to, of their sentence, the one before, or the sources. */
export const withoutSigns = (
  text: string,
  numbers: readonly Stated[],
  sentences: readonly number[],
  known: readonly boolean[],
  table: Tabled,
  all: readonly Known[],
): readonly Stated[] =>
  numbers.filter((one, at) => {
    if (known[at] || !isAmount(one) || isElse(one, all)) return false;
    const of = sentences[at] ?? 0;
    const from = Math.max(0, at - nearest);
    const around = numbers
      .slice(from, at + nearest + 1)
      .flatMap((other, i) => (known[from + i] ? [{ other, in: sentences[from + i] }] : []));
    const beside = around.filter((each) => each.in === of).map(({ other }) => other);
    const before = around.filter((each) => each.in === of - 1).map(({ other }) => other);
    const back = Math.max(0, at - farthest);
    const earlier = numbers.slice(back, at).filter((_, i) => known[back + i]);
    if (isMisplaced(one, beside, all)) return false;
    const isLeft = isDifference(text, one);
    return (
      isOneStep(one, beside, [...before, ...beside], table, isLeft) ||
      isShareOfCount(one, beside, all) ||
      isRest(one, all) ||
      (!isOperand(text, numbers, at) &&
        isNearStep(one, {
          ...{ beside, before, earlier },
          inCase: besideInCase(beside, all),
          isDifference: isLeft,
          isAbout: isAbout(text, one.at),
        }))
    );
  });

/** What a calculation is written with is from a source, and no result of another one. */
const isOperand = (text: string, numbers: readonly Stated[], at: number): boolean =>
  [at - 1, at].some((i) => {
    const [one, next] = [numbers[i], numbers[i + 1]];
    return (
      one !== undefined &&
      next !== undefined &&
      next.at - one.at < longestBetween &&
      jointIn(text.slice(one.at + one.text.length, next.at)) !== null
    );
  });

/** How many numbers back an operand may stand. */
const farthest = 24;

/** The numbers of the sources that stand in one sentence with one of these. */
const besideInCase = (beside: readonly Stated[], all: readonly Known[]): readonly Known[] => {
  const values = new Set(beside.filter(({ value }) => value !== 1).map(({ value }) => value));
  return all.filter(
    ({ around, isOtherReading, value }) =>
      !isOtherReading && !values.has(value) && around?.others.some((other) => values.has(other)),
  );
};

/** As much as a source has of something else is no chance of a calculation: a profit of what was lost. */
const isElse = ({ value, unit }: Stated, known: readonly Known[]): boolean =>
  known.some((one) => one.unit === unit && isNearly(one.value, value));

/** The digits of a source in another magnitude, 10.2 million of 1,020,000, are a slip and no chance of a calculation either, unless tens stand beside it. */
const isMisplaced = (one: Stated, beside: readonly Stated[], known: readonly Known[]): boolean =>
  !beside.some(({ value }) => isPowerOfTen(value)) &&
  known.some(
    (other) =>
      other.value !== one.value &&
      isAmount(other) &&
      isPowerOfTen(other.value / one.value) &&
      (significantIn(one.value) >= 3 || (one.value >= 1_000 && isOneZero(other.value / one.value))),
  );
/** So few digits are as many in another amount by chance, but hardly with one zero more or less. */
const isOneZero = (times: number): boolean => isNearly(times, 10) || isNearly(times, 0.1);
const isPowerOfTen = (value: number): boolean => value > 0 && isNearly(10 ** Math.round(Math.log10(value)) / value, 1);

/** What of the sources counts the same without a unit. */
const countsAlike = ({ counts, counted }: Stated, known: readonly Known[]): readonly Known[] =>
  counts
    ? known.filter(
        (one) =>
          one.unit === null &&
          counted.behind.some((noun) => one.counted?.behind.some((other) => isSameWord(noun, other))),
      )
    : [];

/** 20 % of a source's 340 clients are 68 clients: as many of the same as a share beside it comes to. */
const isShareOfCount = (said: Stated, beside: readonly Stated[], known: readonly Known[]): boolean => {
  const shares = beside.filter(({ unit }) => unit === '%');
  return (
    shares.length > 0 &&
    countsAlike(said, known).some((one) =>
      shares.some((share) => Math.abs((one.value * share.value) / 100 - said.value) < 0.5),
    )
  );
};

/** What is left of a source's 90 lorries without its 25. */
const isRest = (said: Stated, known: readonly Known[]): boolean => {
  const alike = countsAlike(said, known).filter(({ time }) => !time);
  return alike.some((one) => alike.some((other) => one.value - other.value === said.value));
};
