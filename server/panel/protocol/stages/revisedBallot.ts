import { leastUseful } from '../deadline.ts';
import { castsOf, isReconciliation, modeOf, type Scene, secondsLeft, type StageRules, votersOf } from '../scene.ts';
import { countRevised } from '../counting.ts';
import { panelsWithResult, reconcile } from '../reconciling.ts';
import { turn } from '../turn.ts';
import { revealed } from './reveal.ts';
import { runOf } from '../state.ts';

const stage = 'revised_ballot' as const;

/** P7: secret again. One seat of each provider is asked a second time without the exchange, as a control. */
export const revisedBallotStage: StageRules = {
  skip(scene) {
    if (isReconciliation(scene)) return null;
    if (scene.state.budgetReached) return 'The spending cap was reached; the blind ballots stand.';
    if (!scene.run.pools.blind) return 'Too few ballots.';
    if (scene.run.said.every(({ kind }) => kind === 'framing') && scene.run.objections.length === 0)
      return 'Nothing was said that a seat could not have known before; the blind ballots stand.';
    if (secondsLeft(scene, stage) < (leastUseful[stage] ?? 0))
      return 'There was no time left; the blind ballots stand.';
    return null;
  },
  turns: (scene) => [
    ...(mayRevise(scene) ? voting(scene).map((seatId) => turn(stage, 'revise', scene.panel, seatId)) : []),
    ...controls(scene).map((seatId) => turn(stage, 'control', scene.panel, seatId)),
  ],
  close(scene) {
    const { panel, at } = scene;
    if (!isReconciliation(scene))
      return [
        revealed(scene, 'revised', voters(scene)),
        { type: 'BallotsPooled', data: { panel, round: 'revised', pool: countRevised(scene), at } },
      ];
    const together = reconcile(scene);
    return [
      ...(mayRevise(scene) ? [revealed(scene, 'revised', voters(scene))] : []),
      { type: 'PanelsReconciled', data: together },
      { type: 'BallotsPooled', data: { panel, round: 'deep', pool: together.after, at } },
    ];
  },
};

/** In a reconciliation nobody votes again when no delegate could be heard or the money is gone: the panels' results stand. */
const mayRevise = (scene: Scene): boolean =>
  !isReconciliation(scene) || (!scene.state.budgetReached && scene.run.said.length > 0);

/** Whoever gave a valid blind ballot. */
const voters = (scene: Scene) => {
  const panels = isReconciliation(scene) ? panelsWithResult(scene) : [scene.panel];
  return votersOf(scene).filter(({ seatId, panel }) => {
    const own = runOf(scene.state, panel).ballots.blind[seatId];
    return panels.includes(panel) && own !== undefined && !own.ballot.abstain;
  });
};
const voting = (scene: Scene): string[] => voters(scene).map(({ seatId }) => seatId);

const controls = (scene: Scene): string[] => {
  if (modeOf(scene) === 'direct' || isReconciliation(scene)) return [];
  const casts = castsOf(scene, 'blind').filter(({ ballot }) => !ballot.abstain);
  return casts
    .toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1))
    .filter(({ provider }, i, all) => all.findIndex((cast) => cast.provider === provider) === i)
    .map(({ seatId }) => seatId);
};
