import type { Block } from '../../../shared/documents/types.ts';
import { isFurniture } from './furniture.ts';
import { type Line, type Page, isNoteStart } from './lines.ts';

/** Pure: pages of lines as blocks, paragraph by paragraph; running heads and footnotes are kept apart. */
export const blocksOf = (pages: readonly Page[]): Block[] => {
  const furniture = isFurniture(pages);
  return pages.flatMap((page, i) => blocksOfPage(page, i + 1, furniture));
};

const blocksOfPage = ({ lines, body }: Page, number: number, furniture: (line: Line) => boolean): Block[] => {
  const at = `p.${number}`;
  const hidden = lines.filter((line) => line.hidden !== null);
  const seen = lines.filter((line) => line.hidden === null);
  const heads = seen.filter(furniture);
  const rest = seen.filter((line) => !furniture(line));
  const columns = columnsOf(rest).map((column) => withNotesApart(column, body));
  const main = columns.flatMap((column) => column.main);
  const notes = columns.flatMap((column) => column.notes);
  return [
    ...heads.map(({ text }): Block => ({ at, kind: 'paragraph', text, flags: ['furniture'] })),
    ...paragraphsOf(main).map((lines, i): Block => ({
      at: `${at} ¶${i + 1}`,
      kind: isHeading(lines, body) ? 'heading' : 'paragraph',
      text: textOf(lines),
      flags: [],
    })),
    ...notesOf(notes, body).map((lines): Block => ({
      at: `${at} fn.${/^(?:⟦)?([\d*†‡§]+)/u.exec(lines[0]?.text ?? '')?.[1] ?? '?'}`,
      kind: 'note',
      text: textOf(lines),
      flags: [],
    })),
    ...runsOf(hidden).map((lines): Block => ({
      at,
      kind: 'paragraph',
      text: textOf(lines),
      flags: lines[0]?.hidden ? [lines[0].hidden] : [],
    })),
  ];
};

/** A line that is higher on the page than the one before it begins the next column. */
const columnsOf = (lines: readonly Line[]): Line[][] => {
  const columns: Line[][] = [];
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (before && line.y <= before.y + line.size * 0.5) columns.at(-1)?.push(line);
    else columns.push([line]);
  }
  return columns;
};

/** Notes are the small lines that end a column, from the first that begins with a number or sign. */
const withNotesApart = (lines: readonly Line[], body: number) => {
  const first = lines.findIndex(
    (line, i) => isNoteStart(line, body) && lines.slice(i).every(({ size }) => size < body * 0.95),
  );
  return first < 0 ? { main: lines, notes: [] } : { main: lines.slice(0, first), notes: lines.slice(first) };
};

/** Scripts without spaces break lines anywhere, within numbers too; these are put together again. */
const textOf = (lines: readonly Line[]): string =>
  lines.reduce((before, { text }) => {
    if (before === '') return text;
    const isBroken =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(before) &&
      /\d[.,]?$/u.test(before) &&
      /^\d/u.test(text);
    return `${before}${isBroken ? '' : '\n'}${text}`;
  }, '');

const notesOf = (lines: readonly Line[], body: number): Line[][] => {
  const notes: Line[][] = [];
  for (const line of lines) {
    if (isNoteStart(line, body) || notes.length === 0) notes.push([line]);
    else notes.at(-1)?.push(line);
  }
  return notes;
};

const isHeading = (lines: readonly Line[], body: number): boolean =>
  lines.length <= 3 && lines.every(({ size, text }) => size > body * 1.12 && text.length < 200);

/** A new paragraph begins after a gap, with another size of letters, or where the next column begins. */
const paragraphsOf = (lines: readonly Line[]): Line[][] => {
  const paragraphs: Line[][] = [];
  let previous: Line | null = null;
  for (const line of lines) {
    const gap = previous ? previous.y - line.y : 0;
    const height = Math.max(line.size, previous?.size ?? 0);
    const goesOn =
      previous !== null &&
      gap >= -height * 0.5 &&
      gap < height * 1.7 &&
      Math.abs(line.size - previous.size) < height * 0.12;
    if (goesOn) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
    previous = line;
  }
  return paragraphs;
};

const runsOf = (lines: readonly Line[]): Line[][] => {
  const runs: Line[][] = [];
  for (const line of lines) {
    if (runs.at(-1)?.[0]?.hidden === line.hidden) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
};
