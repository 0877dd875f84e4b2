import { namesChoice } from '../choiceWords.ts';
import type { Line } from '../lines.ts';
import { marks } from '../marks.ts';
import { isWordForOption } from '../ordinalLabels.ts';
import { alignedCells } from '../tabled/grids.ts';
import { headsCriteria } from './compared.ts';

/** Lines in columns, parted by tabs, bars, semicolons or commas below a line that heads them, as the rows of a table. */
export const asTables = (lines: readonly Line[]): readonly Line[] => {
  const shown: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = columnsAt(lines, at);
    if (rows === null) shown.push(...lines.slice(at, at + 1));
    else
      shown.push(
        ...rows.map((cells) => ({
          text: cells.length > 0 ? `| ${cells.join(' | ')} |` : '|---|',
          indent: 0,
          level: 0,
        })),
      );
    at += rows?.length ?? 1;
  }
  return shown;
};

type Rows = readonly (readonly string[])[];
/**
 * A head above at least two rows: with a rule below it, with a word for options or criteria first in it, or without figures and with a column below it
 * that has nothing but figures. Other lines are sentences, addresses or names.
 */
const columnsAt = (lines: readonly Line[], at: number): Rows | null => {
  for (const sign of signs) {
    const head = headAt(lines, at, sign);
    const [first = '', ...others] = head;
    const isRuled = sign === bars && isRule(lines[at + 1]);
    const isNamed = isLoose(sign) && (isRuled || headsCriteria(first) || (first === '' && others.length > 0));
    if (head.length < 2 || !(isNamed ? others.every((cell) => cell.length <= longestWay) : isPlainHead(head))) continue;
    const from = isRuled ? at + 2 : at + 1;
    // The last cells of a row may be left out between bars.
    const belongs = (cells: readonly string[]) =>
      cells.length === head.length || (sign === bars && cells.length >= 2 && cells.length < head.length);
    let end = from;
    const rowAt = (line: Line | undefined) => {
      const cells = cellsOf(line, sign);
      return line && sign === spaces && cells.length > 0 ? alignedCells(asSetIn(line), asSetIn(lines[at])) : cells;
    };
    while (end - at < mostRows && belongs(rowAt(lines[end]))) end++;
    const rows = lines.slice(from, end).map(rowAt);
    const ofFigures = (column: number) => rows.every((cells) => /\p{Nd}/u.test(cells[column] ?? ''));
    const isTable =
      isNamed ||
      (isLoose(sign) && first.length <= longestName && (namesChoice(first) || isWordForOption(first))) ||
      head.some((_, column) => column > 0 && ofFigures(column));
    if (rows.length >= 2 && isTable) return [head, ...(isRuled ? [[]] : []), ...rows];
  }
  return null;
};

const asSetIn = (line: Line | undefined): string => `${' '.repeat(line?.indent ?? 0)}${line?.text ?? ''}`;

/** The first cell is blank where a head is set in above rows that have one cell more. */
const headAt = (lines: readonly Line[], at: number, sign: RegExp): readonly string[] => {
  const head = cellsOf(lines[at], sign);
  const isSetIn = (lines[at]?.indent ?? 0) >= 2 && cellsOf(lines[at + 1], sign).length === head.length + 1;
  return isSetIn ? ['', ...head] : head;
};
const isRule = (line: Line | undefined): boolean => /^:?-[\s:|-]*\|[\s:|-]*$/u.test(line?.text ?? '');
const isPlainHead = (head: readonly string[]): boolean =>
  head.every(
    (cell, i) =>
      cell.length <= longestHead &&
      ((i === 0 && counts.test(cell)) || (/^\p{L}[^.:：!?。]*$/u.test(cell) && !/\p{Nd}/u.test(cell))),
  );
/** "No.", above numbers of rows. */
const counts = /^(?:no|nr|n\.?º|№|#|lp)\.?$/iu;
const longestName = 25;
const longestWay = 80;

/**
 * Two spaces may be a slip between sentences: columns that are set with spaces have no full stop before them. A comma between digits parts columns only
 * where every line has as many of them as the head.
 */
const bars = /\s+\|\s+/u;
const spaces = /\s{2,}/u;
const semicolons = /\s*[;；]\s*/u;
const signs = [bars, spaces, semicolons, /\s*(?:(?<!\p{Nd})[,，、]|[,，](?!\p{Nd}))\s*/u, /,(?!\s)/u];
/** Commas part words of sentences, too. */
const isLoose = (sign: RegExp): boolean => sign === bars || sign === spaces || sign === semicolons;
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
