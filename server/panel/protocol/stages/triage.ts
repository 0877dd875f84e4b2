import type { CaseEvent } from '../../../../shared/events/case.ts';

import { plainTriage } from '../brief.ts';
import { firstAble, isReconciliation, isSince, modeOf, type Scene, seatOfId, type StageRules } from '../scene.ts';

/** P0 and P1. A case is never stopped for want of a triage: what no seat could say, code says from the text alone. */
export const triageStage: StageRules = {
  turns: (scene) => [
    ...(scene.state.triage ? [] : firstAble(scene, 'triage', 'triage', generalists(scene))),
    ...(mayAsk(scene) ? firstAble(scene, 'triage', 'clarify', generalists(scene)) : []),
  ],
  code: (scene) => (decidesNothing(scene) ? [notADecision(scene)] : []),
  close: (scene) =>
    scene.state.triage ? [] : [{ type: 'CaseTriaged', data: plainTriage(scene.state, scene.rules.guided, scene.at) }],
};

/** A text that asks for no decision is not debated, unless its owner insists: he is told before anything more is spent. */
const decidesNothing = (scene: Scene): boolean =>
  isSince(scene, 2) && scene.state.triage?.isDecision === false && !scene.state.insisted;

const notADecision = ({ at }: Scene): CaseEvent => ({
  type: 'CaseFailed',
  data: {
    code: 'not-a-decision',
    reason:
      'The text does not ask for a decision, so there is nothing to choose between. It is kept and does not count against your plan. Bring what you have to decide as a new case, or have the panel debate this one as it stands.',
    stage: 'triage',
    resumable: true,
    at,
  },
});

const mayAsk = (scene: Scene): boolean =>
  modeOf(scene) !== 'direct' &&
  scene.state.triage !== null &&
  scene.state.asked === null &&
  scene.state.budgetReached === null;

/** The triage seat, then one seat of each other provider. */
const generalists = (scene: Scene) => {
  const own = scene.seats.filter(({ role }) => role === 'triage');
  const first = own[0] && seatOfId(scene, own[0].seatId);
  const others = scene.seats.filter(
    ({ kind, role, provider }, i, all) =>
      kind === 'service' &&
      (role === 'researcher' || (isReconciliation(scene) && role === 'chair')) &&
      provider !== first?.provider &&
      all.findIndex((seat) => seat.role === role && seat.provider === provider) === i,
  );
  return [...own, ...others];
};
