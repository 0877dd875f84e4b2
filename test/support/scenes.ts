import type { CaseEvent, CaseEventOf } from '../../shared/events/case.ts';
import type { Phase } from '../../shared/events/phases.ts';
import { caseFailed, later } from './controls.ts';
import { history } from './histories.ts';
import { playCase } from './fakeCase.ts';
import { english, rehearsal } from './stories.ts';

/** A case as it stood at some moment: the facts of every state its watch page can be in. */
const entering: Partial<Record<CaseEvent['type'], Phase>> = {
  CruxChosen: 'cross_examination',
  ObjectionRaised: 'red_team',
  RecommendationDrafted: 'conclusion',
};
const whole = history(english).flatMap((fact, i, all): readonly CaseEvent[] => {
  const phase = entering[fact.type];
  if (!phase || all.findIndex(({ type }) => type === fact.type) !== i || !('at' in fact.data)) return [fact];
  return [{ type: 'PhaseEntered', data: { panel: 0, phase, dueAt: null, at: fact.data.at } }, fact];
});
const moment = later(1200);

/** The facts up to and with the nth of its kind. */
const until = (type: CaseEvent['type'], nth = 1, facts: readonly CaseEvent[] = whole): readonly CaseEvent[] => {
  const found = facts.flatMap((fact, i) => (fact.type === type ? [i] : []))[nth - 1];
  if (found === undefined) throw new Error(`Expected ${nth} facts ${type} in the history, found fewer.`);
  return facts.slice(0, found + 1);
};

const report: CaseEventOf<'ReportIssued'> = {
  type: 'ReportIssued',
  data: { documentHash: 'ab', head: { revision: whole.length - 1, hash: 'cd' }, filename: 'witan.pdf', at: moment },
};

const thin = (quorum: 'degraded' | 'single_source') =>
  whole.map((fact): CaseEvent =>
    fact.type === 'BallotsPooled' ? { ...fact, data: { ...fact.data, pool: { ...fact.data.pool, quorum } } } : fact,
  );

export const scenes = {
  queued: until('CaseSubmitted'),
  waiting: until('ClarificationAsked'),
  sealing: until('BallotSealed', 5),
  arguing: until('UtteranceMade', 2),
  degraded: until('UtteranceMade', 3, thin('degraded')),
  single: [...thin('single_source'), report],
  budget: [
    ...until('UtteranceMade', 2),
    { type: 'BudgetReached', data: { scope: 'case', capUsd: 25, spentUsd: 24.6, heldUsd: 0, at: moment } },
  ],
  failed: [...until('BallotSealed', 2), { ...caseFailed(true), data: { ...caseFailed(true).data, at: moment } }],
  lost: [...until('BallotSealed', 2), { ...caseFailed(false), data: { ...caseFailed(false).data, at: moment } }],
  cancelled: [
    ...until('UtteranceMade', 1),
    { type: 'CaseCancelled', data: { reason: 'The landlord withdrew.', at: moment } },
  ],
  concluded: whole,
  delivered: [...whole, report],
  rehearsed: [...history(rehearsal), report],
} as const satisfies Record<string, readonly CaseEvent[]>;

/** What happens next after `arguing`: the third statement. */
export const next = whole.slice(scenes.arguing.length, until('UtteranceMade', 3).length);

/** And after that, everything up to the dissent. */
export const afterNext = whole.slice(scenes.arguing.length + next.length, until('DissentFiled').length);

/** A whole deep case with three panels, played by fake providers. */
export const deep = async (): Promise<readonly CaseEvent[]> =>
  (await playCase('deep')).events.map(({ type, data }) => ({ type, data }) as CaseEvent);
