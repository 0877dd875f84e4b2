import type { Words } from './words.ts';

/** ICD 203's seven words by the probability at which each begins. */
const scale = [
  [0, 'p1'],
  [0.05, 'p2'],
  [0.2, 'p3'],
  [0.45, 'p4'],
  [0.55, 'p5'],
  [0.8, 'p6'],
  [0.95, 'p7'],
] as const satisfies readonly (readonly [number, keyof Words])[];

/**
 * A probability (0..1) in the words of ICD 203, the same on every surface. For events such as a story of failure; never for the probability
 * that an option is the best of several, whose winner may well be below one half.
 */
export const likelihoodOf = (p: number): keyof Words => (scale.findLast(([from]) => p >= from) ?? scale[0])[1];
