import { ece, type Verdict } from '../../server/cli/modelCommands/scores.ts';
import { deviation, mean } from '../../shared/kernel/numbers.ts';

export { brier, isRight, type Verdict } from '../../server/cli/modelCommands/scores.ts';

export type Interval = { readonly value: number; readonly low: number; readonly high: number };

/** Mean with its 95 % interval (normal, from the spread of the values). */
export const interval = (values: readonly number[]): Interval => {
  const value = mean(values);
  const half = (1.96 * deviation(values)) / Math.sqrt(values.length);
  return { value, low: value - half, high: value + half };
};

/**
 * Calibration error over all batches together (small batches look worse than they are), with a 95 % interval from the spread
 * of the batches (Student).
 */
export const calibration = (batches: readonly (readonly Verdict[])[]): Interval => {
  const t = [12.7, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26][batches.length - 2] ?? 2.2;
  const value = ece(batches.flat());
  const half = (t * deviation(batches.map((batch) => ece(batch)))) / Math.sqrt(Math.max(1, batches.length - 1));
  return { value, low: value - half, high: value + half };
};

export const percent = ({ value, low, high }: Interval): string =>
  `${(100 * value).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
export const plain = ({ value, low, high }: Interval): string =>
  `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
