import { isYear } from '../dates/isYear.ts';
import { isMeasure } from '../units/measures.ts';
import { areAlike, type Counted, isAnything, isOfText, isStaff, isUnspaced, wordsIn } from './countNouns.ts';
import type { Surroundings } from './surroundings.ts';

/** Of a number what tells what it is of. */
type Counting = {
  readonly value: number;
  readonly unit: string | null;
  readonly time?: string | null;
  readonly counts?: boolean;
  readonly counted?: Counted;
  readonly around?: Surroundings | undefined;
  readonly text?: string;
  readonly isPart?: true;
  readonly isForeign?: boolean;
  readonly isOtherReading?: boolean;
};

/**
 * Whether a number of the sources is of something else than one that a report states: 340 staff are no 340 shops, 95 children who wait are no 95 in care, and the
 * 142 m² of a house are none of its garden.
 */
export const isOfOtherNoun = (said: Counting, known: readonly Counting[]): ((one: Counting) => boolean) => {
  if (said.value === 1 || isYear(said.value)) return () => false;
  const rivals = (): readonly Counting[] =>
    known.filter((one) => !one.isOtherReading && one.value !== said.value && one.unit === said.unit);
  if (isMeasure(said.unit)) return (one) => one.unit === said.unit && isOfRival(said, one, rivals(), []);
  const named = namedBy(said);
  const nouns = named.filter((noun) => !isAnything.test(noun) && !isOfText.test(noun));
  // "Two of something" hardly counts anything where no space stands behind it; "the 71 who came" are named before.
  const isVague = said.counted?.isJoined === true || (said.value === 2 && named.some((noun) => isUnspaced.test(noun)));
  if (nouns.length === 0 || isVague) return () => false;
  let alike: readonly Counting[] | null = null;
  return (one) => {
    // What a calculation comes to stands in no source.
    if (one.around === undefined && !one.isPart) return false;
    if (one.isForeign || isSaidAlike(said, one) || isNamedAlike(said, one)) return false;
    alike ??= rivals().filter((rival) => areAlike(nouns, nounsOf(rival)));
    const all = alike;
    const elsewhere = nouns.filter((noun) => all.some((rival) => areAlike([noun], nounsOf(rival))));
    const { behind = [], before = [] } = one.counted ?? {};
    const shared = [...named.slice(0, 1), ...(elsewhere.length > 0 ? elsewhere : nouns)].filter((noun) =>
      areAlike([noun], [...behind, ...before]),
    );
    if (shared.length > 0)
      return isOfRival(
        said,
        one,
        all.filter((rival) => areAlike(shared, nounsOf(rival))),
        shared,
      );
    if (elsewhere.length === 0) return behind.length > 0 && isOfOtherName(said, nouns, one) && isNamed(nouns, known);
    if (behind.length > 0)
      return !areAlike(elsewhere, one.around?.own ?? []) && !isOfAnyone(said, one) && !isOfPeople(nouns, behind);
    const isNoCount = one.unit !== null || one.isPart === true || Boolean(one.time);
    return isNoCount && !areAlike(nouns, wordsIn(one.text ?? ''));
  };
};

/** With the same word before it, or as the whole of the same part: "58 of 71". */
const isSaidAlike = (said: Counting, one: Counting): boolean => {
  const { part } = said.around ?? {};
  return (
    areAlike(spacedOf(said.counted?.before), spacedOf(one.counted?.before)) ||
    (part !== undefined && one.around?.others.includes(part) === true)
  );
};

/** "The 2 who cover the north" of "9 reps, of whom 2 cover the north". */
const isNamedAlike = (said: Counting, one: Counting): boolean => {
  const behind = spacedOf(one.counted?.behind);
  return behind.length > 1 && behind.every((word) => areAlike([word], said.around?.own ?? []));
};

/** What a number counts: behind it, or before it where only a counter stands behind: 従業員22名. */
const namedBy = ({ value, counts, counted }: Counting): readonly string[] => {
  const { behind = [], before = [] } = counted ?? {};
  // "410 infections last year" count no years.
  if (!counts && value <= mostYears) return [];
  const [first = ''] = behind;
  if (!isUnspaced.test(first) || !isAnything.test(first)) return behind.slice(0, 2);
  const noun = /^\p{Script=Han}(?<noun>\p{Script=Han}.*)$/u.exec(first)?.groups?.['noun'];
  return noun === undefined ? before : [noun.slice(0, longestNoun)];
};

const mostYears = 60;
/** Where no spaces stand, what follows a noun goes on: 8人团队按人均. */
const longestNoun = 2;

const spacedOf = (words: readonly string[] = []): readonly string[] => words.filter((word) => !isUnspaced.test(word));

/** What a source counts: behind it, or right before it. */
const nounsOf = ({ counted }: Counting): readonly string[] => [
  ...(counted?.behind.slice(0, 2) ?? []),
  ...(counted?.before.slice(-1) ?? []),
];

/** A source speaks of people, and of them as the report does: "640 patients are waiting" of a waiting list of 640 people. */
const isOfAnyone = (said: Counting, one: Counting): boolean =>
  isAnything.test(one.counted?.behind[0] ?? '') && areAlike(said.around?.own ?? [], one.around?.own ?? []);

/** "Six employees" of "6 people". */
const isOfPeople = (nouns: readonly string[], behind: readonly string[]): boolean =>
  nouns.some((noun) => isStaff.test(noun)) && behind.length === 1 && isAnything.test(behind[0] ?? '');

/** Whether the sources have a word for something else: they speak of a partner, and of 34 employees. What they never name may be another word for the same. */
const isNamed = (nouns: readonly string[], known: readonly Counting[]): boolean =>
  known.some(({ around }) => around && areAlike(nouns, [...around.own, ...around.loose]));

/** Of a name that the source of the number has not, whether it is hardly another word for the same: both may be words for staff or for people. */
const isOfOtherName = (said: Counting, nouns: readonly string[], one: Counting): boolean => {
  const [first = '', ...rest] = one.counted?.behind ?? [];
  if (said.value <= 2 || one.counted?.isJoined || said.around === undefined) return false;
  if (isOfText.test(first) || isAnything.test(said.counted?.behind[0] ?? '')) return false;
  if (
    nouns.some((noun) => isStaff.test(noun)) &&
    [first, ...rest].some((noun) => isAnything.test(noun) || isStaff.test(noun))
  )
    return false;
  return !areAlike(
    [...nouns, ...(said.counted?.before ?? [])],
    [...(one.around?.own ?? []), ...(one.around?.loose ?? [])],
  );
};

/** Whether what stands around a number stands around another one of the sources, and not around this. Of scripts without spaces nobody can tell. */
const isOfRival = (said: Counting, one: Counting, rivals: readonly Counting[], nouns: readonly string[]): boolean => {
  // What a calculation comes to stands in no source.
  if (one.around === undefined) return false;
  const words = (said.around?.own ?? []).filter((word) => !isUnspaced.test(word) && !areAlike([word], nouns));
  const [ofOne, ofRival] = [
    (word: string) => areAlike([word], [...(one.around?.own ?? []), ...(one.around?.loose ?? [])]),
    (word: string) => rivals.some((rival) => areAlike([word], rival.around?.own ?? [])),
  ];
  return words.some((word) => ofRival(word) && !ofOne(word)) && !words.some((word) => ofOne(word) && !ofRival(word));
};
