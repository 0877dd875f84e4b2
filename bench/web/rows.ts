/** One figure beside what is wanted of it; without a goal it only informs. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
};

const met = ({ value, goal }: Row): boolean =>
  goal === undefined || ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);

/** Prints a table and tells whether every goal is met. */
export function print(rows: readonly Row[]): boolean {
  for (const row of rows) {
    const { name, value, unit, goal } = row;
    const wanted = !goal ? '' : 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
    console.log(
      `${name.padEnd(52)} ${shown.padStart(8)} ${unit.padEnd(8)} ${wanted.padEnd(8)} ${!goal ? '' : met(row) ? 'met' : 'MISSED'}`,
    );
  }
  return rows.every(met);
}
