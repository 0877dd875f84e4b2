import type { CaseEvent } from '../../../../../shared/events/case.ts';

import {
  firstAble,
  isReconciliation,
  modeOf,
  type PanelContext,
  seatOfId,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { plainTriage } from './plainTriage.ts';

/** docs/PROTOCOL.md §4.1: a case is never stopped for want of a triage: what no seat could say, code says from the text alone. */
export const triagePhase: PhaseRules = {
  turns: (context) => [
    ...(context.state.triage ? [] : firstAble(context, 'triage', 'triage', generalists(context))),
    ...(mayAsk(context) ? firstAble(context, 'triage', 'clarify', generalists(context)) : []),
  ],
  code: (context) => (decidesNothing(context) ? [notADecision(context)] : []),
  close: (context) =>
    context.state.triage
      ? []
      : [{ type: 'CaseTriaged', data: plainTriage(context.state, context.rules.guided, context.at) }],
};

/** A text that asks for no decision is not debated, unless its owner insists: he is told before anything more is spent. */
const decidesNothing = (context: PanelContext): boolean =>
  context.state.triage?.isDecision === false && !context.state.insisted;

const notADecision = ({ at }: PanelContext): CaseEvent => ({
  type: 'CaseFailed',
  data: {
    code: 'not-a-decision',
    validBallots: null,
    capUsd: null,
    declined: [],
    phase: 'triage',
    resumable: true,
    at,
  },
});

const mayAsk = (context: PanelContext): boolean =>
  modeOf(context) !== 'direct' &&
  context.state.triage !== null &&
  context.state.asked === null &&
  context.state.budgetReached === null;

/** The triage seat, then one seat of each other provider. */
const generalists = (context: PanelContext) => {
  const own = context.seats.filter(({ role }) => role === 'triage');
  const first = own[0] && seatOfId(context, own[0].seatId);
  const others = context.seats.filter(
    ({ kind, role, provider }, i, all) =>
      kind === 'service' &&
      (role === 'researcher' || (isReconciliation(context) && role === 'chair')) &&
      provider !== first?.provider &&
      all.findIndex((seat) => seat.role === role && seat.provider === provider) === i,
  );
  return [...own, ...others];
};
