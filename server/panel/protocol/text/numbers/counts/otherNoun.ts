import { isYear } from '../dates/isYear.ts';
import { type Counted, isAnything, isOfText, isSameWord } from './countNouns.ts';

/** Of a number what tells what it is of. */
type Counting = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: string | null;
  readonly counts?: boolean;
  readonly counted?: Counted;
  readonly isPart?: true;
  readonly isOtherReading?: boolean;
};

/**
 * Whether a number of the sources is of something else than one that a report states: 340 staff are no 340 shops. Only what the sources count by another number is
 * told apart so, since a report may have other words for what they count.
 */
export const isOfOtherNoun = (said: Counting, known: readonly Counting[]): ((one: Counting) => boolean) => {
  const named = said.counts && said.value !== 1 && !isYear(said.value) ? (said.counted?.behind.slice(0, 2) ?? []) : [];
  const nouns = named
    .filter((noun) => !isAnything.test(noun) && !isOfText.test(noun))
    .filter((noun) =>
      known.some(
        (one) =>
          !one.isOtherReading && one.value !== said.value && nounsOf(one).some((other) => isSameWord(noun, other)),
      ),
    );
  if (nouns.length === 0) return () => false;
  return (one) => {
    const { behind = [], before = [] } = one.counted ?? {};
    if (behind.length === 0) return one.unit !== null || one.isPart === true || Boolean(one.time);
    const own = named.slice(0, 1).concat(nouns);
    return ![...behind, ...before].some((other) => own.some((noun) => isSameWord(noun, other)));
  };
};

/** What a number counts: behind it, or right before it. */
const nounsOf = ({ counted }: Counting): readonly string[] => [
  ...(counted?.behind.slice(0, 2) ?? []),
  ...(counted?.before.slice(-1) ?? []),
];
