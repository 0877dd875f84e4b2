import type { CaseEventOf } from './case.ts';

type Ended = Pick<CaseEventOf<'ModelCallEnded'>['data'], 'outcome' | 'usd'>;

/** Whether a call that has ended may yet be billed: one that was turned away sends no bill; one cut off, given up or lost may. */
export const mayStillCost = ({ outcome, usd }: Ended): boolean =>
  usd === null && outcome !== 'error' && outcome !== 'rate_limited';
