import type { HiddenFlag } from '../../../shared/documents/types.ts';
import type { Char, PageChars } from './pageChars.ts';

/** A line of a page as text, with figures of notes as `⟦3⟧`. */
export type Line = {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly hidden: HiddenFlag | null;
};
export type Page = { readonly lines: readonly Line[]; readonly body: number };

/** Pure: a page's characters as lines. A line whose hidden and visible characters mix becomes one line of each. */
export const linesOf = ({ lines }: Pick<PageChars, 'lines'>): Page => {
  const sizes = lines
    .flat()
    .filter(isLetter)
    .map(({ size }) => size);
  const body = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * 0.6)] ?? 0;
  return { body, lines: lines.flatMap(splitByHidden).flatMap((line) => asLine(line)) };
};

const splitByHidden = (line: readonly Char[]): readonly (readonly Char[])[] => {
  const flags = new Set(line.filter(({ text }) => text.trim() !== '').map(({ hidden }) => hidden));
  if (flags.size <= 1) return [line];
  return [...flags].map((flag) => line.filter(({ hidden, text }) => hidden === flag || text.trim() === ''));
};

const asLine = (line: readonly Char[]): readonly Line[] => {
  const letters = line.filter(isLetter);
  const size = median((letters.length > 0 ? letters : line).map((char) => char.size));
  const full = line.filter((char) => char.size >= size * 0.8 && char.text.trim() !== '');
  const baseline = median(full.map(({ y }) => y));
  const isRaised = (char: Char) =>
    /[\d*†‡§]/u.test(char.text) && char.size < size * 0.8 && char.y > baseline + size * 0.08 && full.length > 0;
  let text = '';
  let raised = '';
  for (const char of line) {
    if (isRaised(char)) {
      raised += char.text;
      continue;
    }
    if (raised !== '') text += `⟦${raised}⟧`;
    raised = '';
    text += char.text;
  }
  if (raised !== '') text += `⟦${raised}⟧`;
  if (text.trim() === '') return [];
  const first = line.find((char) => char.text.trim() !== '') ?? line[0];
  return [{ text: text.trim(), size, x: first?.x ?? 0, y: baseline, hidden: first?.hidden ?? null }];
};

const isLetter = ({ text }: Char): boolean => /[\p{L}\p{N}]/u.test(text);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
