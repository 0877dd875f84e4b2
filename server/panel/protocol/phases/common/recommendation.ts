import type { z } from 'zod';
import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { truncate, limits } from '../../text/limits.ts';
import { type Extra, Invalid } from './turnKind.ts';
import { derivationIn } from '../../text/numbers/derived/derivationIn.ts';
import { accountOf } from '../../gate/numberSources.ts';
import { documentsOf } from '../../evidence/numberPassages.ts';
import { dayNamed } from '../../text/numbers/dates/dayNamed.ts';
import { frameOf, languageOf, poolOf, type PanelContext } from '../../state/panelContext.ts';
import { isWeaker } from '../../counting/pool/strength.ts';
import type { Turn } from '../../state/turn.ts';
import { choiceOf } from '../../counting/ballots.ts';
import { blindCasts } from '../../counting/casts.ts';
import { blindReasons } from './blindReasons.ts';
import { citable } from './answerFields.ts';
import { DraftSheet } from './forms/draftSheet.ts';
import { seatFormIn } from './forms/seatForm.ts';

export const draftRules = {
  schema: DraftSheet,
  ...seatFormIn('drafts'),
  search: false,
  speaks: 'headline',
  transcriptKey: ({ panel }: Turn) => `recommendation/${panel}`,
  // A number may stand in a document and in no quote of it.
  opens: documentsOf,
} as const;

/**
 * The seats that gave these reasons in the blind round; where the chair names none, those that chose the winner by the same evidence;
 * where there are none, the chair itself.
 */
const seatsBehind = (
  context: PanelContext,
  { reasonIds, evidenceIds }: z.infer<typeof DraftSheet>['reasons'][number],
  winner: string,
  chair: string,
): string[] => {
  const named = blindReasons(context).flatMap(({ reasonId, seats }) => (reasonIds.includes(reasonId) ? seats : []));
  if (named.length > 0) return [...new Set(named)];
  const agreeing = blindCasts(context)
    .filter(({ ballot }) => !ballot.abstain && choiceOf(ballot.p) === winner)
    .filter(({ ballot }) => ballot.evidenceIds.some((id) => evidenceIds.includes(id)))
    .map(({ seatId }) => seatId);
  return agreeing.length > 0 ? agreeing : [chair];
};

/** The draft as a fact; it is held to the winner and the strength that the ballots gave. */
export const drafted = (
  context: PanelContext,
  { panel, seatId }: Turn,
  draft: z.infer<typeof DraftSheet>,
  { at, pages }: Pick<Extra, 'at' | 'pages'>,
): CaseEvent => {
  const pool = poolOf(context);
  if (!pool) throw new Error('expected pooled ballots before the chair speaks, found none');
  if (draft.optionId !== pool.winner)
    throw new Invalid(
      `optionId: the ballots chose ${pool.winner}, the draft recommends ${draft.optionId}; disagreement belongs in separateOpinion`,
    );
  if (isWeaker(pool.strength, draft.strength))
    throw new Invalid(`strength: expected at most ${pool.strength}, found ${draft.strength}`);
  const lowered = draft.strength !== pool.strength;
  if (lowered && !draft.downgrade)
    throw new Invalid(`downgrade: expected the reason for ${draft.strength} instead of ${pool.strength}`);
  const line = (value: string) => truncate(value, limits.line);
  const { outsideView, nextAction } = draft;
  const data = {
    panel,
    seatId,
    optionId: draft.optionId,
    headline: line(draft.headline),
    strength: draft.strength,
    downgrade: lowered && draft.downgrade ? line(draft.downgrade) : null,
    reasons: draft.reasons.slice(0, 7).map((reason) => ({
      text: line(reason.text),
      evidenceIds: citable(reason.evidenceIds, context, 'reasons'),
      seats: seatsBehind(context, reason, pool.winner, seatId),
    })),
    outsideView: outsideView && {
      referenceClass: line(outsideView.referenceClass),
      baseRate: line(outsideView.baseRate),
      adjustment: line(outsideView.adjustment),
    },
    whatWouldChange: draft.whatWouldChange.slice(0, 7).map(line),
    nextAction: {
      what: line(nextAction.what),
      owner: truncate(nextAction.owner, 200),
      by: truncate(nextAction.by, 200),
    },
    biggestRisk: line(draft.biggestRisk),
    plan: draft.plan.slice(0, 12).map(({ what, owner, by, firstStep, cost, dependsOn }) => ({
      what: line(what),
      owner: truncate(owner, 200),
      by: truncate(by, 200),
      firstStep: line(firstStep),
      cost: truncate(cost, 200),
      dependsOn: dependsOn.slice(0, 12),
    })),
    tripwires: draft.tripwires.slice(0, 8).map(({ metric, threshold, date, action, owner }) => ({
      metric: line(metric),
      threshold: line(threshold),
      date,
      action: line(action),
      owner: truncate(owner, 200),
    })),
    // A measure that names its day is looked at on that day, whatever the chair says.
    reviewDate: dayNamed(frameOf(context).successMetric, languageOf(context), at) ?? draft.reviewDate,
    cheapestTest: line(draft.cheapestTest),
    exitCost: line(draft.exitCost),
    separateOpinion: draft.separateOpinion && truncate(draft.separateOpinion),
    at,
  };
  return {
    type: 'RecommendationDrafted',
    data: { ...data, ...accountOf(context, data, draft.calculations.flatMap(derivationIn), pages) },
  };
};
