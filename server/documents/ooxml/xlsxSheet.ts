import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import type { Cell, HiddenFlag } from '../../../shared/documents/types.ts';
import type { Sink } from '../reading/sink.ts';
import { type Rise, setIn } from '../text/raised.ts';
import { shownNumber } from './cellFormat.ts';
import { riseOf } from './docxStyles.ts';
import type { XmlHandler } from './xml.ts';
import type { CellStyle } from './xlsxStyles.ts';

type Workbook = {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly since1904: boolean;
};
/** Over all sheets of a workbook. */
export type Counts = { read: number; kept: number; formulas: number; calculated: number };

type Needs = {
  readonly sheet: string;
  readonly hidden: boolean;
  readonly workbook: Workbook;
  readonly counts: Counts;
  readonly limits: ReadingLimits;
  readonly sink: Sink;
};

/** Reads the rows of one sheet. Rows, columns and cells that are not shown go into blocks of their own. */
export function createSheet({ sheet, hidden, workbook, counts, limits, sink }: Needs): XmlHandler {
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  const hiddenColumns: { readonly min: number; readonly max: number }[] = [];
  const row = { number: 0, hidden: false, cells: new Map<HiddenFlag | 'shown', Cell[]>() };
  const cell = { at: '', column: 0, type: '', style: 0, value: '', formula: '', inline: '' };
  let column = 0;
  let rise: Rise = null;
  let collecting: 'value' | 'formula' | 'inline' | null = null;
  let done = false;

  const endCell = () => {
    const { at, type, value, formula, inline } = cell;
    if (++counts.read > limits.cellsRead || counts.kept >= limits.cellsKept) {
      sink.warn('rows_cut', { at: `${quoted}!${row.number}` });
      done = true;
      return;
    }
    const style = workbook.styles[cell.style] ?? { format: 'General', white: false };
    const stored = type === 's' ? (workbook.strings[Number(value)] ?? '') : type === 'inlineStr' ? inline : value;
    const isNumber = type === '' || type === 'n';
    const isTruth = type === 'b';
    const text = isNumber ? shownNumber(stored, style.format, workbook.since1904) : isTruth ? truth(stored) : stored;
    if (formula !== '') counts.formulas++;
    if (formula !== '' && value !== '') counts.calculated++;
    const unseen = text.trim() === '' && stored.trim() !== '';
    if (stored.trim() === '' && formula === '') return;
    counts.kept++;
    const found: Cell = {
      at,
      text: unseen ? stored : text,
      ...(stored !== text && isNumber && { value: stored }),
      ...(formula !== '' && { formula }),
      ...(isNumber && style.format !== 'General' && { format: style.format }),
    };
    const flag = flagOf(style.white, unseen);
    const cells = row.cells.get(flag) ?? [];
    row.cells.set(flag, cells);
    cells.push(found);
  };
  const flagOf = (white: boolean, unseen: boolean): HiddenFlag | 'shown' => {
    if (hidden) return 'hidden_sheet';
    if (row.hidden) return 'hidden_row';
    if (hiddenColumns.some(({ min, max }) => cell.column >= min && cell.column <= max)) return 'hidden_column';
    return white ? 'white' : unseen ? 'hidden' : 'shown';
  };
  const endRow = () => {
    for (const [flag, cells] of row.cells)
      sink.add({
        at: `${quoted}!${row.number}`,
        kind: 'row',
        text:
          cells
            .map(({ text }) => text)
            .filter(Boolean)
            .join(' | ') ||
          (cells[0]?.formula ?? ''),
        flags: flag === 'shown' ? [] : [flag],
        cells,
      });
    row.cells.clear();
  };

  return {
    isDone: () => done || sink.isFull(),
    between: sink.drain,
    open(name, attributes) {
      const { r, t = '', s = '0', val = '', min = '0', max = '0', hidden: isHidden = '0', ht } = attributes;
      if (done) return;
      switch (name) {
        case 'col':
          if (isTrue(isHidden)) hiddenColumns.push({ min: Number(min), max: Number(max) });
          return;
        case 'row':
          row.number = r === undefined ? row.number + 1 : Number(r);
          row.hidden = isTrue(isHidden) || ht === '0';
          column = 0;
          return;
        case 'is':
        case 'r':
          rise = null;
          return;
        case 'vertAlign':
          rise = riseOf(val);
          return;
        case 'c': {
          column = r === undefined ? column + 1 : columnOf(r);
          Object.assign(cell, {
            at: r ?? `${lettersOf(column)}${row.number}`,
            column,
            type: t,
            style: Number(s),
            value: '',
            formula: '',
            inline: '',
          });
          return;
        }
        case 'v':
          return void (collecting = 'value');
        case 'f':
          return void (collecting = 'formula');
        case 't':
          return void (collecting = 'inline');
        case 'rPh':
          return void (collecting = null);
      }
    },
    text(text) {
      if (!collecting || done || cell[collecting].length >= limits.blockChars) return;
      cell[collecting] += collecting === 'inline' ? setIn(cell.inline, text, rise) : text;
    },
    close(name) {
      if (name === 'v' || name === 'f' || name === 't') collecting = null;
      else if (name === 'c' && !done) endCell();
      else if (name === 'row') endRow();
      else if (name === 'worksheet' && done) endRow();
    },
  };
}

const isTrue = (value: string): boolean => value === '1' || value === 'true';
const truth = (value: string): string => (value === '1' ? 'TRUE' : 'FALSE');

const columnOf = (address: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/u.exec(address)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
};
export const lettersOf = (column: number): string =>
  column <= 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));
