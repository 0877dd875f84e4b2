import type { CaseEvent } from '../../../../shared/events/case.ts';

import { castsOf, isReconciliation, isSince, panelsBehind, type Scene, type StageRules, votersOf } from '../scene.ts';
import { countBlind } from '../counting.ts';
import { declinedIn, fewestSeats } from '../quorum.ts';
import { runOf } from '../state.ts';
import { turn } from '../turn.ts';
import { sceneWith } from '../retell.ts';
import { strangersTo } from '../reconciling.ts';
import { revealed, turnoutOf, writtenIn } from './reveal.ts';

/**
 * P4: all at once, sealed. In a reconciliation only panels that never saw one of the options vote here, on all of them.
 * A panel of too few ballots is no panel: alone it fails the case, among three the others go on.
 */
export const blindBallotStage: StageRules = {
  skip: (scene) =>
    isReconciliation(scene) && supplementary(scene).length === 0 ? 'Every panel knew every option.' : null,
  turns: (scene) => supplementary(scene).map(({ seatId }) => turn('blind_ballot', 'ballot', scene.panel, seatId)),
  close(scene) {
    if (isReconciliation(scene)) return [revealed(scene, 'blind', supplementary(scene))];
    const valid = castsOf(scene, 'blind').filter(({ ballot }) => !ballot.abstain).length;
    if (valid < fewestSeats && !isOneOfMany(scene)) return [tooFew(scene, valid)];
    const shown = [revealed(scene, 'blind'), ...writtenIn(scene, 'blind')];
    if (valid < fewestSeats) return shown;
    const pool = countBlind(sceneWith(scene, shown));
    return [...shown, { type: 'BallotsPooled', data: { panel: scene.panel, round: 'blind', pool, at: scene.at } }];
  },
};

const supplementary = (scene: Scene) => {
  if (!isReconciliation(scene)) return votersOf(scene);
  const strangers = new Set(panelsBehind(scene).filter((panel) => strangersTo(scene, panel).length > 0));
  return votersOf(scene).filter(
    ({ seatId, panel }) => strangers.has(panel) && runOf(scene.state, panel).ballots.blind[seatId],
  );
};

const isOneOfMany = ({ state, panel }: Scene): boolean => panel > 0 && (state.seated?.panels ?? 1) > 1;

export const tooFew = (scene: Scene, valid: number): CaseEvent => {
  const { state, at } = scene;
  const declined = isSince(scene, 2) ? declinedIn(turnoutOf(scene)) : [];
  const reason = state.budgetReached
    ? `The spending cap of ${state.budgetReached.capUsd} USD was reached after ${valid} valid ballots; a recommendation needs ${fewestSeats}. Everything recorded so far is kept.`
    : `Only ${valid} seats gave a valid ballot; a recommendation needs ${fewestSeats}. Everything recorded so far is kept, and a retry asks only the seats that are missing.`;
  const who = declined.map(
    (one) => `${one.declined} of ${one.seats} voting seats of ${one.provider} declined to answer.`,
  );
  return {
    type: 'CaseFailed',
    data: {
      code: state.budgetReached ? 'budget-reached' : 'too-few-seats',
      reason: [reason, ...who].join(' '),
      stage: 'blind_ballot',
      resumable: true,
      ...(declined.length > 0 && { declined }),
      at,
    },
  };
};
