import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Seat } from '../../../../shared/events/casePanel.ts';

import { askedCheck, checkersOf } from '../checks.ts';
import { chooseCruxes } from '../cruxes.ts';
import { leastUseful } from '../deadline.ts';
import {
  castsOf,
  firstAble,
  frameOf,
  isLost,
  isReconciliation,
  isSince,
  isTaken,
  languageOf,
  modeOf,
  panelsBehind,
  poolOf,
  type Scene,
  secondsLeft,
  seatOfId,
  type StageRules,
} from '../scene.ts';
import { panelsWithResult } from '../reconciling.ts';
import { runOf } from '../state.ts';
import { type Turn, turn } from '../turn.ts';
import { choiceOf } from '../ballots.ts';

const mostCruxes = { direct: 2, default: 4, deep: 4 } as const;
const stage = 'cross_examination' as const;

/** P6: one exchange on what the decision turns on; nobody hears tallies, names are pseudonyms. */
export const crossExaminationStage: StageRules = {
  skip(scene) {
    if (scene.state.budgetReached) return 'The spending cap was reached.';
    if (secondsLeft(scene, stage) < (leastUseful[stage] ?? 0)) return 'There was no time left for it.';
    if (isReconciliation(scene))
      return panelsWithResult(scene).length < 2 ? 'There is only one panel with a result.' : null;
    if (!scene.run.pools.blind) return 'Too few ballots.';
    if (isUnassailable(scene)) return 'All providers agree clearly and nothing verified speaks against it.';
    return cruxesOf(scene).length === 0 ? 'No seat named a proposition on which the decision turns.' : null;
  },
  open: (scene) => (isReconciliation(scene) ? [] : cruxesOf(scene)),
  turns: (scene) =>
    isReconciliation(scene) ? delegates(scene) : scene.run.cruxes.flatMap((crux) => turnsOn(scene, crux)),
};

/** Early stop: every bloc has the same winner, it has 0.75 or more, and no verified item speaks strongly against it. */
export const isUnassailable = (scene: Scene): boolean => {
  const pool = poolOf(scene);
  if (!pool) return false;
  const blocsAgree = pool.blocs.every(({ p }) => choiceOf(p) === pool.winner);
  const contrary = scene.run.evidence.some(
    ({ status, supports, injection }) => status === 'verified' && !injection && (supports[pool.winner] ?? 0) === -2,
  );
  return pool.blocs.length > 1 && blocsAgree && (pool.p[pool.winner] ?? 0) >= 0.75 && !contrary;
};

const cruxesOf = (scene: Scene): CaseEvent[] => {
  const pool = scene.run.pools.blind;
  const leading = Object.entries(pool?.p ?? {})
    .toSorted(([a, p], [b, q]) => q - p || (a < b ? -1 : 1))
    .map(([option]) => option);
  const [first, second] = leading;
  if (first === undefined || second === undefined) return [];
  const casts = castsOf(scene, 'blind').filter(({ ballot }) => !ballot.abstain);
  return chooseCruxes(casts, [first, second], mostCruxes[modeOf(scene)], languageOf(scene)).map(
    ({ under, ...crux }, i): CaseEvent => {
      const sides = [crux.advocateFor, crux.advocateAgainst].map((id) => seatOfId(scene, id)?.provider);
      return {
        type: 'CruxChosen',
        data: {
          ...crux,
          ...(isSince(scene, 2) && { under }),
          panel: scene.panel,
          cruxId: `crux-${scene.panel}-${i + 1}`,
          examiner: examiner(scene, sides, i)?.seatId ?? null,
          at: scene.at,
        },
      };
    },
  );
};

/** A service seat, of a provider that is on neither side if there is one. */
const examiner = (scene: Scene, sides: readonly (string | undefined)[], nth: number): Seat | undefined => {
  const able = scene.seats.filter(({ role }) => role === 'verifier' || role === 'stakeholder');
  const neutral = able.filter(({ provider }) => !sides.includes(provider));
  const pool = neutral.length > 0 ? neutral : able;
  return pool[nth % Math.max(1, pool.length)];
};

const turnsOn = (
  scene: Scene,
  { cruxId, advocateFor, advocateAgainst, examiner: by }: Scene['run']['cruxes'][number],
): Turn[] => {
  const one = (phase: 'claim' | 'examine' | 'answer', seatId: string) =>
    turn(stage, phase, scene.panel, seatId, cruxId);
  const over = (turns: readonly Turn[]) => turns.every((t) => isTaken(scene, t) || isLost(scene, t));
  const claims = [one('claim', advocateFor), one('claim', advocateAgainst)];
  if (!over(claims) || by === null || !claims.some((t) => isTaken(scene, t))) return claims;
  const examination = [...claims, one('examine', by)];
  if (!isTaken(scene, one('examine', by))) return examination;
  const checks = isSince(scene, 2) ? lookedUp(scene, cruxId, by) : [];
  if (modeOf(scene) === 'direct') return [...examination, ...checks];
  return [...examination, ...checks, ...claims.filter((t) => isTaken(scene, t)).map((t) => one('answer', t.seatId))];
};

/** The examiner may have one piece of evidence looked up again, while there is time. */
const lookedUp = (scene: Scene, cruxId: string, examiner: string): Turn[] => {
  const item = askedCheck(scene, cruxId);
  if (!item) return [];
  const turns = firstAble(scene, stage, 'check', checkersOf(scene, item, examiner), cruxId);
  return turns.some((one) => isTaken(scene, one)) || secondsLeft(scene, stage) >= leastForCheck ? turns : [];
};
const leastForCheck = 10;

/** One delegate per panel: the seat that held its panel's winner most probable. It has seen the others' cruxes and evidence. */
const delegates = (scene: Scene): Turn[] =>
  panelsWithResult(scene).flatMap((panel) => {
    const run = runOf(scene.state, panel);
    const winner = poolOf({ run })?.winner ?? '';
    const held = castsOf(
      scene,
      'blind',
      panelsBehind(scene).filter((p) => p === panel),
    ).toSorted((a, b) => (b.ballot.p[winner] ?? 0) - (a.ballot.p[winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1));
    return held[0] && frameOf(scene) ? [turn(stage, 'delegate', scene.panel, held[0].seatId)] : [];
  });
