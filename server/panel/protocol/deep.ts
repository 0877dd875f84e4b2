import { mean, softmax } from './numbers.ts';

/** `P_deep = softmax(mean_j clr(P^(j)))` over the panels, options in the same order in each. */
export const poolPanels = (panels: readonly (readonly number[])[], floor = 1e-4): number[] => {
  const rows = panels.map((p) => {
    const logs = p.map((value) => Math.log(Math.max(value, floor)));
    const centre = mean(logs);
    return logs.map((value) => value - centre);
  });
  return softmax((rows[0] ?? []).map((_, k) => mean(rows.map((row) => row[k] ?? 0))));
};
