import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseState } from '../caseState.ts';

export const mustBeDelivered = ({ status }: CaseState): void => {
  if (status !== 'delivered') throw new Refusal('not-delivered', 'The recommendation has not been delivered yet.');
};
