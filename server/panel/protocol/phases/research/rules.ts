import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { baseRateIn } from './baseRate.ts';
import { openTurns, readTurns } from '../../evidence/documentTurns.ts';
import {
  frameOf,
  isLost,
  isTaken,
  languageOf,
  type PanelContext,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { roundOfItem } from '../../evidence/evidenceList.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { laterTurns, roundOf } from './rounds.ts';
import { assigned, checkCaseQuotes, checkers, leftUnchecked } from '../../evidence/verification.ts';

/** docs/PROTOCOL.md §4.3: disjoint plans, then every quote looked up by a seat of another provider. */
export const researchPhase: PhaseRules = {
  skip: ({ state }) => (state.budgetReached ? 'budget_reached' : null),
  open: (context) => [planned(context)],
  code: checkCaseQuotes,
  turns(context) {
    const all = [
      ...seatsOf(context, 'researcher').flatMap(({ seatId }) => [
        turn('research', 'research', context.panel, seatId),
        ...laterTurns(context, seatId),
      ]),
      ...readTurns(context),
      ...openTurns(context),
    ];
    const open = all.filter((one) => !isTaken(context, one) && !isLost(context, one));
    // What a round brought is checked when all seats are through with it, beside the next one.
    const through = Math.min(...open.map((one) => (one.kind === 'read' || one.kind === 'open' ? 1 : roundOf(one)))) - 1;
    return [...all, ...checksUpTo(context, through)];
  },
  close: leftUnchecked,
};

/** Seats look quotes up in rounds, as they came. */
const checksUpTo = (context: PanelContext, through: number): Turn[] => {
  const rounds = new Set(context.run.evidence.map(roundOfItem).filter((round) => round <= through));
  return [...rounds].flatMap((round) =>
    checkers(context)
      .filter(({ seatId }) => assigned(context, seatId, round).length > 0)
      .map(({ seatId }) => turn('research', 'verify', context.panel, seatId, round === 1 ? null : `${round}`)),
  );
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
