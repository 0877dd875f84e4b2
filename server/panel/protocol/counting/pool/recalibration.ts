import { clip, softmax, sum } from '../../../../../shared/kernel/numbers.ts';

/**
 * How stated probabilities have to be read, learned from outcomes (`fitRecalibration`). `slope` above 1: more certain than was said; below
 * 1: less. `intercept` is for yes/no statements, yes first: below 0 where yes was said more often than it came true.
 */
export type Recalibration = { readonly slope: number; readonly intercept: number };

/** Probabilities taken as they were said. */
export const identity: Recalibration = { slope: 1, intercept: 0 };

/** No probability is taken for more certain than this before it is recalibrated. */
const lowest = 0.005;
const logOf = (p: number): number => Math.log(clip(p, lowest, 1 - lowest));

/**
 * `softmax(slope · ln p)`, with `intercept` added to the first of exactly two: `logit p' = intercept + slope · logit p`. Options of a decision
 * have no yes side, so they are read with `intercept: 0`.
 */
export const recalibrate = (p: readonly number[], { slope, intercept }: Recalibration): number[] =>
  slope === 1 && intercept === 0 ? [...p] : softmax(p.map((value, k) => slope * logOf(value) + shift(p, k, intercept)));

const shift = (p: readonly number[], k: number, intercept: number): number =>
  k === 0 && p.length === 2 ? intercept : 0;

type Loss = {
  readonly gradient: readonly [slope: number, intercept: number];
  /** Twice by slope, by both, twice by intercept. */
  readonly curvature: readonly [number, number, number];
};
/** Gradient and curvature of `−ln p'(truth)` in slope and intercept, for one answered question. */
export const lossAt = (p: readonly number[], truth: number, at: Recalibration): Loss => {
  const q = recalibrate(p, at);
  const rows = p.map((value, k) => [logOf(value), shift(p, k, 1)] as const);
  const expected = [0, 1].map((i) => sum(rows.map((row, k) => (q[k] ?? 0) * (row[i] ?? 0))));
  const cross = (i: number, j: number) =>
    sum(rows.map((row, k) => (q[k] ?? 0) * (row[i] ?? 0) * (row[j] ?? 0))) - (expected[i] ?? 0) * (expected[j] ?? 0);
  const slope = (i: number) => (expected[i] ?? 0) - (rows[truth]?.[i] ?? 0);
  return {
    gradient: [slope(0), slope(1)],
    curvature: [cross(0, 0), cross(0, 1), cross(1, 1)],
  };
};
