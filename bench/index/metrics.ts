/** nDCG@10 (Järvelin, Kekäläinen 2002, linear gains): 1 when the graded records stand first in order of grade. */
export const ndcg10 = (ranked: readonly string[], judged: ReadonlyMap<string, number>): number => {
  const gain = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);
  const ideal = gain([...judged.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(ranked.map((id) => judged.get(id) ?? 0)) / ideal;
};

/** Share of the relevant records among the first ten. */
export const recall10 = (ranked: readonly string[], judged: ReadonlyMap<string, number>): number =>
  ranked.slice(0, 10).filter((id) => judged.has(id)).length / judged.size;

/** One over the place of the first relevant record, within ten. */
export const reciprocalRank10 = (ranked: readonly string[], judged: ReadonlyMap<string, number>): number => {
  const at = ranked.slice(0, 10).findIndex((id) => judged.has(id));
  return at < 0 ? 0 : 1 / (at + 1);
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Nearest-rank percentile, `p` in 0..1. */
export const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(p * values.length) - 1)] ?? 0;
