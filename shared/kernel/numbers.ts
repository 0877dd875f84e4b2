/** Small sums over small lists. Everything here is pure and total on non-empty input. */

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
export const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Linear interpolation between order statistics (R type 7). */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
};

/** Standard deviation of the whole set, not of a sample. */
export const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

export const softmax = (values: readonly number[]): number[] => {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const total = sum(powers);
  return powers.map((power) => power / total);
};

/** Index of the largest value; the first of equals, as are values that differ by the rounding of sums alone. */
export const argmax = (values: readonly number[]): number =>
  values.reduce((best, value, i) => (value - (values[best] ?? 0) > rounding ? i : best), 0);
const rounding = 1e-9;

/** Which of two comes first, the larger before the smaller; those that only rounding sets apart stay in their order. */
export const larger = (a: number, b: number): number => (Math.abs(a - b) < rounding ? 0 : b - a);
