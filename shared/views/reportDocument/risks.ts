import { calculated } from '../../decisionModel/calculated.ts';
import type { Debate } from '../debate/types.ts';
import { standsUnder } from './frame.ts';
import { sameCruxes, type SameCruxes } from './sensitivity/sameCruxes.ts';
import { seatOf, someSeat } from './seats.ts';
import type { Crux, FailureStory } from './types/evidence.ts';
import type { ForecastSection } from './types/figures.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/** The questions that decide and what was said about each, in all panels that asked it, the one worth most first. */
export const cruxesOf = (debate: Debate): readonly Crux[] => sameCruxes(debate).map((one) => cruxOf(debate, one));

const cruxOf = (debate: Debate, { crux, asked }: SameCruxes): Crux => ({
  cruxId: crux.cruxId,
  proposition: crux.proposition,
  voi: crux.voi,
  q: crux.q,
  namedBy: crux.namedBy ?? null,
  favours: crux.favours,
  advocateFor: seatOf(debate, crux.advocateFor),
  advocateAgainst: seatOf(debate, crux.advocateAgainst),
  exchange: debate.transcript
    .filter(({ cruxId, kind }) => asked.some((one) => one.cruxId === cruxId) && kind !== 'crux')
    .map(({ text, revision, seatId, concession, steelman, evidenceIds }) => ({
      text,
      seat: seatOf(debate, seatId),
      concession,
      steelman,
      evidenceIds,
      revision,
    })),
  revision: debate.marks[`CruxChosen/${crux.panel}/${crux.cruxId}`] ?? debate.revision,
});

export const failuresOf = (debate: Debate): readonly FailureStory[] =>
  debate.objections
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ panel, seatId, at: _at, ...told }) => ({
      ...told,
      optionId: standsUnder(debate, told.optionId),
      seat: seatOf(debate, seatId),
      revision: debate.marks[`ObjectionRaised/${panel}/${told.objectionId}`] ?? debate.revision,
    }));

/** Empty where no model was made, or the reader may not see it. */
export function numbersOf(debate: Debate): Pick<ReportDocument, 'numbers'> {
  const { model, seatId, panel } = debate.decisionModel ?? {};
  if (!model || seatId === undefined) return {};
  const revision = debate.marks[`DecisionModelMade/${panel}`] ?? debate.revision;
  return { numbers: { seat: someSeat(debate, seatId), model, counted: calculated(model), revision } };
}

export function forecastOf(debate: Debate): ForecastSection | null {
  const { forecast } = debate;
  if (!forecast?.by) return null;
  return {
    by: forecast.by,
    seats: forecast.seats,
    success: debate.options.flatMap(({ optionId }) => {
      const p = forecast.success[optionId];
      return p === undefined ? [] : [{ optionId, p }];
    }),
    tripwires: forecast.tripwires,
    revision: debate.marks[`ForecastsPooled/${forecast.panel}`] ?? debate.revision,
  };
}
