import type { z } from 'zod';

import { type PanelContext, frameOf } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { fieldsThatHold, isCitable, isDistribution, type Shares } from '../common/answerFields.ts';
import { Revision } from '../common/forms/seatForm.ts';
import { Invalid } from '../common/turnKind.ts';

type Given = z.infer<typeof Revision>;

/**
 * What holds of a second ballot that cannot be given again: probabilities are read by their proportions, and where they cannot be read those of
 * a seat that names no change are the ones it gave last; scores, ranges and evidence that do not exist are left out.
 */
export const whatHolds = (context: PanelContext, { seatId }: Pick<Turn, 'seatId'>, answer: unknown): Given => {
  const given = ballotIn(context, seatId, answer);
  const { options, criteria } = frameOf(context);
  const ids = new Set(options.map(({ optionId }) => optionId));
  const known = new Set(criteria.map(({ criterionId }) => criterionId));
  const isOnScale = (value: number) => value >= 0 && value <= 100;
  const { cruxBelief, change } = given;
  return {
    ...given,
    p:
      proportional(given.p, ids) ??
      (change === null || change.kind === 'none' ? lastOf(context, seatId) : null) ??
      given.p,
    scores: given.scores
      .filter(({ criterion }) => known.has(criterion))
      .map(({ criterion, scores }) => ({
        criterion,
        scores: scores.filter(({ option, score }) => ids.has(option) && isOnScale(score)),
      })),
    ranges: given.ranges.filter(
      ({ option, low, high }) => ids.has(option) && isOnScale(low) && isOnScale(high) && low <= high,
    ),
    evidenceIds: given.evidenceIds.filter((id) => isCitable(id, context)),
    cruxBelief:
      cruxBelief &&
      cruxBelief.q >= 0 &&
      cruxBelief.q <= 1 &&
      [cruxBelief.ifTrue, cruxBelief.ifFalse].every((shares) => isDistribution(shares, [...ids]))
        ? cruxBelief
        : null,
    change: change && { ...change, evidenceIds: change.evidenceIds.filter((id) => isCitable(id, context)) },
  };
};

/** As the seat gave it; a field that is not as the form wants it is the one of its blind ballot, where there is one. */
const ballotIn = ({ run }: PanelContext, seatId: string, answer: unknown): Given => {
  const blind = run.ballots.blind[seatId]?.ballot;
  const before = blind && { statement: blind.statement, topCrux: blind.topCrux, changeMyMind: blind.changeMyMind };
  const rest = { cruxBelief: null, uniqueEvidence: null, writeIn: null, abstain: false };
  const parsed = Revision.safeParse({ ...lists, ...rest, ...before, ...fieldsThatHold(Revision, answer) });
  if (!parsed.success) throw new Invalid('expected a ballot, found none');
  return parsed.data;
};
const lists = { scores: [], ranges: [], p: [], evidenceIds: [] } as const;

type Probabilities = z.infer<typeof Shares>;

const proportional = (shares: Probabilities, options: ReadonlySet<string>): Probabilities | null => {
  const sum = shares.reduce((total, { probability }) => total + probability, 0);
  const isRead = shares.every(({ option, probability }) => options.has(option) && probability >= 0) && sum > 0;
  return isRead ? shares.map((share) => ({ ...share, probability: share.probability / sum })) : null;
};

const lastOf = ({ state }: PanelContext, seatId: string): Probabilities | null => {
  const last = state.concluded?.lastVote?.seats.find((one) => one.seatId === seatId)?.p;
  return last ? Object.entries(last).map(([option, probability]) => ({ option, probability })) : null;
};
