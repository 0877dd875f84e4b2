import { comparable, wordsAsWritten } from './text.ts';

/**
 * Whether two texts are the same but for one place where a name may stand: a capitalised word in German, which writes every noun
 * so, and in scripts without capitals a word that is not where the language has its verb. Code cannot tell a name there from a
 * synonym: joining names would lose one, keeping synonyms apart leaves two that are said to be the same.
 */
export const differInOnePlace = (a: string, b: string, language: string): boolean => {
  const mayBeNames = rules[language.split('-')[0] ?? ''];
  if (!mayBeNames) return false;
  const [ours, theirs] = [wordsAsWritten(a, language), wordsAsWritten(b, language)];
  const start = sharedStart(ours, theirs);
  const end = sharedStart(ours.slice(start).toReversed(), theirs.slice(start).toReversed());
  const [left, right] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  if (left.length === 0 || right.length === 0 || Math.max(left.length, right.length) > longest) return false;
  const place = { start, end, after: ours.at(-end) ?? '' };
  return start + end > 0 && mayBeNames(left, place) && mayBeNames(right, place);
};

/** A name in scripts without spaces is cut into several words. */
const longest = 3;

/** How many words stand before and behind, and the first of those behind. */
type Place = { readonly start: number; readonly end: number; readonly after: string };
type Rule = (words: readonly string[], place: Place) => boolean;

const notFirst: Rule = (_, { start }) => start > 0;
const notLast: Rule = (_, { end }) => end > 0;
/** Verbs and adjectives have an ending in Hiragana. */
const beforeParticle: Rule = (words, { end, after }) =>
  end > 0 &&
  words.every((word) => /^[\p{Script=Han}\p{Script=Katakana}ー・]+$/u.test(word)) &&
  /^[\p{Script=Han}\p{Script=Katakana}はがをにへとのでも]/u.test(after) &&
  !/^[すしさ]/u.test(after);
const rules: Readonly<Record<string, Rule>> = {
  de: (words) => words.every((word) => /^\p{Lu}/u.test(word)),
  ja: beforeParticle,
  zh: notFirst,
  th: notFirst,
  ar: notFirst,
  he: notFirst,
  ko: notLast,
  hi: notLast,
  bn: notLast,
  ta: notLast,
  fa: (words, place) => notFirst(words, place) && notLast(words, place),
};

const sharedStart = (ours: readonly string[], theirs: readonly string[]): number => {
  const at = ours.findIndex((word, i) => theirs[i] === undefined || comparable(word) !== comparable(theirs[i]));
  return at < 0 ? ours.length : at;
};
