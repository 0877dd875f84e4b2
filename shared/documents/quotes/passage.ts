import { raised } from './letters.ts';
import { type Marks, bound, numberMark } from './marks.ts';
import { denseNegation, denseScale, hardNegations, scales } from './negations.ts';
import { sameQuantity } from './numbers.ts';

/** Marks `from` (included) to `to` (not included). */
export type Passage = { readonly from: number; readonly to: number };

/** Places where the same marks stand one after the other, whatever the numbers are; at most so many. */
export function* candidates(text: Marks, part: Marks, after = 0, atMost = 200): Generator<Passage> {
  const { length } = part.marks;
  let from = text.marks.indexOf(part.marks, after);
  for (let found = 0; from >= 0 && found < atMost; found++) {
    yield { from, to: from + length };
    from = text.marks.indexOf(part.marks, from + 1);
  }
}

/** Whether a passage says what the part of a quote says: whole words, the same numbers, the same negations. */
export const saysTheSame = (text: Marks, part: Marks, { from, to }: Passage): boolean =>
  has(text, from, bound.start) &&
  has(text, to - 1, bound.end) &&
  [...part.numbers].every(([at, quantity]) => {
    const there = text.numbers.get(from + at);
    return there !== undefined && sameQuantity(there, quantity, text.grouping);
  }) &&
  sameNegations(text, part, from, to);

/**
 * Whether what is beside a passage turns it: a negation just before it, a comparison sign before its first number, a size, an exponent
 * or a fraction after its last one, or, where a negation ends the sentence, one that follows.
 */
export const isCutFromItsMeaning = (text: Marks, { from, to }: Passage): boolean =>
  negatedBefore(text, from) ||
  (text.marks[from] === numberMark && /[<>≤≥≠±]/u.test(text.marks.charAt(from - 1)) && from > 0) ||
  (text.marks[to - 1] === numberMark && isScale(text, to)) ||
  isWithinNumber(text, from) ||
  isWithinNumber(text, to) ||
  negatedAfter(text, to);

const isScale = (text: Marks, at: number): boolean =>
  denseScale.test(text.marks.charAt(at)) || text.words.some((word) => word.at === at && scales.has(word.word));

/** Whether a passage that begins or ends here is a part of a number or unit: of 10⁶, m², x₁₀, 2½ or 3 × 10⁶. */
const isWithinNumber = ({ original, marks, starts, ends }: Marks, at: number): boolean => {
  if (at === 0 || at === marks.length) return false;
  const [before, here] = [marks.charAt(at - 1), marks.charAt(at)];
  const start = starts[at] ?? 0;
  if (before === '^' || here === '^' || isAttached.test(original.slice(start - 1, start + 1))) return true;
  if (before !== numberMark || here !== numberMark) return false;
  return /^\s?(?:[×·⋅*]\s?10(?!\p{Nd})|[¼-¾⅐-⅞])/u.test(original.slice(ends[at - 1], start + 3));
};
/** A raised or lowered figure after a letter, a figure or a bracket. */
const isAttached = new RegExp(`^[\\p{L}\\p{M}\\p{N})\\]][${raised}₀-₎]$`, 'u');

const has = ({ bounds }: Marks, at: number, bit: number): boolean => ((bounds[at] ?? 0) & bit) !== 0;

const sameNegations = (text: Marks, part: Marks, from: number, to: number): boolean => {
  const there = text.negations.filter(({ at }) => at >= from && at < to);
  return (
    there.length === part.negations.length &&
    there.every(({ at, word }, i) => part.negations[i]?.word === word && part.negations[i]?.at === at - from)
  );
};

const negatedBefore = (text: Marks, from: number): boolean => {
  if (has(text, from, bound.sentence)) return false;
  const next = lowerBound(text.words, from);
  for (let i = next - 1; i >= Math.max(0, next - 2); i--) {
    const { at, word } = text.words[i] ?? { at: 0, word: '' };
    if (hardNegations.has(word)) return true;
    if (has(text, at, bound.sentence)) return false;
  }
  return false;
};

const negatedAfter = (text: Marks, to: number): boolean => {
  const lastLetter = text.marks.charAt(to - 1);
  if (!has(text, to - 1, bound.dense) && !/\p{Script=Hangul}/u.test(lastLetter)) return false;
  let end = to;
  while (end < to + 6 && end < text.marks.length && !has(text, end, bound.sentence)) end++;
  return denseNegation.test(text.marks.slice(to, end));
};

const lowerBound = (words: Marks['words'], mark: number): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < mark) low = middle + 1;
    else high = middle;
  }
  return low;
};
