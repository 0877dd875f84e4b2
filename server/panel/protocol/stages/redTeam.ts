import type { Seat } from '../../../../shared/events/casePanel.ts';

import { choiceOf } from '../ballots.ts';
import { leastUseful } from '../deadline.ts';
import { firstAble, isReconciliation, poolOf, type Scene, secondsLeft, seatsOf, type StageRules } from '../scene.ts';
import { turn } from '../turn.ts';

/** Stories of failure that a red-team seat is to tell, and that are heard of it. */
export const fewestStories = 5;
export const mostStories = 8;

/**
 * P8, held before the revised ballots (decision 0050): the leading option has failed; how? The voters then vote again knowing the
 * strongest attack, so a story that kills the option needs no further round.
 */
export const redTeamStage: StageRules = {
  skip(scene) {
    if (scene.state.budgetReached) return 'The spending cap was reached.';
    if (isReconciliation(scene)) return 'Each panel had its own.';
    if (!scene.run.pools.blind) return 'Too few ballots.';
    return secondsLeft(scene, 'red_team') < (leastUseful.red_team ?? 0) ? 'There was no time left for it.' : null;
  },
  turns(scene) {
    const team = seatsOf(scene, 'red_team');
    if (team.length > 1) return team.map(({ seatId }) => turn('red_team', 'object', scene.panel, seatId));
    return firstAble(scene, 'red_team', 'object', leastTempted(scene, team));
  },
};

/** One attacker alone comes from the provider that holds the leading option least probable; other service seats stand in. */
const leastTempted = (scene: Scene, team: readonly Seat[]): Seat[] => {
  const pool = scene.run.pools.blind;
  const lean = ({ provider }: Seat) => pool?.blocs.find((bloc) => bloc.provider === provider)?.p[pool.winner] ?? 0;
  return [...team, ...seatsOf(scene, 'reviewer'), ...seatsOf(scene, 'framer'), ...seatsOf(scene, 'researcher')]
    .filter(({ provider }, i, all) => all.findIndex((seat) => seat.provider === provider) === i)
    .toSorted((a, b) => lean(a) - lean(b));
};

/** The option that leads by the blind ballots. */
export const leaderUnderAttack = (scene: Scene): string => {
  const pool = scene.run.pools.blind ?? poolOf(scene);
  if (!pool) throw new Error('expected pooled ballots before the red team speaks, found none');
  return pool.winner;
};

/** Every provider's seats put the same option first in the blind ballots. */
export const blocsAgree = ({ run: { pools } }: Pick<Scene, 'run'>): boolean =>
  pools.blind?.blocs.every(({ p }) => choiceOf(p) === pools.blind?.winner) ?? false;
