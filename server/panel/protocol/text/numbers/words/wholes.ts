import { areAlike, isUnspaced, placedWords } from '../counts/countNouns.ts';
import type { Place } from './places.ts';

/** What a share is one of, as the words beside it may say, and what its clause says of it: "half of our customers order by phone", "Müşterilerin yarısı". */
export type Whole = { readonly of: readonly string[]; readonly said: readonly string[] };

type Share = { readonly value: number; readonly whole?: Whole };

export const wholeOf = (text: string, { at, end }: Place): Whole => {
  const before =
    text
      .slice(Math.max(0, at - reach), at)
      .split(endsClause)
      .at(-1) ?? '';
  const behind = text.slice(end, end + reach).split(endsClause)[0] ?? '';
  const [ahead, after] = [before, behind].map((one) => placedWords(one, { times: true }));
  const last = ahead?.at(-1);
  const isBeside = last !== undefined && before.length - last.end <= 1;
  return {
    of: [...(after ?? []).slice(0, 2), ...(isBeside ? [last] : [])].map(({ stem }) => stem),
    said: [...(ahead ?? []), ...(after ?? [])].map(({ stem }) => stem),
  };
};
const reach = 60;
const endsClause = /[.,;:!?()\n。、，；：！？؟،।]/u;

/**
 * Whether the sources say another share than a half of the same, and no half of it: half of the customers of a third of them. A panel may well ask for half of
 * something, so that what is said of it has to be alike too.
 */
export const isOfOtherShare = (whole: Whole, known: readonly Share[]): boolean => {
  const shares = known.filter(({ whole: other }) => other !== undefined && isOfSame(whole, other));
  return shares.length > 0 && shares.every(({ value }) => Math.abs(value - 50) > rounding);
};
const isOfSame = (one: Whole, other: Whole): boolean => {
  const of = one.of.filter((word) => areAlike([word], other.of));
  // Where no spaces stand, what is said stands in the same run of signs.
  const isRun = of.some(
    (word) =>
      isUnspaced.test(word) &&
      areAlike(
        [word.slice(2)],
        other.of.map((each) => each.slice(2)),
      ),
  );
  return of.length > 0 && (isRun || one.said.filter((word) => areAlike([word], other.said)).length > 1);
};
/** Who says a half in words may mean so many points of percent more or less. */
const rounding = 2.5;
