import { endOf } from '../endOf.ts';
import { placedWords } from './countNouns.ts';

/** What stands around a number in its sentence. */
export type Surroundings = {
  /** Words of its clause that stand nearer to it than to any other number. */
  readonly own: readonly string[];
  /** Words of clauses without a number, and those before the first number of its own, which may be what all of them are of. */
  readonly loose: readonly string[];
  /** The other numbers. */
  readonly others: readonly number[];
  /** The number that it is the whole of: the 61 of "61 of 164". */
  readonly part?: number;
};

type Written = { readonly at: number; readonly text: string; readonly value: number };
type Place = { readonly at: number; readonly end: number };

const endsSentence = /[.!?؟۔](?=\s|$)|[。！？।\n]/gu;
const endsClause =
  /[.!?؟۔](?=\s|$)|[。！？।\n]|[,;:،؛，、；：()（）]|\s(?:[–—-]|and|und|et|y|e|og|och|ja|és|și|ve|dan|và|и|та|και|و|और|এবং)\s/gu;

/** The places beside this one, of numbers: a sentence may have thousands of them. */
const near = (place: number): number[] => Array.from({ length: 2 * nearest + 1 }, (_, i) => place - nearest + i);
const nearest = 12;

/** "Of", "out of the", von, из. */
const isOf = /^[ \u00A0](?:\p{L}{1,4}[ \u00A0]){1,3}$/u;

/** The surroundings of numbers, which come in order. */
export const surroundingsOf = (text: string, stated: readonly Written[]): readonly Surroundings[] => {
  const numbers = stated.map(({ at, text: { length }, value }) => ({ at, end: endOf(text, at + length), value }));
  const partIn = (marks: RegExp): ((at: number) => number) => {
    const ends = [...text.matchAll(marks)].map(({ index }) => index).filter((at) => !isWithin(at, numbers));
    return (at) => firstFrom(ends, (end) => end >= at);
  };
  const [sentenceAt, clauseAt] = [partIn(endsSentence), partIn(endsClause)];
  const clauses = numbers.map(({ at }) => clauseAt(at));
  const sentences = numbers.map(({ at }) => sentenceAt(at));
  const found = numbers.map(() => ({ own: [] as string[], loose: [] as string[] }));
  for (const { at, end, stem } of placedWords(text)) {
    const next = firstFrom(numbers, (one) => one.end > at);
    if ((numbers[next]?.at ?? Infinity) <= at) continue;
    const clause = clauseAt(at);
    const [before, behind] = [next - 1, next].map((i) =>
      clauses[i] !== clause ? Infinity : i < next ? at - (numbers[i]?.end ?? 0) : (numbers[i]?.at ?? 0) - end,
    );
    const nearest = before === behind && before === Infinity ? null : (before ?? 0) <= (behind ?? 0) ? next - 1 : next;
    if (nearest !== null) {
      found[nearest]?.own.push(stem);
      if (before === Infinity)
        near(next).forEach((i) => i > next && clauses[i] === clause && found[i]?.loose.push(stem));
    } else {
      const sentence = sentenceAt(at);
      near(next).forEach((i) => sentences[i] === sentence && found[i]?.loose.push(stem));
    }
  }
  return found.map((one, i) => {
    const [before, number] = [numbers[i - 1], numbers[i]];
    const isPart = before && number && isOf.test(text.slice(before.end, number.at));
    const others = near(i).filter((j) => j !== i && sentences[j] === sentences[i]);
    return {
      ...one,
      others: others.flatMap((j) => numbers[j]?.value ?? []),
      ...(isPart ? { part: before.value } : {}),
    };
  });
};

/** The place of the first of these, which come in order, from which on this is so. */
const firstFrom = <One>(all: readonly One[], isSo: (one: One) => boolean): number => {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = all[middle];
    if (one === undefined || isSo(one)) high = middle;
    else low = middle + 1;
  }
  return low;
};
const isWithin = (at: number, numbers: readonly Place[]): boolean =>
  (numbers[firstFrom(numbers, ({ end }) => end > at)]?.at ?? Infinity) <= at;
