import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { isPaid } from '../../../../../shared/events/modelCalls.ts';

import { isLost, isTaken, type PanelContext, votersOf } from '../../state/panelContext.ts';
import { kindIn, type Turn, type TurnKind } from '../../state/turn.ts';
import { lose } from '../../state/turnStatus.ts';

/**
 * Calls that a case which is asked again may cost in all: two fifths of what the first one had cost (docs/decisions/0197). No limit in a
 * first case, and in one from before it was recorded what the whole had cost.
 */
export const allowedCalls = ({ state }: PanelContext): number => {
  const whole = state.concluded?.wholeCalls;
  return whole === undefined ? Infinity : Math.floor((2 * whole) / 5);
};

const callsLeft = (context: PanelContext): number => allowedCalls(context) - paid(context, () => true);

/** Of the case's own calls those that came before its conclusion: while it is concluded they stay as many. */
export const callsBefore = (context: PanelContext): number => paid(context, (kind) => beforeIt.has(kind));
const beforeIt: ReadonlySet<TurnKind | undefined> = new Set<TurnKind>(['read', 'open', 'read_and_vote', 'revise']);

const paid = ({ state }: PanelContext, counts: (kind: TurnKind | undefined) => boolean): number =>
  Object.entries(state.calls)
    .filter(([step]) => counts(kindIn(step)))
    .flatMap(([, calls]) => calls)
    .filter(isPaid).length;

/** Of the calls that conclude the case those that were made since an answer before them did not hold. */
export const repeats = ({ state }: PanelContext): number => {
  const concluding = Object.entries(state.calls).filter(([step]) => !beforeIt.has(kindIn(step)));
  const turns = Map.groupBy(concluding, ([step]) => {
    const kind = kindIn(step);
    return kind !== undefined && byOne.has(kind) ? kind : step;
  });
  return [...turns.values()].reduce((sum, same) => {
    const made = same.flatMap(([, calls]) => calls).filter(isPaid).length;
    return sum + Math.max(0, made - 1);
  }, 0);
};
/** Where the answer of one seat is lost another is asked. */
const byOne: ReadonlySet<TurnKind> = new Set<TurnKind>(['chair', 'quantify', 'review']);

/** Calls that may be made beside those which must be: a ballot of every seat, and a draft. */
export const callsToSpare = (context: PanelContext): number =>
  callsLeft(context) - votesToCome(context) - (draftIsToCome(context) ? 1 : 0);

const votesToCome = (context: PanelContext): number => {
  if (context.run.phases.conclusion) return 0;
  const voted = new Set(
    Object.keys(context.state.calls).flatMap((step) => (votes.has(kindIn(step)) ? [step.split('/')[2]] : [])),
  );
  return votersOf(context).filter(({ seatId }) => !voted.has(seatId)).length;
};
const votes: ReadonlySet<TurnKind | undefined> = new Set<TurnKind>(['revise', 'read_and_vote']);

const draftIsToCome = ({ state, run, panel }: PanelContext): boolean =>
  run.draft === null &&
  Object.entries(state.calls).every(
    ([step, calls]) =>
      kindIn(step) !== 'chair' || !step.startsWith(`${panel}/`) || calls.every(({ outcome }) => outcome !== null),
  );

export const isBegun = ({ state }: Pick<PanelContext, 'state'>, { step }: Turn): boolean =>
  (state.calls[step] ?? []).length > 0;

/** Whether this seat, or another in its place, may be asked: the first one is, and a next one where there is a call to spare. */
export const mayStandIn = (context: PanelContext, one: Turn): boolean =>
  isBegun(context, one) ||
  callsToSpare(context) >= 1 ||
  Object.keys(context.state.calls).every((step) => kindIn(step) !== one.kind);

/** Turns whose answer did not hold and that are not asked again, since no call is to spare: what they were to say is left out. */
export const notRepeated = (context: PanelContext, turns: readonly Turn[]): CaseEvent[] => {
  const failed = turns.filter((one) => {
    const calls = context.state.calls[one.step] ?? [];
    const isOver = calls.every(({ outcome }) => outcome !== null) && calls.at(-1)?.outcome === 'invalid';
    return isOver && !isTaken(context, one) && !isLost(context, one);
  });
  return failed
    .slice(Math.max(0, callsToSpare(context)))
    .map((one) => lose(one, { code: 'invalid_answer' }, context.at));
};
