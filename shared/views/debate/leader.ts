/** The option a ballot holds most probable; ties go to the first label. */
export const leaderOf = (p: Readonly<Record<string, number>>): string | null =>
  Object.entries(p).toSorted(([a, pa], [b, pb]) => pb - pa || (a < b ? -1 : 1))[0]?.[0] ?? null;
