import type { CardText } from '../../../shared/agentCard/cardText.ts';
import { gramsOf } from '../text/grams.ts';
import { functionWords } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { wordsOf } from '../text/words.ts';
import { countedAtMost, fields } from './formula.ts';

/** How often a term occurs in each field, at most `countedAtMost`. */
export type Counts = readonly number[];

export type Document = {
  /** Stems as they are, 4-grams with `#` before them. */
  readonly terms: ReadonlyMap<string, Counts>;
  /** Words in each field, then 4-grams in each field, at most 65,535 each. */
  readonly lengths: readonly number[];
  /** The plain words a misspelling can be put right to, plurals also in the singular. */
  readonly words: ReadonlySet<string>;
};

/** No word begins with it. */
export const gramMark = '#';
export const gramKey = (gram: string): string => gramMark + gram;

/** What the index keeps of a card's text. English function words are left out. */
export const documentOf = (text: CardText): Document => {
  const terms = new Map<string, number[]>();
  const words = new Set<string>();
  const lengths = Array.from({ length: fields.length * 2 }, () => 0);
  const count = (term: string, field: number) => {
    const counts = terms.get(term) ?? fields.map(() => 0);
    counts[field] = Math.min((counts[field] ?? 0) + 1, countedAtMost[field] ?? 1);
    terms.set(term, counts);
  };
  const lengthen = (at: number, by: number) => {
    lengths[at] = Math.min((lengths[at] ?? 0) + by, 65_535);
  };
  for (const [field, name] of fields.entries())
    for (const { text: word } of wordsOf(text[name])) {
      if (functionWords.en.has(word) || word.length > longest) continue;
      const grams = gramsOf(word);
      const term = stem(word);
      words.add(word);
      if (word.endsWith('s') && stem(word.slice(0, -1)) === term) words.add(word.slice(0, -1));
      count(term, field);
      for (const gram of grams) count(gramKey(gram), field);
      lengthen(field, 1);
      lengthen(fields.length + field, grams.length);
    }
  return { terms, lengths, words };
};

/** Longer runs are data (a hash, a sequence), not words. */
export const longest = 60;
