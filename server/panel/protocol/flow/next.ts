import type { CaseEvent } from '../../../../shared/events/case.ts';

import { sha256 } from '../../../../shared/kernel/hash.ts';
import { silence, totals } from '../state/deadlines.ts';
import { providerOut } from '../state/outages.ts';
import { flows, stepOf, type Step } from './flow.ts';
import { allowedCap, capOf, capReached, noMoneyFor, reached } from '../state/budget.ts';
import { panelsWithResult } from '../counting/reconciling.ts';
import { isReconciliation, type Rules, contextOf } from '../state/panelContext.ts';
import { panelsIn, seatsFor } from '../state/seating.ts';
import { tooFew } from '../phases/blindBallot/rules.ts';
import { type PanelState, panelTime } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { type Due, lose, turnStatusOf } from '../state/turnStatus.ts';

/** Raised whenever the same history would lead to other turns; old histories are replayed under their own facts. */
export const protocolVersion = 1;

export type Next =
  /** Facts that follow from the history alone: append them and ask again. */
  | { readonly do: 'record'; readonly facts: readonly CaseEvent[] }
  /** Turns that may be taken now, at once; ask again when one ends, and at `wakeAt` (wall clock) at the latest. */
  | { readonly do: 'ask'; readonly turns: readonly Due[]; readonly wakeAt: string | null }
  /** Nothing to do until the owner answers, or `until` comes. */
  | { readonly do: 'wait'; readonly until: string }
  | { readonly do: 'done'; readonly how: 'concluded' | 'failed' | 'cancelled' | 'not_submitted' };

/** The whole protocol as one pure question: what does this history call for at this moment? */
export const nextOf = (state: PanelState, now: string, rules: Rules): Next => {
  const over = overIs(state);
  if (over) return { do: 'done', how: over };
  const record = (...facts: CaseEvent[]): Next => ({ do: 'record', facts });

  const orphans = orphansOf(state, now);
  if (orphans.length > 0) return record(...orphans);
  if (!state.seated) return record(seating(state, now, rules));
  if (state.asked && !state.answers && !state.assumed)
    return now < state.asked.dueAt ? { do: 'wait', until: state.asked.dueAt } : record(assuming(state, now));
  const cap = capOf(state, rules);
  if (cap !== null && capReached(state, cap)) return record(reached(state, cap, now));

  const steps = stepsOf(state, now, rules);
  const facts = steps.find((step) => step.is === 'facts');
  if (facts) return record(...facts.facts);
  return asking(
    state,
    now,
    cap,
    steps.flatMap((step) => (step.is === 'turns' ? [step] : [])),
  );
};

const overIs = (state: PanelState) => {
  if (!state.submitted) return 'not_submitted' as const;
  if (state.cancelled) return 'cancelled' as const;
  if (state.failed) return 'failed' as const;
  return state.panels[0]?.gate ? ('concluded' as const) : null;
};

/** In deep mode: triage, then the panels side by side without knowing of each other, then their reconciliation. */
const stepsOf = (state: PanelState, now: string, rules: Rules): Step[] => {
  const context = contextOf(state, 0, rules, now);
  const mode = state.submitted?.mode ?? 'default';
  if (!isReconciliation(context)) return [stepOf(context, flows[mode])];
  const triage = stepOf(context, flows.triage);
  if (triage.is !== 'over' && !context.run.phases.framing) return [triage];
  // What the panels did was taken over with their meeting: they are not asked again.
  if (state.reusedParts > 0 && context.run.phases.framing) return [stepOf(context, flows.deep)];
  const panels = Array.from({ length: state.seated?.panels ?? 1 }, (_, i) =>
    stepOf(contextOf(state, i + 1, rules, now), flows.panel),
  );
  if (panels.some(({ is }) => is !== 'over')) return panels;
  if (panelsWithResult(context).length === 0) return [{ is: 'facts', facts: [tooFew(context, 0)] }];
  return [stepOf(context, flows.deep)];
};

const asking = (
  state: PanelState,
  now: string,
  cap: number | null,
  open: readonly Extract<Step, { is: 'turns' }>[],
): Next => {
  const nowMs = panelTime(state, now);
  const out = ({ seatId }: Turn) =>
    providerOut(state, state.seated?.seats.find((seat) => seat.seatId === seatId)?.provider ?? '', nowMs);
  const due: Due[] = [];
  const lost: CaseEvent[] = [];
  const wakes = open.map(({ dueMs }) => dueMs);
  const seen = new Set<string>();
  for (const { turns, dueMs } of open)
    for (const turn of turns) {
      // A panel may wait for a turn of the one beside it.
      if (seen.has(turn.step)) continue;
      seen.add(turn.step);
      const status = turnStatusOf(state, turn, nowMs, { dueMs });
      const broke = status.is === 'due' ? (noMoneyFor(state, turn, cap) ?? out(turn)) : null;
      if (broke) lost.push(lose(turn, broke, now));
      else if (status.is === 'exhausted') lost.push(lose(turn, status.reason, now));
      else if (status.is === 'under_way' && status.hedgeAtMs !== null) wakes.push(status.hedgeAtMs);
      else if (status.is === 'due' && status.notBeforeMs > nowMs) wakes.push(status.notBeforeMs);
      else if (status.is === 'due') {
        due.push(status.turn);
        // It may be that nothing else happens until this one is worth a second attempt.
        wakes.push(nowMs + silence.hedge * 1000);
      }
    }
  if (lost.length > 0) return { do: 'record', facts: lost };
  const wake = wakes.filter((ms) => ms > nowMs);
  return {
    do: 'ask',
    turns: due,
    wakeAt: wake.length > 0 ? new Date(Math.min(...wake) + state.idleMs).toISOString() : null,
  };
};

/** Calls of an earlier run whose results will never be recorded, though they may have been paid for. */
export const orphansOf = (state: PanelState, now: string): CaseEvent[] =>
  Object.values(state.calls)
    .flat()
    .filter(({ outcome, run }) => outcome === null && run < state.run)
    .map(({ callId, step }) => ({
      type: 'ModelCallEnded',
      data: {
        callId,
        step,
        outcome: 'unknown',
        usage: null,
        usd: null,
        priceVersion: null,
        latencyMs: 0,
        retryAt: null,
        problem: { code: 'run_ended', detail: '' },
        late: false,
        costUnknown: 'no_answer',
        at: now,
      },
    }));

const seating = (state: PanelState, now: string, rules: Rules): CaseEvent => {
  const { submitted } = state;
  const { modelProviders, size, calibration } = rules;
  const mode = submitted?.mode ?? 'default';
  const seed = sha256(submitted?.caseId ?? '').slice(0, 16);
  return {
    type: 'PanelSeated',
    data: {
      protocolVersion,
      rehearsal: modelProviders.every(({ provider }) => provider === 'rehearsal'),
      seed,
      seats: seatsFor(mode, modelProviders, seed, size === undefined ? undefined : Math.ceil(size / panelsIn(mode))),
      panels: panelsIn(mode),
      dueAt: new Date(Date.parse(now) + totals[mode] * 1000).toISOString(),
      capUsd: allowedCap(state, rules),
      ...(calibration === undefined ? {} : { calibration }),
      at: now,
    },
  };
};

const assuming = ({ asked }: PanelState, now: string): CaseEvent => ({
  type: 'ClarificationAssumed',
  data: {
    reason: 'timeout',
    assumptions: (asked?.questions ?? []).map(({ questionId, assumption }) => ({ questionId, text: assumption })),
    at: now,
  },
});
