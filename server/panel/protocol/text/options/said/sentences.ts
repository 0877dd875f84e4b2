import { isRow } from '../tables.ts';
import type { Line } from '../lines.ts';
import { bullet, marks } from '../marks.ts';

/** What lines say in sentences, without marks and bold type: a paragraph may go over several lines, an item begins another. */
export const sentencesIn = (lines: readonly Line[]): string[] =>
  paragraphs(lines).flatMap((paragraph) =>
    paragraph
      .replaceAll(/\*\*|__/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .split(
        /(?<=[.!?؟…][)"”»’]?) (?=\P{Ll})|(?<=;) (?=(?=\p{Script=Greek})\p{Lu})|(?<=[。！？।][」』”"]?)(?![」』”"])/u,
      )
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && sentence.length <= longest),
  );
/** Nobody asks in so many words between two things. */
const longest = 500;

/** A line that ends in Thai may be a sentence: nothing says where one ends there. */
const paragraphs = (lines: readonly Line[]): string[] => {
  const found: string[] = [];
  let isOpen = false;
  for (const { text, level } of lines) {
    const isItem = marks.some(({ pattern }) => pattern.test(text));
    const shown = isItem ? text.replace(bullet.pattern, '') : text;
    if (text === '' || isRow(text)) isOpen = false;
    else if (isOpen && !isItem && level === 0 && !/\p{Script=Thai}\p{M}*$/u.test(found.at(-1) ?? ''))
      found.push(`${found.pop()} ${shown}`);
    else found.push(shown);
    if (text !== '' && !isRow(text)) isOpen = level === 0;
  }
  return found;
};
