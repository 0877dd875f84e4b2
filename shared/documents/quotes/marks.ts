import { type Steps, inOneGo } from '../../kernel/scheduling/steps.ts';
import { lowered, spelling } from './letters.ts';
import { denseNegation, negations } from './negations.ts';
import { type Grouping, type Quantity, groupingIn, numberPattern, writtenAs } from './numbers.ts';

/**
 * A text as what is compared of it: letters, whole numbers, and a few signs, one UTF-16 unit each in `marks`. Spaces and other
 * punctuation are only boundaries, so that a line break, a lost space or another quotation mark changes nothing.
 */
export type Marks = {
  readonly original: string;
  readonly marks: string;
  /** Where each mark begins and ends in the original. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly bounds: Uint8Array;
  /** By the index of its mark. */
  readonly numbers: ReadonlyMap<number, Quantity>;
  readonly grouping: Grouping;
  /** Words by the index of their first mark, in order. */
  readonly words: readonly { readonly at: number; readonly word: string }[];
  /** Those of them that are negations. */
  readonly negations: readonly { readonly at: number; readonly word: string }[];
};

/** Bits of `bounds`: the mark begins a word, ends one, begins a sentence, belongs to a script without spaces. */
export const bound = { start: 1, end: 2, sentence: 4, dense: 8 } as const;

/** Stands for any number in `marks`. */
export const numberMark = '\uE000';

const percentWords = String.raw`percent|per\s+cent|prozent|pour\s+cent|por\s+ciento|por\s+cento|per\s+cento|procent|prosent|процент\p{L}*|بالمئة|بالمائة|في\s+المئة|في\s+المائة|אחוז|אחוזים|प्रतिशत`;
const percentSign = String.raw`[%٪]|パーセント|퍼센트|(?:${percentWords})(?![\p{L}\p{M}])`;
const unitAfter = String.raw`(?:\s*(?<unit>‰|${percentSign}))?`;
const token = new RegExp(
  [
    String.raw`(?<before>[%٪‰]\s?)?(?<sign>[-−–])?(?<point>(?<![\p{Nd}.])\.)?(?<number>${numberPattern})${unitAfter}`,
    String.raw`(?<percent>${percentSign})`,
    String.raw`(?<word>(?:(?!\p{Co})[\p{L}\p{M}])+(?:['’ʼ][\p{L}\p{M}]+)*)`,
    String.raw`(?<mark>[‰€$£¥<>≤≥=≠±^${lowered}]|\p{No})`,
  ].join('|'),
  'gu',
);

const currency: Readonly<Record<string, string>> = { eur: '€', gbp: '£', usd: '$' };
const contracted: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' };
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
/** No letter before it is of these scripts, and most are: each is asked for. */
const firstDense = '\u0e01';
/** Full stops before a capital or a script without case, and those that need no space. */
const sentenceEnd = /[。！？!?؟।]|\.["”’')\]]*\s+$|\n\s*\n/u;

const lineEndHyphen = /^[-‐]\s*\n\s*$/u;

export const marksOf = (original: string): Marks => inOneGo(marking(original));

/** The same in steps of a few milliseconds at most. */
export function* marking(original: string): Steps<Marks> {
  const { text, from } = yield* spelling(original);
  const origin = (i: number): number => (i < from.length ? (from[i] ?? 0) : original.length);
  const out: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const bounds: number[] = [];
  const numbers = new Map<number, Quantity>();
  const words: { at: number; word: string }[] = [];
  const negated: { at: number; word: string }[] = [];
  let last = 0;

  const put = (mark: string, start: number, end: number, bits: number) => {
    out.push(mark);
    starts.push(start);
    ends.push(end);
    bounds.push(bits);
  };
  /**
   * `at` is where the word begins in the compared text; null for words that are not written out. The second half of a word that a
   * line end broke makes one word with the first: `kei-`, `ne` is `keine`, and not the `ne` of another language.
   */
  const putWord = (
    word: string,
    at: number | null,
    whole: readonly [number, number],
    sentence: number,
    isBroken = false,
  ) => {
    const half = isBroken ? words.at(-1) : undefined;
    const here = half && !negations.has(half.word) ? { at: half.at, word: half.word + word } : { at: out.length, word };
    if (here.at !== out.length) words.pop();
    words.push(here);
    if (negations.has(here.word)) negated.push(here);
    for (let i = 0; i < word.length; i++) {
      const letter = word.charAt(i);
      const isDense = letter >= firstDense && dense.test(letter);
      const edge = (i === 0 || isDense ? bound.start : 0) | (i === word.length - 1 || isDense ? bound.end : 0);
      const bits = edge | (isDense ? bound.dense : 0) | (i === 0 ? sentence : 0);
      const [start, end] = at === null ? whole : [origin(at + i), origin(at + i + 1)];
      put(letter, start, Math.max(end, start + 1), bits);
    }
  };

  let step = 0;
  for (const match of text.matchAll(token)) {
    if (out.length >= step + perStep) {
      step = out.length;
      yield;
    }
    const { groups = {}, index } = match;
    const stop = index + match[0].length;
    const whole = [origin(index), origin(stop)] as const;
    const between = text.slice(last, index);
    const begins = last === 0 || (sentenceEnd.test(between) && startsSentence(original.charAt(whole[0])));
    const sentence = begins ? bound.sentence : 0;
    last = stop;
    if (groups['number'] !== undefined) {
      numbers.set(out.length, quantity(groups, text, index, stop));
      put(numberMark, whole[0], whole[1], bound.start | bound.end | sentence);
    } else if (groups['percent'] !== undefined) put('%', whole[0], whole[1], bound.start | bound.end | sentence);
    else if (groups['mark'] !== undefined) {
      // A circled figure may be of two units.
      for (const unit of groups['mark'].split('')) put(unit, whole[0], whole[1], bound.start | bound.end | sentence);
    } else {
      const word = groups['word'] ?? '';
      const sign = currency[word];
      if (sign !== undefined) {
        put(sign, whole[0], whole[1], bound.start | bound.end | sentence);
        continue;
      }
      const negative = /^(.+)n['’ʼ]t$/u.exec(word)?.[1] ?? (word === 'cannot' ? 'ca' : null);
      if (negative !== null) {
        putWord(contracted[negative] ?? negative, null, whole, sentence);
        putWord('not', null, whole, 0);
        continue;
      }
      let at = index;
      for (const part of word.split(/['’ʼ]/u)) {
        putWord(part, at, whole, at === index ? sentence : 0, at === index && lineEndHyphen.test(between));
        at += part.length + 1;
      }
    }
  }
  return {
    original,
    marks: out.join(''),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    bounds: Uint8Array.from(bounds),
    numbers,
    grouping: groupingIn(numbers.values()),
    words,
    negations: negated,
  };
}

/** Marks. */
const perStep = 10_000;

const startsSentence = (letter: string): boolean =>
  letter === '' || letter !== letter.toLowerCase() || !/\p{Ll}/u.test(letter);

/** A minus counts only after a space, a bracket, a currency sign or in an exponent. */
const quantity = (groups: Record<string, string | undefined>, text: string, start: number, stop: number): Quantity => {
  const { sign, point, number = '', unit, before } = groups;
  const previous = text.charAt(start - 1);
  const counts = sign !== undefined && (previous === '' || /[\s([€$£¥|:^]/u.test(previous));
  // From right to left a full stop may come to stand before the number that ends the sentence.
  const isFraction =
    point !== undefined && !/[\p{Script=Arabic}\p{Script=Hebrew}]\s*$/u.test(text.slice(Math.max(0, start - 8), start));
  const bracketed = previous === '(' && text.charAt(stop) === ')';
  const percent = unit ?? before?.trim() ?? '';
  return {
    written: `${isFraction ? '0.' : ''}${writtenAs(number)}`,
    sign: counts ? (sign === '–' ? '–' : '-') : bracketed && sign === undefined ? '()' : '',
    unit: percent === '' ? '' : percent === '‰' ? '‰' : '%',
  };
};

/** Letters' worth: of scripts without spaces a letter counts two, a number four. */
export const worthOf = (marks: string): number => {
  let worth = 0;
  for (const mark of marks)
    worth += mark === numberMark ? 4 : dense.test(mark) || /\p{Script=Hangul}/u.test(mark) ? 2 : 1;
  return worth;
};

/** Whether a passage of marks holds a negation. */
export const holdsNegation = (text: Marks, from: number, to: number): boolean =>
  text.negations.some(({ at }) => at >= from && at < to) || denseNegation.test(text.marks.slice(from, to));
