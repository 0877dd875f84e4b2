import { type Language, languages } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { plain } from '../text/words.ts';
import { concepts1 } from './concepts1.ts';
import { concepts2 } from './concepts2.ts';
import { concepts3 } from './concepts3.ts';

/** English stems near this one in meaning, itself not among them. */
export const relatedTo = (term: string): readonly string[] =>
  [...new Set((byStem.get(term) ?? []).flatMap((concept) => concept))].filter((other) => other !== term);

/**
 * What a German, French or Spanish word may mean, each concept as its English stems with the best first. A compound is
 * read from the left: `Wettervorhersage` gives weather and forecast.
 */
export const meaningsOf = (word: string, language: Language): readonly Concept[] => {
  for (let length = word.length; length >= shortest; length -= 1) {
    const head = word.slice(0, length);
    const found = length === word.length ? whole[language].get(word) : undefined;
    const concepts = found ?? beginnings[language].get(head);
    if (!concepts) continue;
    const rest = word.slice(length).replace(/^(s|n|en|es)(?=.{4})/, '');
    return rest.length >= 4 && language === 'de'
      ? [...new Set([...concepts, ...meaningsOf(rest, language)])]
      : [...new Set(concepts)];
  }
  return [];
};

/** The same for a Chinese word as a segmenter gives it, or for the known words inside it. */
export const chineseMeaningsOf = (word: string): readonly Concept[] => {
  const exact = chinese.get(word);
  if (exact) return exact;
  const found: Concept[] = [];
  for (let at = 0; at < word.length - 1; at += 1) found.push(...(chinese.get(word.slice(at, at + 2)) ?? []));
  return [...new Set(found)];
};

/** English stems, the best first. */
export type Concept = readonly string[];

const shortest = 2;

const lines = [concepts1, concepts2, concepts3]
  .flatMap((part) => part.trim().split('\n'))
  .map((line) => line.split('|').map((cell) => cell.trim().split(/\s+/)));
const index = (words: (line: readonly string[][]) => readonly string[]) => {
  const map = new Map<string, Concept[]>();
  for (const [at, line] of lines.entries())
    for (const word of words(line)) map.set(word, [...(map.get(word) ?? []), concepts[at] ?? []]);
  return map;
};
const concepts: readonly Concept[] = lines.map(([english = []]) => [...new Set(english.map(stem))]);

const byStem = index(([english = []]) => [...new Set(english.map(stem))]);
const chinese = index((line) => line[4] ?? []);
const column = (language: Language, open: boolean) =>
  index((line) =>
    (line[languages.indexOf(language) + 1] ?? [])
      .filter((word) => word.endsWith('*') === open)
      .map((word) => plain(word.replace('*', ''))),
  );
const both = (open: boolean) => ({ de: column('de', open), fr: column('fr', open), es: column('es', open) });
const whole = both(false);
const beginnings = both(true);
