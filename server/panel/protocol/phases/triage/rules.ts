import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { firstAble, modeOf, type PanelContext, type PhaseRules } from '../../state/panelContext.ts';
import { generalists } from '../common/generalists.ts';
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
