import { plainTriage } from '../brief.ts';
import { firstAble, isReconciliation, modeOf, type Scene, seatOfId, type StageRules } from '../scene.ts';

/** P0 and P1. A case is never stopped by its triage: what no seat could say, code says from the text alone. */
export const triageStage: StageRules = {
  turns: (scene) => [
    ...(scene.state.triage ? [] : firstAble(scene, 'triage', 'triage', generalists(scene))),
    ...(mayAsk(scene) ? firstAble(scene, 'triage', 'clarify', generalists(scene)) : []),
  ],
  close: (scene) =>
    scene.state.triage ? [] : [{ type: 'CaseTriaged', data: plainTriage(scene.state, scene.rules.guided, scene.at) }],
};

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
