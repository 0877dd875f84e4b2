import type { Option } from '../../../../../shared/events/panel/frame.ts';
import { placeOfWords, prepare } from '../../../../../shared/documents/quotes/align.ts';
import { saysInWords, tellingWords } from '../common/options.ts';

/**
 * Options that stand for what a case says around a passage that code misread: called the user's, in words that all stand there, and none of
 * those that stand for what else was read (`taken`), nor that one in more words or fewer.
 */
export const saidBeside = (
  passage: string,
  options: readonly Option[],
  taken: readonly { readonly text: string; readonly option: Option }[],
  whole: string,
): Option[] => {
  const place = placeOfWords(prepare(whole), passage);
  if (place === null) return [];
  const around = whole.slice(Math.max(0, place.start - reach), place.end + reach);
  const others = taken.map(({ text, option }) => `${text} ${option.title}`).join(' ');
  return options.filter(({ title, origin }) => {
    const says = tellingWords(title);
    return (
      origin === 'user' &&
      says.every((word) => holdsForm(around, word)) &&
      says.some((word) => !holdsForm(others, word)) &&
      taken.every(
        ({ text, option }) => option.title !== title && !saysInWords(title, text) && !saysInWords(text, title),
      )
    );
  });
};
/** UTF-16 units on each side: a sentence or two. */
const reach = 160;

/** Whether a text has a word in some form of it: the first letters are the same. */
const holdsForm = (text: string, word: string): boolean =>
  tellingWords(text).some((other) => other.slice(0, stem) === word.slice(0, stem));
const stem = 4;
