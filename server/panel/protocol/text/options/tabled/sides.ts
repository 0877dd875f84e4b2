import { namesChoice } from '../choiceWords.ts';
import { isWordForOption } from '../ordinalLabels.ts';
import { headsCriteria } from '../unmarked/compared.ts';
import type { Grid } from './grids.ts';
import { kindOf, likeness } from './kinds.ts';
import { tellsProperty } from './properties.ts';

/** What a table sets side by side, and by what: in its rows or above its columns. `values`: what each property is, for all of them. */
type Sides = {
  readonly names: readonly string[];
  readonly properties: readonly string[];
  readonly values: readonly (readonly string[])[];
  readonly areRows: boolean;
};

/**
 * Names stand across from the direction in which cells are alike: the prices of all stand in one column where their names begin the rows, in one row where
 * they stand above the columns. What a property is called, and what heads the first column, tells it, too.
 */
export const sidesOf = ({ head, rows }: Grid): Sides => {
  const columns = head.slice(1).map((_, i) => rows.map((row) => row[i + 1] ?? ''));
  const lines = rows.map((row) => row.slice(1));
  const [above, before] = [head.slice(1), rows.map((row) => row[0] ?? '')];
  const areRows =
    likenessOf(columns) -
      likenessOf(lines) +
      byNames * (partOfProperties(above) - partOfProperties(before)) +
      byHead(head[0] ?? '') >
    0;
  return areRows
    ? { names: before, properties: above, values: columns, areRows }
    : { names: above, properties: before, values: lines, areRows };
};
const likenessOf = (lines: readonly (readonly string[])[]): number =>
  lines.reduce((sum, line) => sum + likeness(line.map(kindOf)), 0) / lines.length;
const partOfProperties = (labels: readonly string[]): number => labels.filter(tellsProperty).length / labels.length;
const byNames = 0.6;
const byHead = (first: string): number => {
  if (first === '') return -0.2;
  if (headsCriteria(first)) return -1;
  return isWordForOption(first) || namesChoice(first) ? 1 : 0.1;
};
