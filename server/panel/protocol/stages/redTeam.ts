import { leastUseful } from '../deadline.ts';
import { isReconciliation, poolOf, type Scene, secondsLeft, seatsOf, type StageRules } from '../scene.ts';
import { turn } from '../turn.ts';

/**
 * P8, held before the revised ballots (decision 0050): the leading option has failed; how? Seats of providers that do not lead
 * it attack first. The voters then vote again knowing the strongest attack, so a story that kills the option needs no further round.
 */
export const redTeamStage: StageRules = {
  skip(scene) {
    if (scene.state.budgetReached) return 'The spending cap was reached.';
    if (isReconciliation(scene)) return 'Each panel had its own.';
    if (!scene.run.pools.blind) return 'Too few ballots.';
    return secondsLeft(scene, 'red_team') < (leastUseful.red_team ?? 0) ? 'There was no time left for it.' : null;
  },
  turns: (scene) => seatsOf(scene, 'red_team').map(({ seatId }) => turn('red_team', 'object', scene.panel, seatId)),
};

/** The option that leads by the blind ballots. */
export const leaderUnderAttack = (scene: Scene): string => {
  const pool = scene.run.pools.blind ?? poolOf(scene);
  if (!pool) throw new Error('expected pooled ballots before the red team speaks, found none');
  return pool.winner;
};
