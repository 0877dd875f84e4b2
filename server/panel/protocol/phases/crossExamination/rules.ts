import type { CaseEvent } from '../../../../../shared/events/case.ts';
import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import { askedCheck, checkersOf } from '../../evidence/requestedChecks.ts';
import { cruxMatching } from './matchCruxes.ts';
import { chooseCruxes } from '../../counting/cruxes.ts';
import { minUsefulSeconds } from '../../state/deadlines.ts';
import {
  firstAble,
  frameOf,
  isLost,
  isReconciliation,
  isTaken,
  languageOf,
  modeOf,
  panelsBehind,
  poolOf,
  type PanelContext,
  secondsLeft,
  seatOfId,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { panelsWithResult } from '../../counting/reconciling.ts';
import { runOf } from '../../state/state.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { choiceOf } from '../../counting/ballots.ts';
import { castsOf } from '../../counting/casts.ts';

const maxCruxes = { direct: 2, default: 4, deep: 4 } as const;
const phase = 'cross_examination' as const;

/** docs/PROTOCOL.md §4.5: one exchange on what the decision turns on; no tallies are shown, names are pseudonyms. */
export const crossExaminationPhase: PhaseRules = {
  skip(context) {
    if (context.state.budgetReached) return 'budget_reached';
    if (secondsLeft(context, phase) < minUsefulSeconds[phase]) return 'no_time';
    if (isReconciliation(context)) return panelsWithResult(context).length < 2 ? 'one_panel' : null;
    if (!context.run.pools.blind) return 'too_few_ballots';
    if (isUnassailable(context)) return 'providers_agree';
    return cruxesOf(context).length === 0 ? 'no_crux' : null;
  },
  code(context) {
    if (isReconciliation(context) || context.run.cruxes.length > 0) return [];
    const isOpen = cruxMatching(context).some((one) => !isTaken(context, one));
    return isOpen ? [] : cruxesOf(context);
  },
  turns(context) {
    if (isReconciliation(context)) return delegates(context);
    if (context.run.cruxes.length === 0) return cruxMatching(context);
    return context.run.cruxes.flatMap((crux) => turnsOn(context, crux));
  },
};

/** Early stop: every bloc has the same winner, it has 0.75 or more, and no verified item speaks strongly against it. */
const isUnassailable = (context: PanelContext): boolean => {
  const pool = poolOf(context);
  if (!pool) return false;
  const blocsAgree = pool.blocs.every(({ p }) => choiceOf(p) === pool.winner);
  const contrary = context.run.evidence.some(
    ({ status, supports, injection }) => status === 'verified' && !injection && (supports[pool.winner] ?? 0) === -2,
  );
  return pool.blocs.length > 1 && blocsAgree && (pool.p[pool.winner] ?? 0) >= 0.75 && !contrary;
};

const cruxesOf = (context: PanelContext): CaseEvent[] => {
  const pool = context.run.pools.blind;
  const leading = Object.entries(pool?.p ?? {})
    .toSorted(([a, p], [b, q]) => q - p || (a < b ? -1 : 1))
    .map(([option]) => option);
  const [first, second] = leading;
  if (first === undefined || second === undefined) return [];
  const casts = castsOf(context, 'blind').filter(({ ballot }) => !ballot.abstain);
  const groups = context.run.groupings.filter(({ what }) => what === 'cruxes').flatMap((one) => one.groups);
  return chooseCruxes(casts, [first, second], maxCruxes[modeOf(context)], languageOf(context), groups).map(
    ({ under, ...crux }, i): CaseEvent => {
      const sides = [crux.advocateFor, crux.advocateAgainst].map((id) => seatOfId(context, id)?.provider);
      return {
        type: 'CruxChosen',
        data: {
          ...crux,
          under,
          panel: context.panel,
          cruxId: `crux-${context.panel}-${i + 1}`,
          examiner: examiner(context, sides, i)?.seatId ?? null,
          at: context.at,
        },
      };
    },
  );
};

/** A service seat that weighs as well as voters do, of a provider that is on neither side if there is one. */
const examiner = (context: PanelContext, sides: readonly (string | undefined)[], nth: number): Seat | undefined => {
  const able = examiningRoles.flatMap((role) => seatsOf(context, role));
  const neutral = able.filter(({ provider }) => !sides.includes(provider));
  const pool = neutral.length > 0 ? neutral : able;
  return pool[nth % Math.max(1, pool.length)];
};

const examiningRoles = ['stakeholder', 'framer', 'red_team'] as const;

const turnsOn = (
  context: PanelContext,
  { cruxId, advocateFor, advocateAgainst, examiner: by }: PanelContext['run']['cruxes'][number],
): Turn[] => {
  const one = (kind: 'claim' | 'examine' | 'answer', seatId: string) =>
    turn(phase, kind, context.panel, seatId, cruxId);
  const over = (turns: readonly Turn[]) => turns.every((t) => isTaken(context, t) || isLost(context, t));
  const claims = [one('claim', advocateFor), one('claim', advocateAgainst)];
  if (!over(claims) || by === null || !claims.some((t) => isTaken(context, t))) return claims;
  const examination = [...claims, one('examine', by)];
  if (!isTaken(context, one('examine', by))) return examination;
  const checks = lookedUp(context, cruxId, by);
  if (modeOf(context) === 'direct') return [...examination, ...checks];
  return [...examination, ...checks, ...claims.filter((t) => isTaken(context, t)).map((t) => one('answer', t.seatId))];
};

/** The examiner may have one piece of evidence looked up again, while there is time. */
const lookedUp = (context: PanelContext, cruxId: string, examiner: string): Turn[] => {
  const item = askedCheck(context, cruxId);
  if (!item) return [];
  const turns = firstAble(context, phase, 'check', checkersOf(context, item, examiner), cruxId);
  return turns.some((one) => isTaken(context, one)) || secondsLeft(context, phase) >= minSecondsForCheck ? turns : [];
};
const minSecondsForCheck = 10;

/** One delegate per panel: the seat that held its panel's winner most probable. It has seen the others' cruxes and evidence. */
const delegates = (context: PanelContext): Turn[] =>
  panelsWithResult(context).flatMap((panel) => {
    const run = runOf(context.state, panel);
    const winner = poolOf({ run })?.winner ?? '';
    const held = castsOf(
      context,
      'blind',
      panelsBehind(context).filter((p) => p === panel),
    ).toSorted((a, b) => (b.ballot.p[winner] ?? 0) - (a.ballot.p[winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1));
    return held[0] && frameOf(context) ? [turn(phase, 'delegate', context.panel, held[0].seatId)] : [];
  });
