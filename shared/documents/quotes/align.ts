import { type Marks, holdsNegation, marksOf, worthOf } from './marks.ts';
import { mostAlike } from './mostAlike.ts';
import { type Passage, candidates, isCutFromItsMeaning, saysTheSame } from './passage.ts';

/** UTF-16 offsets in the text that was searched. */
export type Span = { readonly start: number; readonly end: number };

export type Alignment =
  /** `exact`: letter for letter; else after folding of spaces, hyphens, signs and marks. Several spans where it leaves out. */
  | { readonly status: 'found'; readonly exact: boolean; readonly spans: readonly Span[] }
  /** Nearly there, with a difference that may matter; `span` is what the source says instead. */
  | { readonly status: 'altered'; readonly span: Span }
  | { readonly status: 'not_found' }
  | { readonly status: 'too_short' };

/** A text made ready to be searched many times. */
export const prepare = (text: string): Marks => marksOf(text);

const leastWorth = 12;
const mostParts = 4;
const widestGap = 400;
/** Left out, or put in by the one who quotes; a single letter in brackets is a change of case. */
const omission = /\[\s*(?:…|\.{3}|\. \. \.)\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3,}|\. \. \.|\[[^\]\d]{2,80}\]/gu;

/**
 * Looks a quote up by the alignment rule: marks one after the other, numbers by value, the same negations, whole words, and no
 * word beside the passage that turns it. Likeness never verifies; it only tells an altered quote from an invented one.
 */
export const align = (text: Marks, quote: string): Alignment => {
  const whole = marksOf(quote);
  if (worthOf(whole.marks) < leastWorth) return { status: 'too_short' };
  const seen: Passage[] = [];
  for (const passage of candidates(text, whole)) {
    if (verifies(text, whole, passage)) return found(text, quote, [passage]);
    seen.push(passage);
  }
  const parts = quote
    .split(omission)
    .map((part) => marksOf(part))
    .filter(({ marks }) => marks !== '');
  const passages = parts.length > 1 ? inOrder(text, parts) : null;
  if (passages) return found(text, quote, passages);
  const near = seen[0] ?? mostAlike(text.marks, whole.marks);
  return near ? { status: 'altered', span: spanOf(text, near) } : { status: 'not_found' };
};

/** Where these few words first stand in a text: no less is asked than {@link align} asks of a quote, whatever their length. */
export const placeOfWords = (text: Marks, words: string): Span | null => {
  const part = marksOf(words);
  const found = part.marks === '' ? undefined : candidates(text, part).find((one) => verifies(text, part, one));
  return found ? spanOf(text, found) : null;
};

export const holdsWords = (text: Marks, words: string): boolean => placeOfWords(text, words) !== null;

const verifies = (text: Marks, part: Marks, passage: Passage): boolean =>
  saysTheSame(text, part, passage) && !isCutFromItsMeaning(text, passage);

const inOrder = (text: Marks, parts: readonly Marks[]): readonly Passage[] | null => {
  if (parts.length > mostParts || parts.some(({ marks }) => worthOf(marks) < leastWorth)) return null;
  const [first, ...rest] = parts;
  if (!first) return null;
  for (const start of candidates(text, first)) {
    if (!verifies(text, first, start)) continue;
    const passages = rest.reduce<readonly Passage[] | null>(
      (before, part) => {
        const last = before?.at(-1);
        const next = last && following(text, part, last);
        return before && next ? [...before, next] : null;
      },
      [start],
    );
    if (passages) return passages;
  }
  return null;
};

const following = (text: Marks, part: Marks, { to }: Passage): Passage | null => {
  for (const passage of candidates(text, part, to, 20)) {
    if (passage.from - to > widestGap) return null;
    if (verifies(text, part, passage) && !holdsNegation(text, to, passage.from)) return passage;
  }
  return null;
};

const found = (text: Marks, quote: string, passages: readonly Passage[]): Alignment => {
  const spans = passages.map((passage) => spanOf(text, passage));
  const [only] = spans;
  const exact =
    spans.length === 1 && only !== undefined && text.original.slice(only.start, only.end) === trimmed(quote);
  return { status: 'found', exact, spans };
};

const trimmed = (quote: string): string => quote.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');

const spanOf = (text: Marks, { from, to }: Passage): Span => ({
  start: text.starts[from] ?? 0,
  end: text.ends[to - 1] ?? 0,
});
