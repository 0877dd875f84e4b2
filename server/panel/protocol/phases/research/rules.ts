import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { baseRateIn } from './baseRate.ts';
import { readTurns } from '../../evidence/documentTurns.ts';
import {
  frameOf,
  isLost,
  isTaken,
  languageOf,
  type PanelContext,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { turn } from '../../state/turn.ts';
import { assigned, checkCaseQuotes, checkers, leftUnchecked } from '../../evidence/verification.ts';

/** docs/PROTOCOL.md §4.3: disjoint plans, then every quote looked up by a seat of another provider. */
export const researchPhase: PhaseRules = {
  skip: ({ state }) => (state.budgetReached ? 'budget_reached' : null),
  open: (context) => [planned(context)],
  code: checkCaseQuotes,
  turns(context) {
    const own = seatsOf(context, 'researcher').map(({ seatId }) => turn('research', 'research', context.panel, seatId));
    const all = [...own, ...readTurns(context)];
    if (all.some((one) => !isTaken(context, one) && !isLost(context, one))) return all;
    const checks = checkers(context).filter(({ seatId }) => assigned(context, seatId).length > 0);
    return [...all, ...checks.map(({ seatId }) => turn('research', 'verify', context.panel, seatId))];
  },
  close: leftUnchecked,
};

/** Every pair of option and criterion, and the base rate of each option, is looked for by exactly one researcher. */
const planned = (context: PanelContext): CaseEvent => {
  const { options, criteria } = frameOf(context);
  const baseRate = baseRateIn(languageOf(context));
  const cells = [
    ...options.map(({ title }) => baseRate(title)),
    ...criteria.flatMap(({ name }) => options.map(({ title }) => `${title}: ${name}`)),
  ];
  const researchers = seatsOf(context, 'researcher');
  const plans = researchers.map(({ seatId }, nth) => ({
    seatId,
    queries: cells.filter((_, i) => i % researchers.length === nth),
  }));
  return { type: 'ResearchPlanned', data: { panel: context.panel, plans, at: context.at } };
};
