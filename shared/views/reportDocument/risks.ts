import { calculated } from '../../decisionModel/calculated.ts';
import type { Debate } from '../debate/types.ts';
import { standsUnder } from './frame.ts';
import { seatOf, someSeat } from './seats.ts';
import type { Crux, FailureStory } from './types/evidence.ts';
import type { ForecastSection } from './types/figures.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/**
 * The questions that decide, what was said about each, the one worth most first. Panels that never saw each other may ask in the same words: that is one
 * question, as the panel counted it to which it was worth most, with what all of them said.
 */
export const cruxesOf = (debate: Debate): readonly Crux[] => {
  const alike = Map.groupBy(
    debate.cruxes.toSorted((a, b) => b.score - a.score),
    ({ proposition }) => proposition.normalize('NFKC').toLowerCase().trim(),
  );
  return [...alike.values()].flatMap(([crux, ...same]) =>
    crux ? [cruxOf(debate, crux, new Set([crux, ...same].map(({ cruxId }) => cruxId)))] : [],
  );
};

/** `asked`: the ids of all that ask the same. */
const cruxOf = (debate: Debate, crux: Debate['cruxes'][number], asked: ReadonlySet<string>): Crux => ({
  cruxId: crux.cruxId,
  proposition: crux.proposition,
  voi: crux.voi,
  q: crux.q,
  namedBy: crux.namedBy ?? null,
  favours: {
    ifTrue: standsUnder(debate, crux.favours.ifTrue),
    ifFalse: standsUnder(debate, crux.favours.ifFalse),
  },
  advocateFor: seatOf(debate, crux.advocateFor),
  advocateAgainst: seatOf(debate, crux.advocateAgainst),
  exchange: debate.transcript
    .filter(({ cruxId, kind }) => cruxId !== null && asked.has(cruxId) && kind !== 'crux')
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
