import type { Pool } from '../events/panel/pool.ts';

/**
 * Lowest and highest probability of an option among the providers' blocs and the pooled result, which is sharpened beyond them
 * where they agree; null with one bloc.
 */
export const blocRange = (pool: Pool, optionId: string): { readonly low: number; readonly high: number } | null => {
  const shares = [pool, ...pool.blocs].map(({ p }) => p[optionId] ?? 0);
  return pool.blocs.length > 1 ? { low: Math.min(...shares), high: Math.max(...shares) } : null;
};
