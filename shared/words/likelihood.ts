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
 * A probability in the words of ICD 203 with the range the word stands for, the same on every surface. For events such as a story of
 * failure; never for the probability that an option is the best of several, whose winner may well be below one half.
 */
export const likelihoodOf = (p: number) => {
  const at = scale.findLastIndex(([from]) => p >= from);
  const [low, word] = scale[at] ?? scale[0];
  return { word, low, high: scale[at + 1]?.[0] ?? 1 };
};
