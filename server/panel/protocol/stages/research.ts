import type { CaseEvent } from '../../../../shared/events/case.ts';

import { baseRateIn } from '../baseRate.ts';
import { frameOf, isLost, isSince, isTaken, languageOf, type Scene, seatsOf, type StageRules } from '../scene.ts';
import { turn } from '../turn.ts';
import { assigned, checkCaseQuotes, checkers, leftUnchecked } from '../verification.ts';

/** P3: disjoint plans, then every quote looked up by a seat of another provider. */
export const researchStage: StageRules = {
  skip: ({ state }) => (state.budgetReached ? 'The spending cap was reached.' : null),
  open: (scene) => [planned(scene)],
  code: checkCaseQuotes,
  turns(scene) {
    const own = seatsOf(scene, 'researcher').map(({ seatId }) => turn('research', 'research', scene.panel, seatId));
    if (own.some((one) => !isTaken(scene, one) && !isLost(scene, one))) return own;
    const checks = checkers(scene).filter(({ seatId }) => assigned(scene, seatId).length > 0);
    return [...own, ...checks.map(({ seatId }) => turn('research', 'verify', scene.panel, seatId))];
  },
  close: leftUnchecked,
};

/** Every pair of option and criterion, and the base rate of each option, is looked for by exactly one researcher. */
const planned = (scene: Scene): CaseEvent => {
  const { options, criteria } = frameOf(scene);
  const baseRate = baseRateIn(isSince(scene, 4) ? languageOf(scene) : 'en');
  const cells = [
    ...options.map(({ title }) => baseRate(title)),
    ...criteria.flatMap(({ name }) => options.map(({ title }) => `${title}: ${name}`)),
  ];
  const researchers = seatsOf(scene, 'researcher');
  const plans = researchers.map(({ seatId }, nth) => ({
    seatId,
    queries: cells.filter((_, i) => i % researchers.length === nth),
  }));
  return { type: 'ResearchPlanned', data: { panel: scene.panel, plans, at: scene.at } };
};
