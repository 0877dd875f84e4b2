import { readNumbers, type Stated } from '../text/numbers/statedNumbers.ts';

/** Columns of words: a letter of Chinese, Japanese or Korean fills two. */
const room = {
  /** A clause of so many stands whole. */
  clause: 64,
  /** Of a longer one a number takes so many along on each side. */
  before: 28,
  behind: 36,
  /** So many for the numbers of one sentence together. */
  sentence: 128,
} as const;

/** Further than this from a number nothing is read. */
const most = 200;

type Place = { readonly at: number; readonly end: number };
type Located = Pick<Stated, 'at' | 'text'>;

/**
 * Each number with the words beside it, which say what it counts: "40" of "We know, after 40 evenings, …" is "after 40 evenings". Numbers of one
 * sentence stand in one passage where that is short. No passage begins or ends within an amount. In the order of the numbers.
 */
export const passagesOf = (text: string, numbers: readonly Located[], language: string): string[] => {
  const own = numbers.map(({ at, text: { length } }) => ({ at, end: at + length }));
  const read = readNumbers(text, language, { small: true, shares: true, multiples: true, months: true });
  const amounts = [...own, ...read.map(({ at, text: { length } }) => ({ at, end: at + length }))];
  const marks = marksIn(text, amounts);
  const found = own.map((number) => ({
    sentence: marks.filter(({ isEnd, at }) => isEnd && at < number.at).length,
    ...beside(text, number, { amounts, marks, language }),
  }));
  const together = [...Map.groupBy(found, ({ sentence }) => sentence).values()].flatMap((same) =>
    joined(
      text,
      same.toSorted((a, b) => a.at - b.at),
    ),
  );
  return found.map((one) => said(text, together.find(({ at, end }) => at <= one.at && one.end <= end) ?? one));
};

/** As many passages in one as are short together or overlap, and so on with the rest. */
const joined = (text: string, passages: readonly Place[]): Place[] => {
  const [first] = passages;
  if (!first) return [];
  const whole = (n: number): Place => ({ at: first.at, end: Math.max(...passages.slice(0, n).map(({ end }) => end)) });
  const isOne = (n: number): boolean => {
    const together = said(text, whole(n));
    const overlaps = passages.slice(1, n).every(({ at }, i) => at < whole(i + 1).end);
    return overlaps || (columnsOf(together) <= room.sentence && isBalanced(together));
  };
  const many = passages.findLastIndex((_, i) => isOne(i + 1)) + 1;
  return [whole(many), ...joined(text, passages.slice(many))];
};
/** What was opened in it is closed. */
const isBalanced = (text: string): boolean =>
  ['()', '（）', '[]', '「」', '『』', '«»'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  );

const said = (text: string, { at, end }: Place): string => text.slice(at, end).replaceAll(/\s+/gu, ' ').trim();

type Mark = Place & { readonly isEnd: boolean };

/** Where clauses end: at their marks, and at brackets, quotation marks and dashes; not within an amount. */
const marksIn = (text: string, amounts: readonly Place[]): Mark[] =>
  Array.from(text.matchAll(bounds), ({ index, 0: mark }) => ({
    at: index,
    end: index + mark.length,
    isEnd: /^[.!?\n\r。！？؟।…]/u.test(mark),
  })).filter((mark) => !amounts.some(({ at, end }) => at <= mark.at && mark.at < end - 1));
const bounds = /[.!?;:,](?=\s|$)|[\n\r。！？；：、，؟،؛।|()（）[\]{}「」『』“”„«»"…]|(?<!\p{Nd})[–—]|[–—](?!\p{Nd})/gu;

type Around = { readonly amounts: readonly Place[]; readonly marks: readonly Place[]; readonly language: string };

/** The clause of a number, or as many of its words as there is room for. */
const beside = (text: string, number: Place, { amounts, marks, language }: Around): Place => {
  const clause = {
    at: Math.max(0, ...marks.flatMap(({ end }) => (end <= number.at ? [end] : []))),
    end: Math.min(text.length, ...marks.flatMap(({ at }) => (at >= number.end ? [at] : []))),
  };
  if (columnsOf(text.slice(clause.at, clause.end).trim()) <= room.clause) return clause;
  const before = wordsOf(text.slice(Math.max(clause.at, number.at - most), number.at), language);
  const led = number.at - lengthOf(fitting(before.toReversed(), room.before));
  const behind = wordsOf(text.slice(number.end, Math.min(clause.end, number.end + most)), language);
  const followed = number.end + lengthOf(fitting(behind, room.behind));
  return {
    at: led > clause.at ? beginning(text, led, { amounts, number, language }) : led,
    end: amounts.find(({ at, end }) => at < followed && followed < end)?.end ?? followed,
  };
};

type Cut = Pick<Around, 'amounts' | 'language'> & { readonly number: Place };

/** An amount in which a passage would begin, or right behind which, is taken along: "12.4 billion toman" and what is said of it. */
const beginning = (text: string, led: number, { amounts, number, language }: Cut): number => {
  const cut = amounts.find(({ at, end }) => at < led && led <= number.at && text.slice(end, led).trim() === '');
  if (cut) return cut.at;
  const words = wordsOf(text.slice(led, number.at), language);
  const first = words.findIndex((word) => !particle.test(word));
  return led + lengthOf(words.slice(0, Math.max(0, first)));
};
/** A word of Japanese or Chinese that only joins others, and what is no word. */
const particle = /^(?:\p{sc=Hiragana}+|[的了着著得地]|[^\p{L}\p{N}]+)$/u;

/** The pieces of a text, each word with what separates it from the next. */
const wordsOf = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment }) => segment);
const lengthOf = (words: readonly string[]): number => words.join('').length;

/** As many of the first as fit, none of them in part. */
const fitting = (words: readonly string[], most: number): readonly string[] => {
  let left = most;
  const past = words.findIndex((word) => (left -= columnsOf(word)) < 0);
  return past < 0 ? words : words.slice(0, past);
};

const columnsOf = (text: string): number =>
  Array.from(text, (letter) => (wide.test(letter) ? 2 : 1)).reduce((a, b) => a + b, 0);
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
