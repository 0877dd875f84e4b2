import type { CaseEvent } from '../../../../shared/events/case.ts';
import { idOf } from '../../../../shared/kernel/ids.ts';
import { maximumCost, mostTokens } from './maximumCost.ts';
import { costOf } from '../../providers/prices.ts';
import type { ConfiguredProvider } from '../../providers/modelClient.ts';
import { dueOf, isLost, isTaken, modeOf, type PanelContext, contextOf } from '../../protocol/state/panelContext.ts';
import { capOf, leaveFor, reached } from '../../protocol/state/budget.ts';
import { callLimits, leavesSeconds } from '../../protocol/state/callLimits.ts';
import type { Turn } from '../../protocol/state/turn.ts';
import type { Due } from '../../protocol/state/turnStatus.ts';
import { lose, turnStatusOf } from '../../protocol/state/turnStatus.ts';
import { patienceWith } from '../../protocol/state/outages.ts';
import { panelTime, type PanelState } from '../../protocol/state/state.ts';
import type { Draft } from '../journal.ts';
import { attemptRequest, pagesFor, configuredFor } from './attemptRequest.ts';
import type { Run } from '../run.ts';
import { truncate } from '../../protocol/text/limits.ts';
import { type Outcome, type SeatCall, costGap, lossOf, outcomeOf } from './outcome.ts';

/** Characters of a provider's own message that are recorded. */
const maxDetail = 1000;

/** One attempt at one turn: the intention is recorded, the seat is asked, the outcome and what follows are recorded as one. */
export const attemptTurn = async (run: Run, turn: Due, signal: AbortSignal): Promise<void> => {
  const { needs, journal, rules } = run;
  const context = () => contextOf(journal.state, turn.panel, rules, needs.clock.now());
  const configured = configuredFor(run, turn, context());
  const pages = await pagesFor(run, turn, context(), signal);
  const ask = attemptRequest(run, turn, configured, context(), pages);
  const callId = idOf(run.caseId, turn.step, turn.attempt, run.runId);
  const followers = await run.caches.join(ask, signal);
  const account = journal.state.submitted?.accountId ?? '';
  const quota = { provider: configured.provider, account, tokens: mostTokens(ask) };
  const mayCall = needs.turnToCall ? await needs.turnToCall(quota, signal) : unlimited;
  if (!mayCall) return followers();
  let used: number | null = null;
  try {
    const extra = { callId, nonce: needs.nonce(), pages };
    used = await askSeat({ run, turn, configured, ask, extra, context }, followers, signal);
  } finally {
    mayCall.end(used);
  }
};
const unlimited = { end: () => undefined };

/** Answers how many tokens the call took; null where nobody says. */
const askSeat = async (call: SeatCall, followers: () => void, signal: AbortSignal): Promise<number | null> => {
  const { needs } = call.run;
  if (!(await isIntended(call))) {
    followers();
    return 0;
  }
  const startedMs = Date.parse(needs.clock.now());
  const outcome = await answerInTime(call, followers, signal);
  // A process that is being stopped writes nothing more: the next run finds the intention and asks again.
  if (outcome.outcome === 'aborted' && signal.reason === 'stop') return null;
  reportTo(needs, call.configured.provider, call.ask.model, outcome);
  await recordEnd(call, outcome, startedMs);
  const usage = outcome.completion?.usage;
  return usage ? usage.input + usage.output : outcome.unserved ? 0 : null;
};

/** Records the intention, where the turn is still due and there is money for it; else what became of the turn, if anything did. */
const isIntended = async ({ run, turn, configured, ask, extra, context }: SeatCall): Promise<boolean> => {
  const { needs, journal, rules } = run;
  const { callId } = extra;
  const reservedUsd = maximumCost(needs.prices, configured.provider, ask, needs.clock.now());
  const [first] = await journal.append(`${callId}/intended`, (state) => {
    if (!isDue(state, turn, context())) return [];
    const now = needs.clock.now();
    const leave = leaveFor(state, turn, reservedUsd, capOf(state, rules));
    if (leave.is === 'wait') run.waiting.set(keyOf(turn), endedCalls(state));
    if (leave.is === 'reached') return [said(turn, reached(state, leave.capUsd, now), null)];
    if (leave.is === 'no_share') return [said(turn, lose(turn, leave.reason, now), null)];
    const { step, panel, seatId, attempt } = turn;
    const call = { callId, step, panel, seatId, attempt, provider: configured.provider, model: ask.model };
    const data = { ...call, promptHash: ask.hash, reservedUsd, at: now };
    return leave.is === 'go' ? [said(turn, { type: 'ModelCallIntended', data }, callId)] : [];
  });
  return first?.fact.type === 'ModelCallIntended';
};

/** Asks the seat, within the time of its turn and as long as the provider shows that it works. */
const answerInTime = async (call: SeatCall, followers: () => void, signal: AbortSignal): Promise<Outcome> => {
  const { run, turn, configured, context } = call;
  const { clock } = run.needs;
  const limits = new AbortController();
  const over = AbortSignal.any([signal, limits.signal]);
  void clock
    .sleep(timeFor(turn, context(), configured), over)
    .then(() => (over.aborted ? undefined : limits.abort('timeout')));
  const silent = new AbortController();
  void clock
    .sleep(patienceWith(context().state, configured.provider) * 1000, AbortSignal.any([over, silent.signal]))
    .then(() => (over.aborted || silent.signal.aborted ? undefined : limits.abort('silent')));
  const onWork = () => {
    followers();
    silent.abort();
    run.working.add(keyOf(turn));
  };
  const outcome = await outcomeOf(call, { signal: over, limit: limits.signal, onWork });
  followers();
  limits.abort('over');
  return outcome;
};

/** The outcome, what it cost and what follows from it, as one append. */
const recordEnd = async (call: SeatCall, outcome: Outcome, startedMs: number): Promise<void> => {
  const { run, turn, configured, ask, extra } = call;
  const { needs, journal, rules } = run;
  const { clock } = needs;
  const usage = outcome.completion?.usage ?? null;
  const model = outcome.completion?.model ?? ask.model;
  const priced = (name: string) => costOf(needs.prices, configured.provider, name, usage, clock.now());
  const known = priced(ask.model);
  const cost = outcome.unserved ? { usd: 0, priceVersion: null } : known.usd === null ? priced(model) : known;
  needs.onCall?.({
    caseId: run.caseId,
    kind: turn.kind,
    ms: Math.max(0, Date.parse(clock.now()) - startedMs),
    provider: configured.provider,
    model,
    outcome: outcome.outcome,
    usage,
    ...cost,
  });
  const { callId } = extra;
  await journal.append(`${callId}/ended`, (state) => {
    const now = clock.now();
    const here = contextOf(state, turn.panel, rules, now);
    const late = isLost(here, turn) || isTaken(here, turn);
    const facts = late || outcome.outcome !== 'ok' ? [] : outcome.facts;
    const end: CaseEvent = {
      type: 'ModelCallEnded',
      data: {
        callId,
        step: turn.step,
        outcome: outcome.outcome,
        usage,
        ...cost,
        latencyMs: Math.max(0, Date.parse(now) - startedMs),
        retryAt: outcome.retryAt,
        problem: outcome.problem && { ...outcome.problem, detail: truncate(outcome.problem.detail, maxDetail) },
        late: late && outcome.outcome === 'ok',
        costUnknown: cost.usd === null ? costGap(outcome) : null,
        at: now,
      },
    };
    const given = outcome.nonRetryable && !late ? [lose(turn, lossOf(outcome), now)] : [];
    return [end, ...facts, ...given].map((fact) => said(turn, fact, callId));
  });
};

/** One attempt at one turn, by name. */
export const keyOf = ({ step, attempt }: Due): string => `${step}#${attempt}`;
export const endedCalls = ({ calls }: PanelState): number =>
  Object.values(calls)
    .flat()
    .filter(({ outcome }) => outcome !== null).length;

/** A provider is out when it cannot be reached, says so, or says nothing at all. What ends by our own limits shows nothing of it. */
const outages = new Set<NonNullable<Outcome['problem']>['code']>(['unreachable', 'overloaded', 'silent']);

const reportTo = ({ breaker, clock, log }: Run['needs'], provider: string, model: string, outcome: Outcome): void => {
  const nowMs = Date.parse(clock.now());
  const code = outcome.problem?.code;
  if (outcome.completion) breaker.report(provider, model, 'working', nowMs);
  else if (code && outages.has(code)) breaker.report(provider, model, 'out', nowMs);
  if (outcome.outcome === 'rate_limited' && outcome.retryAt)
    breaker.pause(provider, model, Date.parse(outcome.retryAt));
  if (code === 'no_credit' || code === 'bad_key' || code === 'unknown_model')
    log.warn({ provider, model, problem: code, detail: outcome.problem?.detail }, 'a provider refuses this account');
};

const isDue = (state: PanelState, turn: Due, { nowMs, panel }: PanelContext): boolean => {
  if (turn.kind === 'follow_up') return state.followUps[turn.subject ?? '']?.answered === false;
  const dueMs = dueOf({ state, panel }, turn.phase);
  const status = turnStatusOf(state, turn, nowMs, { dueMs });
  const open = !state.cancelled && !state.failed && !state.budgetReached && !state.panels[0]?.gate;
  return open && status.is === 'due' && status.turn.attempt === turn.attempt && nowMs < dueMs;
};

const timeFor = (turn: Due, context: PanelContext, { takesTurns }: ConfiguredProvider): number =>
  Math.max(
    0,
    Math.min(
      takesTurns ? Infinity : callLimits(modeOf(context), turn.panel, turn.kind).seconds * 1000,
      // A question after the report belongs to no phase and ends with none.
      turn.kind === 'follow_up'
        ? Infinity
        : dueOf(context, turn.phase) -
            leavesSeconds(modeOf(context), turn.kind) * 1000 -
            panelTime(context.state, context.at),
    ),
  );

const byPanel = new Set<CaseEvent['type']>(['ModelCallIntended', 'ModelCallEnded', 'TurnLost', 'BudgetReached']);
const said = ({ seatId }: Turn, fact: CaseEvent, callId: string | null): Draft => ({
  fact,
  actor: byPanel.has(fact.type) ? 'panel' : `seat:${seatId}`,
  causation: callId,
});
