import { type ListedOption, named } from './itemName.ts';
import type { Line } from './lines.ts';

export const isRow = (text: string): boolean => /^\|.*\|/u.test(text);
/** The first column of a table that says something; the one beside it where the first only counts. */
export const inTable = (lines: readonly Line[]): ListedOption[] => {
  const end = lines.findIndex(({ text }) => !isRow(text));
  const [, ...rows] = (end < 0 ? lines : lines.slice(0, end))
    .filter(({ text }) => !/^\|[\s:|-]+\|?$/u.test(text))
    .map(({ text }) =>
      text
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );
  const column = rows.every(([cell = '']) => cell.replace(/^\*\*|\*\*$/gu, '').length <= 2) ? 1 : 0;
  return named(rows.flatMap((cells) => cells[column] || []));
};
