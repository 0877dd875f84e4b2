import type { CaseEvent, Mode } from '../../../../shared/events/case.ts';
import type { Phase } from '../../../../shared/events/phases.ts';

import { dueOf, isLost, isTaken, type PanelContext } from '../state/panelContext.ts';
import { contextWith } from '../state/contextWith.ts';
import type { Turn } from '../state/turn.ts';
import { lose } from '../state/turnStatus.ts';
import { phaseRules } from '../phases/index.ts';

/** Phases in order; those in one group are held at the same time. */
export type Flow = readonly (readonly Phase[])[];

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

/** What one panel does next: code's facts, open turns, the end of one phase and the beginning of the next, or nothing more. */
export const stepOf = (context: PanelContext, flow: Flow): Step => {
  const at = flow.findLastIndex((group) => group.some((phase) => context.run.phases[phase]));
  if (at < 0) return { is: 'facts', facts: entering(context, flow[0] ?? []) };
  const held = (flow[at] ?? []).filter((phase) => context.run.phases[phase]?.skipped === null);

  const byCode = held.flatMap((phase) => phaseRules(phase).code?.(context) ?? []);
  if (byCode.length > 0) return { is: 'facts', facts: byCode };

  const open = held
    .flatMap((phase) => phaseRules(phase).turns(context))
    .filter((turn) => !isTaken(context, turn) && !isLost(context, turn));
  const late = open.filter(({ phase }) => context.nowMs >= dueOf(context, phase));
  if (late.length > 0)
    return { is: 'facts', facts: late.map((turn) => lose(turn, { code: 'out_of_time' }, context.at)) };
  if (open.length > 0)
    return { is: 'turns', turns: open, dueMs: Math.min(...open.map(({ phase }) => dueOf(context, phase))) };

  const closing = held.flatMap((phase) => phaseRules(phase).close?.(context) ?? []);
  const failed = closing.find(({ type }) => type === 'CaseFailed');
  if (failed) return { is: 'facts', facts: [failed] };
  const after = flow[at + 1];
  const facts = after ? [...closing, ...entering(contextWith(context, closing), after)] : closing;
  return facts.length > 0 ? { is: 'facts', facts } : { is: 'over' };
};

const entering = (context: PanelContext, phases: readonly Phase[]): CaseEvent[] => {
  const facts: CaseEvent[] = [];
  for (const phase of phases) {
    const before = contextWith(context, facts);
    const { panel, at } = before;
    const reason = phaseRules(phase).skip?.(before) ?? null;
    if (reason !== null) {
      facts.push({ type: 'PhaseSkipped', data: { panel, phase, reason, at } });
      continue;
    }
    const dueAt = new Date(dueOf(before, phase) + before.state.idleMs).toISOString();
    facts.push(
      { type: 'PhaseEntered', data: { panel, phase, dueAt, at } },
      ...(phaseRules(phase).open?.(before) ?? []),
    );
  }
  return facts;
};
