import { isYear } from '../dates/isYear.ts';
import type { Stated } from '../stated.ts';
import { type Known, sourcesOf } from '../known.ts';
import { type Counted, isAnything, isOfText, isSameWord } from './countNouns.ts';

/**
 * Where a number comes from that counts something with other words than any of its sources: "34 partners" of "34 employees". It may be the same thing, as "31 staff" are
 * "31 full-time people". Null where a source has the same words, or no thing is counted.
 */
export const otherThing = (said: Stated, known: readonly Known[]): Known | null => {
  const [first, second = ''] = said.counted.behind;
  if (said.unit !== null || said.time !== null || first === undefined || isYear(said.value)) return null;
  if (isOfText.test(first) || isOfText.test(second)) return null;
  const found = sourcesOf(said, known);
  const isSame = found.some(
    ({ unit, time, counted, isForeign }) =>
      isForeign || unit !== null || time || counted === undefined || isOfSame(said.counted, counted),
  );
  return isSame ? null : (found[0] ?? null);
};

/** What stands before a number may be its verb, and is a noun where only a counter or nothing stands behind. */
const isOfSame = (one: Counted, other: Counted): boolean =>
  isOneOf(one.behind, [...other.behind, ...other.before]) ||
  isOneOf(one.before, other.behind) ||
  ([one, other].every(({ behind }) => behind.slice(0, 1).every((noun) => isAnything.test(noun))) &&
    isOneOf(one.before, other.before));
const isOneOf = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((noun) => others.some((other) => isSameWord(noun, other)));
