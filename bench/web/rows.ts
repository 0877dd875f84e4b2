/** One figure beside what is wanted of it; without a goal it only informs. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
};

const met = ({ value, goal }: Row): boolean =>
  goal === undefined || ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);

/** Prints a row as soon as it is known, and tells whether its goal is met. */
export function print(row: Row): boolean {
  const { name, value, unit, goal } = row;
  const wanted = !goal ? '' : 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
  const end = !goal ? '' : met(row) ? 'met' : 'MISSED';
  console.log(`${name.padEnd(52)} ${shown.padStart(8)} ${unit.padEnd(8)} ${wanted.padEnd(8)} ${end}`);
  return met(row);
}
