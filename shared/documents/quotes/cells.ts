import type { Cell } from '../types.ts';
import { marksOf } from './marks.ts';
import { type Quantity, sameQuantity, sameValue, valueOf } from './numbers.ts';

/** Whether a quote is what a cell shows, or what it holds: `8.5 %` is 0.085 where the cell is shown as a percentage. */
export const isCellValue = (cell: Pick<Cell, 'text' | 'value'>, quote: string): boolean =>
  [cell.text, cell.value].some((value) => value !== undefined && isSame(value, quote)) || isShareOf(cell, quote);

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [marksOf(a), marksOf(b)];
  if (left.marks === '' && right.marks === '') return a.trim() === b.trim() && a.trim() !== '';
  return (
    left.marks === right.marks &&
    [...left.numbers].every(([at, quantity]) => {
      const other = right.numbers.get(at);
      return other !== undefined && (sameQuantity(quantity, other) || sameValue(quantity, other));
    })
  );
};

const isShareOf = ({ text, value }: Pick<Cell, 'text' | 'value'>, quote: string): boolean => {
  const shown = only(text);
  const quoted = only(quote);
  if (value === undefined || shown?.unit !== '%' || quoted?.unit !== '%') return false;
  const share = Number(value) * 100;
  const said = valueOf(quoted.written);
  return said !== null && Math.abs((quoted.sign === '' ? said : -said) - share) <= Math.abs(share) * 1e-12;
};

const only = (text: string): Quantity | null => {
  const { marks, numbers } = marksOf(text);
  return marks.length === 1 ? (numbers.get(0) ?? null) : null;
};
