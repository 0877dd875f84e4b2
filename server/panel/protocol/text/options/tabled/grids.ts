/** A table as it is written: what heads its columns, and its rows, each with as many cells. `from` and `end`: its lines. */
export type Grid = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly from: number;
  readonly end: number;
};

/** The tables among lines of a text: two rows or more below a head, their cells parted by bars, tabs, semicolons or by two spaces and more. */
export const gridsIn = (lines: readonly string[]): Grid[] => {
  const grids: Grid[] = [];
  for (let at = 0; at < lines.length;) {
    const grid = isCut(lines[at] ?? '') ? gridAt(lines, at) : null;
    if (grid) grids.push(grid);
    at = grid?.end ?? at + 1;
  }
  return grids;
};
const isCut = (line: string): boolean => /[|｜\t;；]|\S {2,}\S/u.test(line);

type Cut = (line: string, head: string) => readonly string[];
const gridAt = (lines: readonly string[], at: number): Grid | null => {
  for (const cut of cuts) {
    const first = lines[at] ?? '';
    const from = isRule(lines[at + 1] ?? '') ? at + 2 : at + 1;
    // A bar before the head alone parts it from a first cell that is blank.
    const hasBars = bars.test(lines[from]?.trim()[0] ?? '');
    const cellsOf = (line: string) => cut(hasBars ? line.trim().replace(/^[|｜]/u, '') : line, first);
    const head = cellsOf(first);
    if (head.length < 2 || !areHeads(head)) continue;
    const rows: (readonly string[])[] = [];
    while (rows.length < mostRows && from + rows.length < lines.length) {
      const row = cellsOf(lines[from + rows.length] ?? '');
      if (row.length < 2 || row.length > head.length + 1) break;
      rows.push(row);
    }
    const width = Math.max(...rows.map((row) => row.length));
    const isSetIn = width === head.length + 1 && rows.every((row) => row.length === width);
    const whole = isSetIn ? ['', ...head] : head;
    if (rows.length < 2 || rows.some((row) => row.length > whole.length)) continue;
    const filled = rows.map((row) => whole.map((_, i) => row[i] ?? ''));
    return { head: whole, rows: filled, from: at, end: from + rows.length };
  }
  return null;
};
/** What is compared is less. */
const mostRows = 60;
/** Sentences are no heads. */
const areHeads = (head: readonly string[]): boolean =>
  head
    .slice(1)
    .every(
      (cell) => cell !== '' && cell.length <= longestHead && !/[.。!?？:：]$/u.test(cell.replace(/\p{L}{1,4}\.$/u, '')),
    ) && (head[0] ?? '').length <= longestHead;
const longestHead = 60;
const isRule = (line: string): boolean => /^[\s|｜:+=-]*-{2,}[\s|｜:+=-]*$/u.test(line);

const bars = /[|｜]/u;
const trimmed = (cells: readonly string[]): string[] => {
  const shown = cells.map((cell) => cell.trim().replace(/^(\*\*|__)(.*)\1$/u, '$2'));
  return shown.slice(0, shown.findLastIndex((cell) => cell !== '') + 1);
};
/** Cells that are set with spaces. A long one may reach up to the next: the places where the head's cells begin part a row, too. */
export function alignedCells(line: string, head: string): readonly string[] {
  const cells = trimmed(line.trim().split(/\s{2,}/u));
  const begins = [...head.trimEnd().matchAll(/(?<=^|\s{2})\S/gu)].map(({ index }) => index);
  const inner = begins.slice(1);
  return cells.length < begins.length && inner.every((place) => /^\s?$/u.test(line.charAt(place - 1)))
    ? trimmed([0, ...inner].map((place, i) => line.slice(place, inner[i])))
    : cells;
}
const cuts: readonly Cut[] = [
  (line) => trimmed(line.split(bars)),
  // Some set several tabs, so that columns stand one below the other.
  (line, head) => trimmed(line.trimEnd().split(/\S\t{2,}\S/u.test(head) ? /\t+/u : '\t')),
  alignedCells,
  (line) => trimmed(line.split(/[;；]/u)),
];
