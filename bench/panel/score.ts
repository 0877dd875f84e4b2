import { argmax, deviation, mean, sum } from '../../shared/kernel/numbers.ts';

export type Verdict = { readonly p: readonly number[]; readonly truth: number };
export type Interval = { readonly value: number; readonly low: number; readonly high: number };

export const isRight = ({ p, truth }: Verdict): number => (argmax(p) === truth ? 1 : 0);
export const brier = ({ p, truth }: Verdict): number => {
  const total = sum(p);
  return sum(p.map((value, k) => (value / total - (k === truth ? 1 : 0)) ** 2));
};

/** Expected calibration error over 15 equal bins of the winner's probability. */
export const ece = (verdicts: readonly Verdict[], bins = 15): number => {
  const rows = Array.from({ length: bins }, () => ({ sure: 0, right: 0 }));
  for (const verdict of verdicts) {
    const top = Math.min(1, Math.max(...verdict.p) / sum(verdict.p));
    const row = rows[Math.min(bins - 1, Math.floor(top * bins))];
    if (!row) continue;
    row.sure += top;
    row.right += isRight(verdict);
  }
  return sum(rows.map(({ sure, right }) => Math.abs(sure - right))) / verdicts.length;
};

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
