import type { Pool } from '../events/panel/pool.ts';

/**
 * Lowest and highest probability of an option among the providers' blocs and the pooled result, which is sharpened beyond them
 * where they agree; null with one bloc, and where all are the same in whole percentages.
 */
export const blocRange = (pool: Pool, optionId: string): { readonly low: number; readonly high: number } | null => {
  const shares = [pool, ...pool.blocs].map(({ p }) => p[optionId] ?? 0);
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return pool.blocs.length > 1 && Math.round(low * 100) !== Math.round(high * 100) ? { low, high } : null;
};
