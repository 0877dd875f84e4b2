import { type Operand, tabled } from './oneStep.ts';
import { isGiven as isGivenBy, isConstant, keyOf, keysOf, magnitudes, sharesIn } from '../derived/given.ts';
import { isOfOtherTime, isRight, isWholeOf } from '../derived/results.ts';
import { isNearly } from '../digits.ts';
import { type Joint, jointIn, longestBetween, nearest, opensBefore, valuesOf } from './expressions.ts';
import { inBrackets } from './brackets.ts';
import { partsOf } from './partsOf.ts';
import { hoursBetween, inNextPeriod, overTime, untilEarned } from './periods.ts';
import { sentencesOf } from './sentences.ts';
import { withoutSigns } from './withoutSigns.ts';
import type { Known } from '../known.ts';
import type { Stated } from '../statedNumbers.ts';
import { isSameUnit } from '../units/currencies.ts';

type Sources = {
  /** Whether a number comes from a source, or is one of those that were calculated. */
  readonly isKnown: (one: Stated, calculated: readonly Stated[]) => boolean;
  /** The numbers of the sources. */
  readonly known: readonly Known[];
  /** The different numbers of the sources. */
  readonly operands: readonly Operand[];
};

type Calculated = {
  readonly results: readonly Stated[];
  /** Where numbers stand that a calculation in signs does not come to. */
  readonly wrong: ReadonlySet<number>;
  /** Where known numbers stand that go into one: 12 for the months of a year, 18 for the 18 million of a source. */
  readonly operands: ReadonlySet<number>;
};

/**
 * Results of calculations that a text states: with signs ("12 × 4,150 = 49,800", "49,800 (12 × 4,150)"), or as numbers of one sentence of which one is
 * the sum, difference, product, ratio or share of two others ("24 % of 870,000 are 208,800") or of the sources. What goes into them is known or was calculated before;
 * a result is right to 0.5 %, or to 3 % where its digits are rounded so. With them come the numbers that such a calculation writes without their magnitude or unit.
 */
export const calculatedIn = (text: string, numbers: readonly Stated[], sources: Sources): Calculated => {
  const { isKnown, operands } = sources;
  const table = tabled(operands.length <= mostOperands ? operands : []);
  const sentences = sentencesOf(text, numbers);
  const written = writtenIn(text, numbers, sentences);
  const right = new Set(written.flatMap(({ results }) => results));
  const wrong = new Set(
    written.flatMap(({ after, operands: chain, signs }) =>
      after && (!right.has(after) || isOfOtherTime(after, chain, signs, sources.known)) ? [after.at] : [],
    ),
  );
  const all: Stated[] = [];
  let known = numbers.map((one) => isKnown(one, []));
  const values = new Set(sources.known.flatMap(keysOf));
  let shares: readonly number[] = [];
  const isGiven = (one: Stated, i: number, calculation: Written): boolean =>
    known[calculation.start + i] === true || isGivenBy(one, i, calculation, { values, shares });
  const isRightly = (calculation: Written): boolean =>
    calculation.operands.every((one, i) => isGiven(one, i, calculation));
  for (let round = 0; round < mostRounds; round++) {
    numbers.forEach((one, i) => known[i] && keysOf(one).forEach((value) => values.add(value)));
    shares = sharesIn([...sources.known, ...numbers.filter((_, i) => known[i])]);
    const found = [
      ...written
        .filter((one) => one.isRight && isRightly(one))
        .flatMap(({ operands: chain, signs, results }) => [
          ...chain,
          ...results.filter((result) => !isOfOtherTime(result, chain, signs, sources.known)),
        ]),
      ...[
        ...inNextPeriod(text, numbers, known),
        ...overTime(numbers, sentences, known, sources.known),
        ...hoursBetween(numbers, sentences, known),
        ...untilEarned(numbers, sentences, known),
      ].filter((one) => !wrong.has(one.at)),
      ...[
        ...withoutSigns(text, numbers, sentences, known, table, sources.known),
        ...inBrackets(text, numbers, {
          sentences,
          isGiven: (one, scale) =>
            (scale === undefined && isConstant(one, ['/'])) ||
            (scale === undefined ? [1, ...magnitudes] : [scale]).some((each) => values.has(keyOf(one.value * each))),
          isRight: (one, value, withMagnitude) =>
            isRight(one, value) || (withMagnitude && isRight(one, value, magnitudes)),
        }),
        ...partsOf(numbers, known, { sentences, isRight, isGiven: (value) => values.has(keyOf(value)) }),
      ].filter((one) => !wrong.has(one.at)),
    ];
    const fresh = [...new Set(found)].filter((one) => !all.includes(one));
    if (fresh.length === 0) break;
    all.push(...fresh);
    known = known.map((was, i) => was || isKnown(numbers[i]!, fresh));
  }
  const given = written.flatMap((calculation) =>
    calculation.after || calculation.isRight
      ? calculation.operands.filter((one, i) => isGiven(one, i, calculation)).map(({ at }) => at)
      : [],
  );
  return { results: all, wrong, operands: new Set(given) };
};
/** What is calculated from results, and from results of those. */
const mostRounds = 12;

const equals = /^[^\p{Nd}=＝≈.!?;]{0,24}[=＝≈][^\p{Nd}=＝≈.!?;]{0,24}$/u;

/** A calculation in signs: its numbers from `start` on, the signs between them, the numbers that it comes to, and what stands behind "=". */
type Written = {
  readonly start: number;
  readonly operands: readonly Stated[];
  readonly signs: readonly string[];
  readonly results: readonly Stated[];
  readonly after: Stated | undefined;
  readonly isRight: boolean;
};

/** The calculations in signs, whatever goes into them. */
function writtenIn(text: string, numbers: readonly Stated[], sentences: readonly number[]): readonly Written[] {
  const between = numbers.map((one, i) => {
    const from = one.at + one.text.length;
    const to = numbers[i + 1]?.at ?? Infinity;
    return to - from > longestBetween ? '' : text.slice(from, to);
  });
  const jointAfter = between.map(jointIn);
  return numbers.flatMap(({ at }, start) => {
    const ahead = jointAfter.slice(start, start + longestChain);
    const count = ahead.indexOf(null);
    if (count < 1 || isWithin(jointAfter[start - 1], between[start - 1])) return [];
    const last = start + count;
    const operands = numbers.slice(start, last + 1);
    const joints = ahead.slice(0, count).filter((joint) => joint !== null);
    const signs = joints.map(({ sign }) => sign);
    const values = valuesOf(operands, joints, opensBefore(text, at));
    const isResult = (one: Stated): boolean =>
      values.some(
        (value) =>
          isRight(one, value) || isRight(one, value, magnitudes) || (signs.at(-1) === '/' && isWholeOf(one, value)),
      );
    const from = Math.max(0, start - nearest);
    const after = equals.test(between[last] ?? '') ? numbers[last + 1] : undefined;
    const beside = numbers
      .slice(from, last + nearest)
      .filter((one, i) => !operands.includes(one) && sentences[from + i] === sentences[start]);
    const results = after
      ? [after, ...beside.filter((one) => isWithMagnitude(one, after) || isAgain(one, after))].filter(() =>
          isResult(after),
        )
      : beside.filter(isResult);
    return [{ start, operands, signs, results, after, isRight: results.length > 0 }];
  });
}
/** "2.5 million (2.7 / 1.08 = 2.5)". */
const isWithMagnitude = (one: Stated, { value, text }: Stated): boolean =>
  one.text.startsWith(text) && magnitudes.some((scale) => isNearly(one.value, value * scale));
/** "30 % (100 − 70 = 30)". */
const isAgain = (one: Stated, { value, unit }: Stated): boolean =>
  isNearly(one.value, value) && (unit === null || isSameUnit(one.unit, unit));
/** What a bracket behind a sign holds is no calculation of its own; "Site 2: (340 + 410) × 11" has no sign before it. */
const isWithin = (before: Joint | null | undefined, between = ''): boolean =>
  Boolean(before && before.opens > 0 && !/^[:：]/u.test(between));
/** Numbers that are written into one. */
const longestChain = 12;
/** From more numbers than a case has nearly every other one could be calculated. */
const mostOperands = 60;
