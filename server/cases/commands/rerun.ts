import type { CaseEvent } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseState } from '../caseState.ts';
import type { CommandOf } from './caseCommand.ts';
import { mustBeDelivered } from './delivered.ts';

/** One provider alone is no panel: its case may run again once, free of charge, if others were seated and did not answer. */
export const takeRerun = ({ caseId, at }: CommandOf<'TakeRerun'>, state: CaseState): CaseEvent[] => {
  if (state.rerun === caseId) return [];
  if (state.rerun !== null) throw new Refusal('rerun-not-offered', 'This case has had its free run.');
  mustBeDelivered(state);
  if (state.quorum !== 'single_source' || state.sources < 2)
    throw new Refusal(
      'rerun-not-offered',
      'A case runs again free of charge when only one of its providers answered; here more of them did, or no other was seated.',
    );
  return [{ type: 'RerunTaken', data: { caseId, at } }];
};
