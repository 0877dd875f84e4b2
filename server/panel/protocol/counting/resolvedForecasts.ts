import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import { emptyState, evolvePanel, runOf } from '../state/state.ts';
import { sameTripwire } from './forecasts.ts';
import type { Resolved } from './pool/calibration.ts';

/**
 * What each seat forecast of a case that is resolved, for `fitWeights` and `fitRecalibration`: of the decision that was recorded, and
 * of the tripwires whose fate is known. Mixed outcomes answer no yes/no question; cases without a locked forecast give nothing.
 */
export const resolvedForecasts = (history: readonly CaseEvent[]): Resolved[] => {
  const decision = history.findLast(isDecision)?.data;
  const outcome = history.findLast(isOutcome)?.data;
  if (!decision?.forecast || !outcome) return [];
  const state = history.reduce(evolvePanel, emptyState);
  const caseId = state.submitted?.caseId ?? '';
  const { draft, forecasts } = runOf(state, 0);
  const said = (question: string, truth: boolean, of: (one: (typeof forecasts)[number]) => number | undefined) =>
    forecasts.flatMap((one): Resolved[] => {
      const seat = state.seated?.seats.find(({ seatId }) => seatId === one.seatId);
      const p = of(one);
      return seat && p !== undefined
        ? [
            {
              seat: seat.model,
              provider: seat.provider,
              question: `${caseId}/${question}`,
              p: [p, 1 - p],
              truth: truth ? 0 : 1,
            },
          ]
        : [];
    });
  const { optionId, forecast } = decision;
  const isKnown = outcome.happened === 'good' || outcome.happened === 'bad';
  return [
    ...(optionId !== null && isKnown
      ? said('success', outcome.happened === 'good', ({ success }) => success[optionId])
      : []),
    ...(outcome.tripwires ?? []).flatMap(({ tripwire, crossed }) => {
      const wire = draft?.tripwires[tripwire];
      if (!wire || !forecast.tripwires.some((one) => one.tripwire === tripwire)) return [];
      return said(`tripwire/${tripwire}`, crossed, ({ about, tripwires }) => {
        const place = about.tripwires.findIndex((one) => sameTripwire(one, wire));
        return tripwires[place];
      });
    }),
  ];
};

const isDecision = (event: CaseEvent): event is CaseEventOf<'DecisionRecorded'> => event.type === 'DecisionRecorded';
const isOutcome = (event: CaseEvent): event is CaseEventOf<'OutcomeRecorded'> => event.type === 'OutcomeRecorded';
