import type { Pool } from '../../../../shared/events/panel/pool.ts';

import { frameOf, inOrder, type PanelContext, statusIn } from '../state/panelContext.ts';
import { driftOf, type Movement } from './pool/drift.ts';
import { weightIn } from './pool/pooling.ts';
import { identity } from './pool/recalibration.ts';
import { groundsOf } from './grounds.ts';
import { movementInChoices } from './optionGroups.ts';
import { runOf } from '../state/state.ts';
import { type Learned, tally } from './tally.ts';
import { castsOf, lastVoteBefore } from './casts.ts';
import { turnoutOf } from './quorum.ts';

/** The blind round of a panel, counted. */
export const countBlind = (context: PanelContext): Pool =>
  tally({
    frame: frameOf(context),
    casts: castsOf(context, 'blind'),
    moves: [],
    drift: null,
    turnout: turnoutOf(context, [context.panel]),
    learned: learnedIn(context),
    before: null,
    newEvidence: false,
    grounds: groundsOf(context),
    seed: `${context.state.submitted?.caseId ?? ''}/${context.panel}/blind`,
  });

/** The revised round: seats that did not revise keep their blind ballot; too much drift and the blind ballots alone count. */
export const countRevised = (context: PanelContext): Pool => {
  const options = frameOf(context).options.map(({ optionId }) => optionId);
  const blind = castsOf(context, 'blind');
  const moves = movesOf(context);
  const controls = inOrder(context, context.run.controls).flatMap(([seatId, revised]): Movement[] => {
    const own = blind.find((cast) => cast.seatId === seatId);
    return own ? [{ seatId, blind: own.ballot, revised }] : [];
  });
  const latest = blind.map((cast) => ({
    ...cast,
    ballot: moves.find(({ seatId }) => seatId === cast.seatId)?.revised ?? cast.ballot,
  }));
  const asChoices = movementInChoices(frameOf(context).options);
  const cited = new Set(blind.flatMap(({ ballot }) => ballot.evidenceIds));
  return tally({
    frame: frameOf(context),
    casts: latest,
    moves,
    drift: driftOf(moves.map(asChoices), controls.map(asChoices), options, lastVoteBefore(context)),
    turnout: turnoutOf(context, [context.panel]),
    learned: learnedIn(context),
    before: context.run.pools.blind?.p ?? null,
    newEvidence: moves.some(({ revised }) =>
      (revised.change?.evidenceIds ?? []).some((id) => !cited.has(id) && statusIn(context)(id) === 'verified'),
    ),
    grounds: groundsOf(context),
    seed: `${context.state.submitted?.caseId ?? ''}/${context.panel}/revised`,
  });
};

/** What the case was seated under of what the installation had learned by then: a seat weighs what its model does. */
export const learnedIn = ({ state }: PanelContext): Learned => {
  const { weights = {}, recalibration = identity } = state.seated?.calibration ?? {};
  return {
    weights: Object.fromEntries(
      (state.seated?.seats ?? []).map(({ seatId, model }) => [seatId, weightIn(weights, model)]),
    ),
    recalibration,
  };
};

const movesOf = (context: PanelContext): Movement[] =>
  inOrder(context, context.run.ballots.revised).flatMap(([seatId, { ballot }]) => {
    const own = runOf(context.state, context.panel).ballots.blind[seatId];
    return own && !own.ballot.abstain && !ballot.abstain ? [{ seatId, blind: own.ballot, revised: ballot }] : [];
  });
