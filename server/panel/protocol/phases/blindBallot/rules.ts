import type { CaseEvent } from '../../../../../shared/events/case.ts';

import {
  isLost,
  isReconciliation,
  isTaken,
  panelsBehind,
  type PanelContext,
  type PhaseRules,
  votersOf,
} from '../../state/panelContext.ts';
import { countBlind } from '../../counting/roundCounts.ts';
import { declinedIn, minSeats, turnoutOf } from '../../counting/quorum.ts';
import { runOf } from '../../state/state.ts';
import { kindIn, turn } from '../../state/turn.ts';
import { contextWith } from '../../state/contextWith.ts';
import { strangersTo } from '../../counting/reconciling.ts';
import { revealed, writtenIn } from '../common/reveal.ts';
import { castsOf } from '../../counting/casts.ts';
import { framedBy } from '../framing/panelFrame.ts';
import { optionsInDoubt } from '../matching/passages.ts';
import { writeInMatching } from './matchWriteIns.ts';

/**
 * docs/PROTOCOL.md §4.4: all at once, sealed. In a reconciliation only panels that never saw one of the options vote here, on all of them.
 * A panel of too few ballots is no panel: alone it fails the case, among three the others go on.
 */
export const blindBallotPhase: PhaseRules = {
  skip: (context) => (isReconciliation(context) && supplementary(context).length === 0 ? 'options_known' : null),
  /** An owner who saw the frame while research went on may have corrected it, or researchers found that an option is none: all vote on what holds then. */
  open(context) {
    if (context.state.outdated.includes(context.panel)) return [framedBy(context)];
    const framed = optionsInDoubt(context).length > 0 ? framedBy(context) : null;
    return framed?.data.frame.refused ? [framed] : [];
  },
  turns(context) {
    const votes = supplementary(context).map(({ seatId }) => turn('blind_ballot', 'ballot', context.panel, seatId));
    const isOver = votes.every((one) => isTaken(context, one) || isLost(context, one));
    return isOver ? [...votes, ...writeInMatching(context)] : votes;
  },
  close(context) {
    if (isReconciliation(context)) return [revealed(context, 'blind', supplementary(context))];
    const valid = castsOf(context, 'blind').filter(({ ballot }) => !ballot.abstain).length;
    if (valid < minSeats && !isOneOfMany(context)) return [tooFew(context, valid)];
    const shown = [revealed(context, 'blind'), ...writtenIn(context, 'blind')];
    if (valid < minSeats) return shown;
    const pool = countBlind(contextWith(context, shown));
    return [...shown, { type: 'BallotsPooled', data: { panel: context.panel, round: 'blind', pool, at: context.at } }];
  },
};

const supplementary = (context: PanelContext) => {
  if (!isReconciliation(context)) return votersOf(context);
  const strangers = new Set(panelsBehind(context).filter((panel) => strangersTo(context, panel).length > 0));
  return votersOf(context).filter(
    ({ seatId, panel }) => strangers.has(panel) && runOf(context.state, panel).ballots.blind[seatId],
  );
};

const isOneOfMany = ({ state, panel }: PanelContext): boolean => panel > 0 && (state.seated?.panels ?? 1) > 1;

export const tooFew = (context: PanelContext, valid: number): CaseEvent => {
  const { state, at } = context;
  const declined = declinedIn(turnoutOf(context));
  const noMoney =
    state.budgetReached !== null ||
    Object.entries(state.lost).some(([step, { code }]) => kindIn(step) === 'ballot' && code === 'budget_share_spent');
  return {
    type: 'CaseFailed',
    data: {
      code: noMoney ? 'budget-reached' : 'too-few-seats',
      validBallots: valid,
      capUsd: noMoney ? (state.budgetReached?.capUsd ?? state.seated?.capUsd ?? null) : null,
      phase: 'blind_ballot',
      resumable: true,
      declined,
      at,
    },
  };
};
