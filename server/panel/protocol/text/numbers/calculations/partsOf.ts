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
export const partsOf = (
  numbers: readonly Stated[],
  known: readonly boolean[],
  { sentences, isGiven, isRight }: Near,
): readonly Stated[] =>
  numbers.flatMap((part, i) => {
    const within = (steps: number) =>
      numbers.flatMap((one, j) =>
        j !== i && Math.abs(i - j) <= steps && sentences[i] === sentences[j]
          ? [{ one, isKnown: known[j] === true }]
          : [],
      );
    const others = within(mostBetween).map(({ one }) => one);
    const withPart = (results: readonly Stated[]) => (results.length > 0 ? [part, ...results] : []);
    const fraction = fractionIn(part.text);
    if (fraction !== null)
      return fraction.every(isGiven)
        ? withPart(others.filter((one) => isRight(one, one.unit === '%' ? 100 * part.value : part.value)))
        : [];
    if (part.unit !== '%' || /\p{Nd}/u.test(part.text)) return [];
    return within(1)
      .filter(({ one, isKnown }) => isKnown && isAmount(one) && one.unit !== '%')
      .flatMap(({ one: whole }) =>
        withPart(
          others.filter(
            (one) =>
              one !== whole &&
              (one.unit === null || isSameUnit(one.unit, whole.unit)) &&
              isRight(one, (whole.value * part.value) / 100),
          ),
        ),
      );
  });

/** How many numbers away a result may stand. */
const mostBetween = 3;

/** The two numbers of 12/30. */
const fractionIn = (text: string): readonly number[] | null => {
  const [, a, b] = /^(\d+)[/⁄](\d+)$/u.exec(asciiDigits(text)) ?? [];
  return a === undefined || b === undefined ? null : [Number(a), Number(b)];
};
