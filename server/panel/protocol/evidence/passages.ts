import { type ReadText, readWords, words } from '../text/text.ts';
import type { Page } from './lookups.ts';

/** Characters of one page that a seat is shown, and of one passage. */
const mostChars = 5_000;
const passageChars = 600;

/**
 * The passages of a page that share most words with what is looked for, in the order of the page and letter for letter, since they are
 * quoted from; what lies between them is left out with an ellipsis on a line of its own. A page that could not be opened says so.
 */
export const passagesOf = (page: Page | undefined, sought: readonly string[], language: string): string => {
  if (!page || 'error' in page) return 'This page could not be opened.';
  if (page.text.length <= mostChars) return page.text;
  const wanted = readWords(sought.join('\n'), language);
  const all = passages(page.text);
  const best = all
    .map((text, place) => ({ place, size: text.length, score: sharedWords(text, wanted, language) }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place);
  const kept = new Set<number>();
  let size = 0;
  for (const one of best) {
    if (size + one.size > mostChars) continue;
    size += one.size;
    kept.add(one.place);
  }
  return all
    .flatMap((text, place) => (kept.has(place) ? [...(place > 0 && !kept.has(place - 1) ? ['…'] : []), text] : []))
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
