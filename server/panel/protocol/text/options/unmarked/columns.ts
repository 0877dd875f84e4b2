import type { Line } from '../lines.ts';
import { marks } from '../marks.ts';

/** Lines in columns, parted by tabs, bars, semicolons or commas below a line that heads them, as the rows of a table. */
export const asTables = (lines: readonly Line[]): readonly Line[] => {
  const shown: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = columnsAt(lines, at);
    if (rows === null) shown.push(...lines.slice(at, at + 1));
    else shown.push(...rows.map((cells) => ({ text: `| ${cells.join(' | ')} |`, indent: 0, level: 0 })));
    at += rows?.length ?? 1;
  }
  return shown;
};

type Rows = readonly (readonly string[])[];
/** A head without figures above at least two rows, of which one column has nothing but figures: other lines are sentences, addresses or names. */
const columnsAt = (lines: readonly Line[], at: number): Rows | null => {
  for (const sign of signs) {
    const head = cellsOf(lines[at], sign);
    // The last cells of a row may be left out between bars.
    const belongs = (cells: readonly string[]) =>
      cells.length === head.length || (sign === bars && cells.length >= 2 && cells.length < head.length);
    if (
      head.length < 2 ||
      head.some((cell) => cell.length > longestHead || !/^\p{L}[^.:：!?。]*$/u.test(cell) || /\p{Nd}/u.test(cell))
    )
      continue;
    let end = at + 1;
    while (end - at < mostRows && belongs(cellsOf(lines[end], sign))) end++;
    const rows = lines.slice(at + 1, end).map((line) => cellsOf(line, sign));
    const ofFigures = (column: number) => rows.every((cells) => /\p{Nd}/u.test(cells[column] ?? ''));
    if (rows.length >= 2 && head.some((_, column) => column > 0 && ofFigures(column))) return [head, ...rows];
  }
  return null;
};
/**
 * Two spaces may be a slip between sentences: columns that are set with spaces have no full stop before them. A comma between digits parts columns only
 * where every line has as many of them as the head.
 */
const bars = /\s+\|\s+/u;
const signs = [bars, /\s{2,}/u, /\s*[;；]\s*/u, /\s*(?:(?<!\p{Nd})[,，、]|[,，](?!\p{Nd}))\s*/u, /,(?!\s)/u];
const longestHead = 40;
const mostRows = 200;
const cellsOf = (line: Line | undefined, sign: RegExp): readonly string[] =>
  line === undefined ||
  line.level > 0 ||
  (sign === bars ? line.text.startsWith('|') : line.text.includes('|')) ||
  marks.some(({ pattern }) => pattern.test(line.text))
    ? []
    : line.text
        .replace(/\s*\|\s*$/u, '')
        .split(sign)
        .map((cell) => cell.replace(/^"(.*)"$/u, '$1'));
