import type { Cell } from '../types.ts';
import { marksOf } from './marks.ts';
import { type Quantity, sameQuantity } from './numbers.ts';

/** Whether a quote is what a cell shows, or what it holds: `8.5 %` is 0.085 where the cell is shown as a percentage. */
export const isCellValue = (cell: Pick<Cell, 'text' | 'value'>, quote: string): boolean =>
  [cell.text, cell.value].some((value) => value !== undefined && sameValue(value, quote)) || isShareOf(cell, quote);

const sameValue = (a: string, b: string): boolean => {
  const [left, right] = [marksOf(a), marksOf(b)];
  if (left.marks === '' && right.marks === '') return a.trim() === b.trim() && a.trim() !== '';
  return (
    left.marks === right.marks &&
    [...left.numbers].every(([at, quantity]) => sameQuantity(quantity, right.numbers.get(at) ?? none))
  );
};

const none: Quantity = { readings: [], unit: '' };

const isShareOf = ({ text, value }: Pick<Cell, 'text' | 'value'>, quote: string): boolean => {
  const shown = only(text);
  const quoted = only(quote);
  if (value === undefined || shown?.unit !== '%' || quoted?.unit !== '%') return false;
  const share = Number(value) * 100;
  return quoted.readings.some((reading) => Math.abs(Number(reading) - share) <= Math.abs(share) * 1e-12);
};

const only = (text: string): Quantity | null => {
  const { marks, numbers } = marksOf(text);
  return marks.length === 1 ? (numbers.get(0) ?? null) : null;
};
