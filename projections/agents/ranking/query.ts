import { chineseMeaningsOf, meaningsOf, relatedTo } from '../lexicon/lexicon.ts';
import { gramsOf } from '../text/grams.ts';
import {
  type Language,
  chineseFunctionWords,
  functionWords,
  languageOf,
  languages,
  requestWords,
} from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { wordsOf } from '../text/words.ts';
import { gramKey, longest } from './document.ts';
import { type Constants, constants } from './formula.ts';

/** One thing to look up: a key of the index, its weight, and the word of the query it stands for. */
export type Part = { readonly key: string; readonly weight: number; readonly word: string; readonly gram: boolean };

export type Plan = {
  /** The query's words that are looked for, in order, once each. */
  readonly terms: readonly string[];
  /** Function words, once each. */
  readonly dropped: readonly string[];
  /** In a fixed order, so that sums come out the same every time. */
  readonly parts: readonly Part[];
  /** Words that may be misspelled: what to look for if the index does not have them. */
  readonly doubtful: readonly string[];
};

/** What a query asks the index for. It depends on its text alone. */
export const planOf = (query: string, { gramShare, weights }: Constants = constants): Plan => {
  const words = [...new Set(wordsOf(query).map(({ text }) => text))].filter((word) => word.length <= longest);
  const language = languageOf(words);
  const dropped = words.filter((word) => isFunctionWord(word, language));
  const terms = words.filter((word) => !isFunctionWord(word, language));
  const parts = new Map<string, Part>();
  const look = (key: string, weight: number, word: string, gram = false) => {
    if ((parts.get(key)?.weight ?? 0) < weight) parts.set(key, { key, weight, word, gram });
  };
  for (const word of terms) {
    const weight = requestWords.has(word) ? weights.request : 1;
    look(stem(word), weight, word);
    for (const near of relatedTo(stem(word))) look(near, weight * weights.related, word);
    for (const [best = '', ...others] of translations(word, language)) {
      const share = requestStems.has(best) ? weights.request : 1;
      look(best, share * weights.translation, word);
      for (const other of others) look(other, share * weights.alternative, word);
    }
    for (const gram of gramsOf(word)) look(gramKey(gram), weight * gramShare, word, true);
  }
  return {
    terms,
    dropped,
    parts: [...parts.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    doubtful: foreign(language) ? [] : terms.filter((word) => /^[a-z]{5,}$/.test(word)),
  };
};

/** The parts, and for words nobody uses those they were put right to. */
export const corrected = (
  parts: readonly Part[],
  corrections: ReadonlyMap<string, readonly string[]>,
  { weights }: Constants = constants,
): readonly Part[] => {
  if (corrections.size === 0) return parts;
  const all = new Map(parts.map((part) => [part.key, part]));
  for (const [word, found] of corrections)
    for (const key of found.map(stem))
      if ((all.get(key)?.weight ?? 0) < weights.spelling)
        all.set(key, { key, weight: weights.spelling, word, gram: false });
  return [...all.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

const requestStems = new Set([...requestWords].map(stem));

const isFunctionWord = (word: string, language: ReturnType<typeof languageOf>) =>
  chineseFunctionWords.has(word) ||
  (foreign(language) ? functionWords[language].has(word) : functionWords.en.has(word));

const foreign = (language: ReturnType<typeof languageOf>): language is Language =>
  language !== null && language !== 'en';

const translations = (word: string, language: ReturnType<typeof languageOf>) => {
  if (han.test(word)) return chineseMeaningsOf(word);
  if (foreign(language)) return meaningsOf(word, language);
  return language === null && word.length >= 4 ? languages.flatMap((each) => meaningsOf(word, each)) : [];
};

const han = /\p{sc=Han}/u;
