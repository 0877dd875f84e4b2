import { isCurrency } from '../../numbers/units/currencies.ts';
import { timeAt } from '../../numbers/units/timeUnits.ts';
import { magnitudeAt, unitAt } from '../../numbers/units/unitsAt.ts';

/** What a cell says: nothing, words, or a number of money, of time, of a unit, of things, or by itself. */
export type Kind = 'nothing' | 'words' | 'money' | 'time' | 'things' | 'number' | `unit ${string}`;

export const kindOf = (cell: string): Kind => {
  const figures = /\p{Nd}(?:[\p{Nd}.,'’  ]*\p{Nd})?/u.exec(cell);
  if (!figures) return /\p{L}{2}|\p{Lo}/u.test(cell) ? 'words' : 'nothing';
  const end = figures.index + figures[0].length;
  const size = magnitudeAt(cell, figures.index, end);
  const behind = end + size.length;
  const unit = unitAt(cell, figures.index, behind).name;
  if (isCurrency(unit) || size.factor > 1) return 'money';
  if (timeAt(cell.slice(behind))) return 'time';
  if (unit !== null) return `unit ${unit}`;
  return /^\s?\p{L}/u.test(cell.slice(behind)) ? 'things' : 'number';
};

/** How well the cells of a line go together: 1 where all are of one kind. */
export const likeness = (line: readonly Kind[]): number => {
  const said = line.filter((kind) => kind !== 'nothing');
  const pairs = said.flatMap((one, i) => said.slice(i + 1).map((other) => alike(one, other)));
  return pairs.length === 0 ? half : pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
};
const half = 0.5;
/** A unit may be left out, and in place of an amount a word may stand: "at once", "none". */
const alike = (one: Kind, other: Kind): number => {
  if (one === other) return 1;
  if (one === 'words' || other === 'words') return 0.2;
  return one === 'number' || other === 'number' ? half : 0;
};
