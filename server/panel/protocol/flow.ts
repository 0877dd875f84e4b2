import type { CaseEvent, Mode } from '../../../shared/events/case.ts';
import type { Stage } from '../../../shared/events/casePanel.ts';

import { dueOf, isLost, isTaken, type Scene, type StageRules } from './scene.ts';
import { blindBallotStage } from './stages/blindBallot.ts';
import { conclusionStage } from './stages/conclusion.ts';
import { crossExaminationStage } from './stages/crossExamination.ts';
import { framingStage } from './stages/framing.ts';
import { redTeamStage } from './stages/redTeam.ts';
import { reportStage } from './stages/report.ts';
import { researchStage } from './stages/research.ts';
import { revisedBallotStage } from './stages/revisedBallot.ts';
import { triageStage } from './stages/triage.ts';
import { sceneWith } from './retell.ts';
import type { Turn } from './turn.ts';
import { lose } from './turns.ts';

const rulesOf: Readonly<Record<Stage, StageRules>> = {
  triage: triageStage,
  framing: framingStage,
  research: researchStage,
  blind_ballot: blindBallotStage,
  cross_examination: crossExaminationStage,
  red_team: redTeamStage,
  revised_ballot: revisedBallotStage,
  conclusion: conclusionStage,
  report: reportStage,
};

/** Stages in order; those in one group are held at the same time. */
export type Flow = readonly (readonly Stage[])[];

const own: Flow = [
  ['framing'],
  ['research'],
  ['blind_ballot'],
  ['cross_examination'],
  ['red_team'],
  ['revised_ballot'],
  ['conclusion'],
];
export const flows: Readonly<Record<Mode, Flow>> & { readonly triage: Flow; readonly panel: Flow } = {
  direct: [
    ['triage'],
    ['framing'],
    ['research'],
    ['blind_ballot'],
    ['red_team', 'cross_examination'],
    ['revised_ballot'],
    ['conclusion'],
    ['report'],
  ],
  default: [['triage'], ...own, ['report']],
  /** The reconciliation of a deep run, after its triage and its panels. */
  deep: [
    ['triage'],
    ['framing'],
    ['blind_ballot'],
    ['cross_examination'],
    ['revised_ballot'],
    ['conclusion'],
    ['report'],
  ],
  triage: [['triage']],
  panel: own,
};

export type Step =
  | { readonly is: 'facts'; readonly facts: readonly CaseEvent[] }
  | { readonly is: 'turns'; readonly turns: readonly Turn[]; readonly dueMs: number }
  | { readonly is: 'over' };

/** What one panel does next: code's facts, open turns, the end of one stage and the beginning of the next, or nothing more. */
export const stepOf = (scene: Scene, flow: Flow): Step => {
  const at = flow.findLastIndex((group) => group.some((stage) => scene.run.stages[stage]));
  if (at < 0) return { is: 'facts', facts: entering(scene, flow[0] ?? []) };
  const held = (flow[at] ?? []).filter((stage) => scene.run.stages[stage]?.skipped === null);

  const byCode = held.flatMap((stage) => rulesOf[stage].code?.(scene) ?? []);
  if (byCode.length > 0) return { is: 'facts', facts: byCode };

  const open = held
    .flatMap((stage) => rulesOf[stage].turns(scene))
    .filter((turn) => !isTaken(scene, turn) && !isLost(scene, turn));
  const late = open.filter(({ stage }) => scene.nowMs >= dueOf(scene, stage));
  if (late.length > 0) return { is: 'facts', facts: late.map((turn) => lose(turn, 'out of time', scene.at)) };
  if (open.length > 0)
    return { is: 'turns', turns: open, dueMs: Math.min(...open.map(({ stage }) => dueOf(scene, stage))) };

  const closing = held.flatMap((stage) => rulesOf[stage].close?.(scene) ?? []);
  const failed = closing.find(({ type }) => type === 'CaseFailed');
  if (failed) return { is: 'facts', facts: [failed] };
  const after = flow[at + 1];
  const facts = after ? [...closing, ...entering(sceneWith(scene, closing), after)] : closing;
  return facts.length > 0 ? { is: 'facts', facts } : { is: 'over' };
};

const entering = (scene: Scene, stages: readonly Stage[]): CaseEvent[] => {
  const facts: CaseEvent[] = [];
  for (const stage of stages) {
    const before = sceneWith(scene, facts);
    const { panel, at } = before;
    const reason = rulesOf[stage].skip?.(before) ?? null;
    if (reason !== null) {
      facts.push({ type: 'StageSkipped', data: { panel, stage, reason, at } });
      continue;
    }
    const dueAt = new Date(dueOf(before, stage) + before.state.idleMs).toISOString();
    facts.push({ type: 'StageEntered', data: { panel, stage, dueAt, at } }, ...(rulesOf[stage].open?.(before) ?? []));
  }
  return facts;
};
