import { leastForReview } from '../deadline.ts';
import { checksOf, mendable } from '../gate.ts';
import { firstAble, isLost, isTaken, type Scene, secondsLeft, seatOfId, seatsOf, type StageRules } from '../scene.ts';
import { type Turn, turn } from '../turn.ts';

const stage = 'report' as const;
const leastForRedraft = 10;

/** P11: rules first and last; in between, if there is time, one reader of another provider and one redraft. */
export const reportStage: StageRules = {
  turns(scene) {
    const reading = reviews(scene);
    if (reading.some((one) => !isTaken(scene, one) && !isLost(scene, one))) return reading;
    return [...reading, ...redrafts(scene)];
  },
  close(scene) {
    const checks = checksOf(scene);
    const verdict = checks.every(({ ok }) => ok) ? 'pass' : 'publish_with_warning';
    return [{ type: 'GatePassed', data: { panel: scene.panel, verdict, checks, at: scene.at } }];
  },
};

const reviews = (scene: Scene): Turn[] => {
  if (scene.state.budgetReached || !scene.run.draft?.seatId) return [];
  const chair = seatOfId(scene, scene.run.draft.seatId)?.provider;
  const readers = seatsOf(scene, 'reviewer').filter(({ seatId }) => seatId !== scene.run.draft?.seatId);
  const others = readers.filter(({ provider }) => provider !== chair);
  const turns = firstAble(scene, stage, 'review', others.length > 0 ? others : readers);
  return scene.run.fixes !== null || secondsLeft(scene, stage) >= leastForReview ? turns : [];
};

/** What a redraft is to mend: the reader's fixes and the rules the draft does not keep. */
export const fixesFor = (scene: Scene): string[] => [...(scene.run.fixes ?? []), ...mendable(checksOf(scene))];

const redrafts = (scene: Scene): Turn[] => {
  const author = scene.run.draft?.seatId;
  if (!author || scene.state.budgetReached || secondsLeft(scene, stage) < leastForRedraft) return [];
  const one = turn(stage, 'redraft', scene.panel, author);
  const again = scene.run.drafts > 1 || isTaken(scene, one) || isLost(scene, one);
  return !again && fixesFor(scene).length > 0 ? [one] : [];
};
