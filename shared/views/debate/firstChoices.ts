import type { Pool } from '../../events/panel/pool.ts';
import type { Debate, PoolSeen } from './types.ts';

/** How probable each option was held to be the best, when ballots were pooled. */
export type PooledRound = { readonly round: PoolSeen['round']; readonly p: Pool['p'] };

/** Every pooled round of this panel, in order. Panels are never averaged: they judged apart; what they came to together is panel 0's. */
export const pooledRoundsOf = ({ pools }: Pick<Debate, 'pools'>, panel = 0): readonly PooledRound[] =>
  (['blind', 'revised', 'deep'] as const).flatMap((round) => {
    const found = pools.findLast((one) => one.round === round && one.panel === panel);
    return found ? [{ round, p: found.pool.p }] : [];
  });
