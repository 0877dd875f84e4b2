import { cutBetweenWords } from '../../../../shared/kernel/text/cutBetweenWords.ts';
import { visible } from '../../../../shared/kernel/text/visibleText.ts';
import { endsNoSentence } from './dots.ts';
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

/** Sentences one after the other; a full-width mark keeps the distance by itself. */
export const joined = (parts: readonly string[]): string =>
  parts.reduce((before, next) => `${before}${/[。！？]$/u.test(before) ? '' : ' '}${next}`, '').trimStart();

/** A line in its sentences, with what lies between them: joined again they are the line. */
export const pieces = (line: string, language = 'en'): string[] => {
  const parts: string[] = [];
  for (const { segment } of segmenter('sentence', language).segment(line)) {
    const before = parts.at(-1) ?? '';
    if (endsNoSentence(before, segment)) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
};

export const words = (text: string, language = 'en'): string[] =>
  wordsAsWritten(text.normalize('NFKC').toLowerCase(), language);

/** Words with their capitals. */
export const wordsAsWritten = (text: string, language = 'en'): string[] =>
  [...segmenter('word', language).segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** How alike two texts are by the words they share: 0..1 (Dice over sets of words). */
export const likeness = (a: string, b: string, language = 'en'): number =>
  likenessOf(readWords(a, language), readWords(b, language));

/** A text with its words, read once to be held against many others. */
export type ReadText = { readonly text: string; readonly words: ReadonlySet<string> };
export const readWords = (text: string, language = 'en'): ReadText => ({ text, words: new Set(words(text, language)) });

export const likenessOf = (a: ReadText, b: ReadText): number => {
  if (a.words.size === 0 || b.words.size === 0) return a.text.trim() === b.text.trim() ? 1 : 0;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  return (2 * shared) / (a.words.size + b.words.size);
};

/** The whole sentences that fit into so many words; of a first sentence that is longer its beginning. */
export const shortenedTo = (text: string, count: number, language = 'en'): string => {
  if (words(text, language).length <= count) return text.trim();
  let kept = '';
  for (const piece of pieces(text, language)) {
    if (words(kept + piece, language).length > count) break;
    kept += piece;
  }
  return kept.trim() === '' ? firstWords(text, count, language) : kept.trim();
};

/**
 * The first `count` words with what lies between them; the whole text when it is shorter. Never cuts inside a word, and what says so
 * never begins a line.
 */
export const firstWords = (text: string, count: number, language = 'en'): string => {
  let seen = 0;
  for (const { index, isWordLike } of segmenter('word', language).segment(text))
    if (isWordLike && ++seen > count) return cutBetweenWords(text, index, known(language));
  return text;
};

/** One form for comparing quotes with pages: NFKC, plain quotes and dashes, single spaces, lower case. Never shown. */
export const comparable = (text: string): string =>
  text
    .replace(hidden, '')
    // An exponent, a fraction or an enclosed number does not become more digits of the number before it: 10⁶ is not 106.
    .replace(/(?<=\p{N})(?=[⁰¹²³⁴-⁹])/gu, '^')
    .replace(/(?<=\p{N})(?=\p{No})|(?<=(?![⁰¹²³⁴-⁹])\p{No})(?=\p{Nd})/gu, ' ')
    .normalize('NFKC')
    .replace(/[‘’‚‛′]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** Any of these patterns, none of them within a longer word: the source of a regular expression. */
export const wholeWords = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`;
/** The same to search with; `unspaced`: patterns of scripts that set no spaces between words. */
export const anyWord = (words: readonly string[], unspaced = ''): RegExp =>
  new RegExp(`${wholeWords(words)}${unspaced && `|${unspaced}`}`, 'iu');

/** Zero-width, direction and tag characters, selectors and fillers. */
const hidden = /\p{DI}/gu;
const hiddenButJoiners = /(?![\u200C\u200D])\p{DI}/gu;

/** Passages that read as instructions to a machine instead of facts about the case, as they are written: marked as such, never followed. */
export const injectionAttemptsIn = (text: string, language = 'en'): string[] =>
  sentences(visible(text), language).filter(isOrder);

const isOrder = (sentence: string): boolean =>
  [hidden, hiddenButJoiners].some((left) => {
    const plain = sentence.replace(left, '').normalize('NFKC');
    return injectionPatterns.some((order) => order.test(plain));
  });

/** What a seat is shown in place of a passage of a page that reads as an instruction to a machine. */
export const orderLeftOut = '[left out: it tells machines what to do]';

/** Text of strangers for seats to read: as it is written, but for passages that read as instructions to a machine. */
export const withoutOrders = (text: string, language = 'en'): string =>
  injectionAttemptsIn(text, language).length === 0
    ? text
    : text
        .split('\n')
        .map((line) =>
          pieces(line, language)
            .map((piece) => (isOrder(visible(piece)) ? `${orderLeftOut} ` : piece))
            .join(''),
        )
        .join('\n');
