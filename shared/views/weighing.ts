import { larger } from '../kernel/numbers.ts';

/** Weights that are changed, and what the scores say under them: one arithmetic for panel, report and what-ifs. */

type Weighted = { readonly criterionId: string; readonly weight: number };

/** One weight as it is wanted, the others in their old proportions, alike where they weighed nothing: all of them still sum to 1. */
export const reweighed = <C extends Weighted>(
  criteria: readonly C[],
  { criterionId, now }: { readonly criterionId: string; readonly now: number },
): C[] => {
  const rest = criteria.reduce((sum, one) => sum + (one.criterionId === criterionId ? 0 : one.weight), 0);
  return criteria.map((one) => ({
    ...one,
    weight:
      one.criterionId === criterionId ? now : (rest > 0 ? one.weight / rest : 1 / (criteria.length - 1)) * (1 - now),
  }));
};

/** An option's score under these weights: nothing where nobody scored. */
export const weightedScore = (scores: readonly (number | null | undefined)[], weights: readonly number[]): number =>
  scores.reduce<number>((sum, score, c) => sum + (score ?? 0) * (weights[c] ?? 0), 0);

/** Whether any seat scored any option, by option and criterion. */
export const isScored = (matrix: Readonly<Record<string, Readonly<Record<string, unknown>>>>): boolean =>
  Object.values(matrix).some((row) => Object.keys(row).length > 0);

type Scores = { readonly optionId: string; readonly scores: readonly (number | null | undefined)[] };

/**
 * The weight of criterion `c` at which another option would have the best score instead of the one that has it now, the nearest
 * first; the other criteria keep their proportions. Null where no weight from 0 to 1 does that; one that only draws level does not.
 */
export const tippingWeight = (
  rows: readonly Scores[],
  weights: readonly number[],
  c: number,
): { readonly at: number; readonly from: string; readonly to: string } | null => {
  const now = weights[c] ?? 0;
  const leader = leaderByScore(rows, weights);
  if (leader === null || now >= 1) return null;
  /** An option's score as a line over the weight of `c`: its value at 0 and its slope. */
  const line = ({ scores }: Scores): readonly [number, number] => {
    const own = scores[c] ?? 0;
    const others = (weightedScore(scores, weights) - now * own) / (1 - now);
    return [others, own - others];
  };
  const [from, slope] = line(leader);
  const tips = rows.flatMap((row) => {
    const [other, steeper] = line(row);
    const at = (from - other) / (steeper - slope);
    return row !== leader && isPassed(at) ? [{ at, from: leader.optionId, to: row.optionId }] : [];
  });
  return tips.toSorted((a, b) => Math.abs(a.at - now) - Math.abs(b.at - now))[0] ?? null;
};

/** Whether a share can go beyond this value: at 0 or 1 two options are level and none comes to lead. */
export const isPassed = (at: number): boolean => at > rounding && at < 1 - rounding;

/** Whether two shares are level, but for rounding. */
export const areLevel = (one: number, other: number): boolean => Math.abs(one - other) < rounding;

/** Scores are 0 to 100; sums of the same terms in another order differ by less than this. */
const rounding = 1e-9;

/** The first of those with the best score. */
export const leaderByScore = <Row extends Scores>(rows: readonly Row[], weights: readonly number[]): Row | null =>
  rows.reduce<Row | null>(
    (best, row) =>
      best === null || weightedScore(row.scores, weights) > weightedScore(best.scores, weights) + rounding ? row : best,
    null,
  );

/** Options by what the panel gives them at the end, the most probable first, those without a share last. They keep their letters. */
export const ranked = <O extends { readonly final: { readonly p: number } | null }>(
  options: readonly O[],
): readonly O[] => options.toSorted((a, b) => larger(a.final?.p ?? -1, b.final?.p ?? -1));
