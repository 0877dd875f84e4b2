import { isMeasure } from '../units/measures.ts';
import { isCurrency } from '../units/currencies.ts';
import { type Counted, isOfText, isSameWord, wordsIn } from './countNouns.ts';

/** Of a number what tells of what kind it is. */
type Kind = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: string | null;
  readonly counts?: boolean;
  readonly counted?: Counted;
  readonly text?: string;
  readonly isForeign?: boolean;
  readonly isOtherReading?: boolean;
};

/**
 * Whether one of two numbers counts things and the other is a time, an amount of money or in a unit of measure: 53 people are neither 53 tons nor 53 days. A unit
 * whose word nobody knows stands as a noun behind its number: then it is the same word in both.
 */
export const isOfOtherKind = (said: Kind, one: Kind): boolean => {
  if (one.isForeign) return false;
  if (isMeasure(said.unit)) return one.unit === null && isOfThings(one) && !isUnitOf(said, one);
  if (said.time) return isMeasure(one.unit) || (isCurrency(one.unit) && said.value < large);
  if (!isCount(said)) return false;
  return (
    (Boolean(one.time) || isMeasure(one.unit) || (isCurrency(one.unit) && said.value < large)) && !isUnitOf(one, said)
  );
};

/** A thousand and more may be money whose currency is left out: "48,000 in savings". */
const large = 1_000;

/** What is counted is whole. */
const isCount = ({ value, unit, time, counts, counted }: Kind): boolean => {
  const [first, second = ''] = counted?.behind ?? [];
  return (
    Number.isInteger(value) &&
    unit === null &&
    !time &&
    counts === true &&
    first !== undefined &&
    !isOfText.test(first) &&
    !isOfText.test(second)
  );
};

const isUnitOf = ({ text = '' }: Kind, { counted }: Kind): boolean =>
  wordsIn(text).some((unit) =>
    [...(counted?.behind ?? []), ...(counted?.before ?? [])].some((noun) => isSameWord(unit, noun)),
  );

/** "53 of us" counts as well. */
const isOfThings = ({ counts, counted }: Kind): boolean => counts === true || (counted?.behind.length ?? 0) > 0;
