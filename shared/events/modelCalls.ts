import type { CaseEventOf } from './case.ts';

type Ended = Pick<CaseEventOf<'ModelCallEnded'>['data'], 'outcome' | 'usd'>;

/** Whether a call that has ended may yet be billed: one that was turned away sends no bill; one cut off, given up or lost may. */
export const mayStillCost = ({ outcome, usd }: Ended): boolean => usd === null && isPaid({ outcome });

/** Whether a call was answered, or may have been: what was turned away, or never arrived, costs nothing and saves nothing. */
export const isPaid = ({ outcome }: { readonly outcome: Ended['outcome'] | null }): boolean =>
  outcome !== 'error' && outcome !== 'rate_limited';
