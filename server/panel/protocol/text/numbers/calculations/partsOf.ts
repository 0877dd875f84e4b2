import { asciiDigits } from '../digits.ts';
import type { Stated } from '../statedNumbers.ts';
import { isSameUnit } from '../units/currencies.ts';
import { isAmount } from './oneStep.ts';

type Near = {
  /** Of each number which sentence it stands in. */
  readonly sentences: readonly number[];
  readonly isGiven: (value: number) => boolean;
  readonly isRight: (one: Stated, value: number) => boolean;
};

/**
 * Parts that are calculated with, and what they come to: "a third of 96 is 32" has both from the 96, "40 % (12/30)" from
 * the 12 and 30.
 */
export const partsOf = (numbers: readonly Stated[], known: readonly boolean[], near: Near): readonly Stated[] =>
  numbers.flatMap((part, i) => {
    const beside = (steps: number) => numbers.flatMap((_, j) => (isNear(i, j, steps, near.sentences) ? [j] : []));
    const fraction = fractionIn(part.text);
    if (fraction !== null) {
      if (!fraction.every((value) => near.isGiven(value))) return [];
      const results = beside(mostBetween).flatMap((j) => {
        const one = numbers[j]!;
        return near.isRight(one, one.unit === '%' ? 100 * part.value : part.value) ? [one] : [];
      });
      return results.length > 0 ? [part, ...results] : [];
    }
    if (part.unit !== '%' || /\p{Nd}/u.test(part.text)) return [];
    return beside(1).flatMap((of) => {
      const whole = numbers[of]!;
      if (known[of] !== true || !isAmount(whole) || whole.unit === '%') return [];
      const results = beside(mostBetween).flatMap((j) => {
        const one = numbers[j]!;
        const isOfWhole = one.unit === null || isSameUnit(one.unit, whole.unit);
        return j !== of && isOfWhole && near.isRight(one, (whole.value * part.value) / 100) ? [one] : [];
      });
      return results.length > 0 ? [part, ...results] : [];
    });
  });

/** How many numbers away a result may stand. */
const mostBetween = 3;
const isNear = (i: number, j: number, steps: number, sentences: readonly number[]): boolean =>
  i !== j && Math.abs(i - j) <= steps && sentences[i] === sentences[j];

/** The two numbers of 12/30. */
const fractionIn = (text: string): readonly [number, number] | null => {
  const [, a, b] = /^(\d+)[/⁄](\d+)$/u.exec(asciiDigits(text)) ?? [];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
};
