import { injectionPatterns } from './injectionPatterns.ts';

/** Reading people's words in any language: sentences, words, likeness. Pure; no text is ever trusted here. */

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (granularity: 'sentence' | 'word', language: string): Intl.Segmenter => {
  const key = `${granularity}/${language}`;
  const made = segmenters.get(key) ?? new Intl.Segmenter(known(language), { granularity });
  segmenters.set(key, made);
  return made;
};
const known = (language: string): string => {
  try {
    return Intl.Segmenter.supportedLocalesOf([language])[0] ?? 'en';
  } catch {
    return 'en';
  }
};

export const sentences = (text: string, language = 'en'): string[] =>
  text
    .split(/\n+/u)
    .flatMap((line) => pieces(line, language).map((piece) => piece.trim()))
    .filter((sentence) => sentence !== '');

/** A line in its sentences, with what lies between them: joined again they are the line. */
export const pieces = (line: string, language = 'en'): string[] =>
  [...segmenter('sentence', language).segment(line)].map(({ segment }) => segment);

export const words = (text: string, language = 'en'): string[] =>
  [...segmenter('word', language).segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** How alike two texts are by the words they share: 0..1 (Dice over sets of words). */
export const likeness = (a: string, b: string, language = 'en'): number => {
  const [left, right] = [new Set(words(a, language)), new Set(words(b, language))];
  if (left.size === 0 || right.size === 0) return a.trim() === b.trim() ? 1 : 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / (left.size + right.size);
};

/** The first `count` words with what lies between them; the whole text when it is shorter. Never cuts inside a word. */
export const firstWords = (text: string, count: number, language = 'en'): string => {
  let seen = 0;
  for (const { index, isWordLike } of segmenter('word', language).segment(text))
    if (isWordLike && ++seen > count) return `${text.slice(0, index).trimEnd()} …`;
  return text;
};

/** One form for comparing quotes with pages: NFKC, plain quotes and dashes, single spaces, lower case. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(/[‘’‚‛′]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** What a reader does not see but a model does: zero-width, direction and tag characters. */
const hidden = /\p{DI}/gu;
/** The same but for the two joiners, which Persian, Indic scripts and emoji need to be read right. */
const hiddenButJoiners = /(?![\u200C\u200D])\p{DI}/gu;

/** Compatibility forms that are the plain punctuation and spacing of Chinese, Japanese and French: a quote keeps them. */
const folded = /[^！（），：；？～…\u00A0\u202F]+/gu;

/** Foreign text made fit to be shown to a seat: compatibility forms folded, hidden characters removed. */
export const visible = (text: string): string =>
  text
    .replace(folded, (part) => part.normalize('NFKC'))
    .replace(hiddenButJoiners, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** Passages that read as instructions to a machine instead of facts about the case: marked as such, never followed. */
export const injectionAttemptsIn = (text: string, language = 'en'): string[] =>
  sentences(visible(text).normalize('NFKC'), language).filter((sentence) =>
    injectionPatterns.some((order) => order.test(sentence)),
  );
