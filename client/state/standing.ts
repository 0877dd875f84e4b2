import type { Pool } from '../../shared/events/casePanel.ts';
import { type Debate, finalPool } from '../../shared/views/debate.ts';

export type Point = { readonly round: 'blind' | 'revised' | 'deep'; readonly p: Pool['p'] };

/** How probable each option was to be the best, at every poll there was. In deep mode the mean of the panels stands for a round. */
export const pointsOf = (debate: Debate): readonly Point[] => {
  const rounds = (['blind', 'revised', 'deep'] as const).map((round) => {
    const pools = debate.pools.filter((seen) => seen.round === round).map(({ pool }) => pool);
    return pools.length > 0 ? [{ round, p: meanOf(pools.map(({ p }) => p)) }] : [];
  });
  return rounds.flat();
};

const meanOf = (shares: readonly Pool['p'][]): Pool['p'] => {
  const ids = new Set(shares.flatMap((share) => Object.keys(share)));
  return Object.fromEntries(
    [...ids].map((id) => [id, shares.reduce((sum, share) => sum + (share[id] ?? 0), 0) / shares.length]),
  );
};

/** The pooled result to show: of the panel that counts, else of the panel that pooled last. */
export const latestPool = (debate: Debate): Pool | null => finalPool(debate) ?? debate.pools.at(-1)?.pool ?? null;

/** ICD 203's seven words for a probability, by their ranges: 0–1–5–20–45–55–80–95–99–100 %. */
export const likelihood = (p: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  p < 0.05 ? 0 : p < 0.2 ? 1 : p < 0.45 ? 2 : p < 0.55 ? 3 : p < 0.8 ? 4 : p < 0.95 ? 5 : 6;

/** Lowest and highest of the providers' blocs; null with one bloc. */
export const rangeOf = (pool: Pool, optionId: string): { readonly low: number; readonly high: number } | null => {
  const shares = pool.blocs.map(({ p }) => p[optionId] ?? 0);
  return shares.length > 1 ? { low: Math.min(...shares), high: Math.max(...shares) } : null;
};
