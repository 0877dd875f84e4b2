import type { Pool } from '../../../shared/events/casePanel.ts';

import { castsOf, evidenceOf, frameOf, inOrder, isSince, type Scene } from './scene.ts';
import { driftOf, type Movement } from './drift.ts';
import { type PoolRules, poolRules, priorGamma } from './pooling.ts';
import { runOf } from './state.ts';
import { turnoutOf } from './stages/reveal.ts';
import { tally } from './tally.ts';

/** The blind round of a panel, counted. */
export const countBlind = (scene: Scene): Pool =>
  tally({
    frame: frameOf(scene),
    casts: castsOf(scene, 'blind'),
    moves: [],
    drift: null,
    turnout: turnoutOf(scene, [scene.panel]),
    saysWhoDeclined: isSince(scene, 2),
    status: statusIn(scene),
    rules: poolRulesOf(scene),
    before: null,
    newEvidence: false,
    seed: `${scene.state.submitted?.caseId ?? ''}/${scene.panel}/blind`,
  });

/** The revised round: seats that did not revise keep their blind ballot; too much drift and the blind ballots alone count. */
export const countRevised = (scene: Scene): Pool => {
  const options = frameOf(scene).options.map(({ optionId }) => optionId);
  const blind = castsOf(scene, 'blind');
  const moves = movesOf(scene);
  const controls = inOrder(scene, scene.run.controls).flatMap(([seatId, revised]): Movement[] => {
    const own = blind.find((cast) => cast.seatId === seatId);
    return own ? [{ seatId, blind: own.ballot, revised }] : [];
  });
  const latest = blind.map((cast) => ({
    ...cast,
    ballot: moves.find(({ seatId }) => seatId === cast.seatId)?.revised ?? cast.ballot,
  }));
  const cited = new Set(blind.flatMap(({ ballot }) => ballot.evidenceIds));
  return tally({
    frame: frameOf(scene),
    casts: latest,
    moves,
    drift: driftOf(moves, controls, options),
    turnout: turnoutOf(scene, [scene.panel]),
    saysWhoDeclined: isSince(scene, 2),
    status: statusIn(scene),
    rules: poolRulesOf(scene),
    before: scene.run.pools.blind?.p ?? null,
    newEvidence: moves.some(({ revised }) =>
      (revised.change?.evidenceIds ?? []).some((id) => !cited.has(id) && statusIn(scene)(id) === 'verified'),
    ),
    seed: `${scene.state.submitted?.caseId ?? ''}/${scene.panel}/revised`,
  });
};

/** The pool's constants, with the overconfidence factors that the case was seated under. */
export const poolRulesOf = ({ state }: Scene): PoolRules => {
  const fitted = state.seated?.overconfidence ?? {};
  return { ...poolRules, gamma: (provider) => fitted[provider] ?? priorGamma };
};

export const movesOf = (scene: Scene): Movement[] =>
  inOrder(scene, scene.run.ballots.revised).flatMap(([seatId, { ballot }]) => {
    const own = runOf(scene.state, scene.panel).ballots.blind[seatId];
    return own && !own.ballot.abstain && !ballot.abstain ? [{ seatId, blind: own.ballot, revised: ballot }] : [];
  });

export const statusIn = (scene: Scene) => {
  const known = new Map(evidenceOf(scene).map(({ evidenceId, status }) => [evidenceId, status]));
  return (id: string) => known.get(id) ?? 'unchecked';
};
