import { argmax, sum } from '../../../shared/kernel/numbers.ts';

/** Probabilities over the options of a question, in their order, and which option was right. */
export type Verdict = { readonly p: readonly number[]; readonly truth: number };

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
