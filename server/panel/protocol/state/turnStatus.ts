import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Loss } from '../../../../shared/events/codes.ts';

import { callLimits } from './callLimits.ts';
import { silence } from './deadlines.ts';
import { type Call, panelTime, type PanelState } from './state.ts';
import type { Turn } from './turn.ts';

/** How often a seat may try: what it is to be asked once more, and what is worth waiting for. */
const tries = { refused: 2, invalid: 2, tooLong: 2, failed: 4, unknown: 6 } as const;

/** A turn that can be taken now (or from `notBeforeMs` on). */
export type Due = Turn & { readonly attempt: number; readonly hedge: boolean };

type TurnStatus =
  | { readonly is: 'taken' | 'lost' }
  | { readonly is: 'due'; readonly turn: Due; readonly notBeforeMs: number }
  | { readonly is: 'under_way'; readonly hedgeAtMs: number | null }
  | { readonly is: 'exhausted'; readonly reason: Loss };

type Window = { readonly dueMs: number | null };

/** The state of a turn by what is recorded of its calls. `Ms` are by the panel's own clock. */
export const turnStatusOf = (state: PanelState, one: Turn, nowMs: number, window: Window): TurnStatus => {
  const calls = state.calls[one.step] ?? [];
  if (calls.some(({ outcome }) => outcome === 'ok')) return { is: 'taken' };
  if (state.lost[one.step] !== undefined) return { is: 'lost' };
  const underWay = calls.filter(({ outcome, run }) => outcome === null && run === state.run);
  if (underWay.length > 0) return whileUnderWay(state, one, calls, underWay, nowMs, window);
  const reason = exhausted(calls, state.triage?.policyFlags.length ? 1 : tries.refused);
  if (reason) return { is: 'exhausted', reason };
  return {
    is: 'due',
    turn: { ...one, attempt: calls.length + 1, hedge: false },
    notBeforeMs: notBefore(calls, state.idleMs),
  };
};

/**
 * One second attempt may be made beside a first that shows no sign of work (the engine knows which do), where it can still end in
 * time: half of the longest time of an attempt is more than most take.
 */
const whileUnderWay = (
  state: PanelState,
  one: Turn,
  calls: readonly Call[],
  underWay: readonly Call[],
  nowMs: number,
  { dueMs }: Window,
): TurnStatus => {
  const [only, ...more] = underWay;
  if (!only || more.length > 0 || dueMs === null || calls.length >= tries.failed)
    return { is: 'under_way', hedgeAtMs: null };
  const hedgeAtMs = panelTime(state, only.at) + silence.hedge * 1000;
  const usefulMs = callLimits(state.submitted?.mode ?? 'default', one.panel, one.kind).seconds * 500;
  if (Math.max(nowMs, hedgeAtMs) + usefulMs > dueMs) return { is: 'under_way', hedgeAtMs: null };
  return nowMs >= hedgeAtMs
    ? { is: 'due', turn: { ...one, attempt: calls.length + 1, hedge: true }, notBeforeMs: hedgeAtMs }
    : { is: 'under_way', hedgeAtMs };
};

/** A case that triage flagged is not asked again where a model declined: no other model is tried until one agrees. */
const exhausted = (calls: readonly Call[], refusals: number): Loss | null => {
  const count = (...outcomes: Call['outcome'][]) => calls.filter(({ outcome }) => outcomes.includes(outcome)).length;
  if (count('refused') >= refusals) return { code: 'declined' };
  if (count('invalid') >= tries.invalid) return { code: 'invalid_answer' };
  if (calls.filter(({ problem }) => problem === 'token_limit').length >= tries.tooLong)
    return { code: 'invalid_answer' };
  if (count('error', 'timeout', 'rate_limited', 'cut') >= tries.failed) return { code: 'unreachable' };
  if (count('unknown') >= tries.unknown) return { code: 'interrupted' };
  return null;
};

/** Waits as the provider asked, else 1, 2, 4 seconds; an interrupted call is repeated at once. */
const notBefore = (calls: readonly Call[], idleMs: number): number => {
  const last = calls.at(-1);
  if (!last?.endedAt) return 0;
  if (last.retryAt) return Date.parse(last.retryAt) - idleMs;
  const failures = calls.filter(
    ({ outcome }) => outcome === 'error' || outcome === 'rate_limited' || outcome === 'cut',
  ).length;
  const waits = last.outcome === 'error' || last.outcome === 'rate_limited' || last.outcome === 'cut';
  return Date.parse(last.endedAt) - idleMs + (waits ? 1000 * 2 ** (failures - 1) : 0);
};

export const lose = ({ panel, step, seatId }: Turn, reason: Loss, at: string): CaseEvent => ({
  type: 'TurnLost',
  data: { panel, step, seatId, reason, at },
});
