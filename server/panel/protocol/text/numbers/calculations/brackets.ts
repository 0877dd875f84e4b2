import { asciiDigits } from '../digits.ts';
import type { Stated } from '../stated.ts';
import { operatorIn } from './operators.ts';
import { isShare } from '../units/measures.ts';

/** Two numbers that a bracket holds with words or signs between them, and where it opens and closes: "(37 on 261)", "(480.000 delt med 12)". */
type Bracketed = { readonly pair: readonly [Stated, Stated]; readonly place: number };

/** Brackets that hold two numbers and no more, in whatever words: `place` is that of the first number. */
const bracketsIn = (text: string, numbers: readonly Stated[]): readonly Bracketed[] =>
  [...text.matchAll(/[(（](?<inside>[^()（）\n]{3,60})[)）]/gu)].flatMap(({ index, groups = {} }) => {
    const inside = groups['inside'] ?? '';
    const end = index + 1 + inside.length;
    const place = numbers.findIndex(({ at }) => at > index);
    const [one, other, next] = [numbers[place], numbers[place + 1], numbers[place + 2]];
    const isAll = one !== undefined && other !== undefined && other.at < end && (next === undefined || next.at >= end);
    return isAll && runsOfDigits(inside) <= 2 + spaces(one) + spaces(other) ? [{ pair: [one, other], place }] : [];
  });
const runsOfDigits = (text: string): number => asciiDigits(text).match(/\d+(?:[.,'’٫٬]\d+)*/gu)?.length ?? 0;
const spaces = ({ text }: Stated): number => Math.max(0, runsOfDigits(text) - 1);

type Near = {
  readonly sentences: readonly number[];
  readonly isGiven: (one: Stated, scale?: number) => boolean;
  readonly isRight: (one: Stated, value: number, withMagnitude: boolean) => boolean;
};

/** Numbers of calculations that a bracket states in words, and the number beside it that they come to: "about 12% (48 of 408)". */
export const inBrackets = (text: string, numbers: readonly Stated[], { sentences, isGiven, isRight }: Near): Stated[] =>
  bracketsIn(text, numbers).flatMap(({ pair, place }) => {
    const [one, other] = pair;
    if (!pair.every((each) => isGiven(each)) || isShare(one.unit) || isShare(other.unit)) return [];
    const beside = numbers
      .slice(Math.max(0, place - farthest), place)
      .concat(numbers.slice(place + 2, place + 3))
      .filter((each) => sentences[numbers.indexOf(each)] === sentences[place]);
    const found = beside.filter((each) =>
      withMagnitudes(one, other).some(([a, b]) =>
        each.unit === '%'
          ? isRight(each, (100 * a) / b, false) || isRight(each, (100 * (a - b)) / b, false)
          : !isShare(each.unit) && [a + b, a - b, a * b, a / b].some((value) => isRight(each, value, true)),
      ),
    );
    // What goes into a calculation that is wrong is still from a source.
    const isCalculation = operatorIn(text.slice(one.at + one.text.length, other.at)) !== null;
    const isOfOneSize = [1, 1e3, 1e4, 1e5, 1e6, 1e8, 1e9].some((size) => pair.every((each) => isGiven(each, size)));
    return found.length > 0 ? [one, other, ...found] : isCalculation && isOfOneSize ? [one, other] : [];
  });
/** Numbers away. */
const farthest = 3;

/** In "42 minus 17 million" the magnitude is of both. */
const withMagnitudes = (one: Stated, other: Stated): (readonly [number, number])[] => [
  [one.value, other.value],
  ...[1e3, 1e4, 1e5, 1e6, 1e9].flatMap((size): (readonly [number, number])[] =>
    one.value < size && other.value >= size ? [[one.value * size, other.value]] : [],
  ),
];
