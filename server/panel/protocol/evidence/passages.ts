import { type ReadText, readWords, withoutOrders, words } from '../text/text.ts';
import type { Page } from './lookups.ts';

/** Characters of one page that a seat is shown, of a long case, and of one passage. */
const mostChars = 5_000;
const mostOfCase = 16_000;
const passageChars = 600;

/**
 * The passages of a page that share most words with what is looked for, in the order of the page and letter for letter, since they are
 * quoted from; what lies between them is left out with an ellipsis on a line of its own, and so is what tells machines what to do. A
 * page that could not be opened says so.
 */
export const passagesOf = (page: Page | undefined, sought: readonly string[], language: string): string => {
  if (!page || 'error' in page) return 'This page could not be opened.';
  return withoutOrders(closest(page.text, mostChars, sought, language), language);
};

/** The same of a long case, for seats that look for something and read no more of it: seats that judge read the whole. */
export const excerptsOf = (brief: string, sought: readonly string[], language: string): string =>
  closest(brief, mostOfCase, sought, language);

const closest = (text: string, most: number, sought: readonly string[], language: string): string => {
  if (text.length <= most) return text;
  const wanted = readWords(sought.join('\n'), language);
  const all = passages(text);
  const best = all
    .map((passage, place) => ({ place, size: passage.length, score: sharedWords(passage, wanted, language) }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place);
  const kept = new Set<number>();
  let size = 0;
  for (const one of best) {
    if (size + one.size > most) continue;
    size += one.size;
    kept.add(one.place);
  }
  return all
    .flatMap((passage, place) =>
      kept.has(place) ? [...(place > 0 && !kept.has(place - 1) ? ['…'] : []), passage] : [],
    )
    .join('\n');
};

const sharedWords = (text: string, { words: wanted }: ReadText, language: string): number =>
  new Set(words(text, language).filter((word) => wanted.has(word))).size;

/** Lines of the page, long ones in pieces. */
const passages = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => line.match(new RegExp(`.{1,${passageChars}}`, 'gsu')) ?? []);
