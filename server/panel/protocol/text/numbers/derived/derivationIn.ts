import type { Derivation } from './derivations.ts';

/** "€14,168 = 154 × 92", or the other way round; none where nothing is said to equal anything. */
export const derivationIn = (line: string): Derivation[] => {
  const sides = line.split('=').map((side) => side.trim());
  const [first = ''] = sides;
  const last = sides.at(-1) ?? '';
  if (sides.length < 2 || first === '' || last === '') return [];
  return isCalculation(first)
    ? [{ said: last, from: sides.slice(0, -1).join(' = ') }]
    : [{ said: first, from: sides.slice(1).join(' = ') }];
};

/** A sign between two numbers, which no number as it stands in a text has. */
const isCalculation = (side: string): boolean =>
  /\p{Nd}[^\p{L}]{0,6}[+−×*÷/·][^\p{L}]{0,6}\p{Nd}|\p{Nd}\s+[-–]\s+\p{Nd}/u.test(side);
