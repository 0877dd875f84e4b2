import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';

import { idOf } from '../../../shared/kernel/ids.ts';
import { maximumCost } from './maximumCost.ts';
import { costOf } from '../providers/prices.ts';
import { type ConfiguredProvider, ModelFailure } from '../providers/modelClient.ts';
import { dueOf, isLost, isTaken, type PanelContext, contextOf } from '../protocol/state/panelContext.ts';
import { type Extra, Invalid } from '../protocol/phases/common/turnKind.ts';
import { capOf, leaveFor, reached } from '../protocol/state/budget.ts';
import { turnRules } from '../protocol/phases/index.ts';
import type { Turn } from '../protocol/state/turn.ts';
import type { Due } from '../protocol/state/turnStatus.ts';
import { lose, turnStatusOf } from '../protocol/state/turnStatus.ts';
import { panelTime, type PanelState } from '../protocol/state/state.ts';
import { type Completion, collectCompletion } from './answers/collectCompletion.ts';
import type { Draft } from './journal.ts';
import { jsonIn } from './answers/jsonAnswer.ts';
import { type AttemptRequest, attemptRequest, pagesFor, configuredFor } from './attemptRequest.ts';
import type { Run } from './run.ts';
import { truncate } from '../protocol/text/limits.ts';
import { deltaStream } from './answers/deltaStream.ts';

/** Characters of a provider's own message that are recorded. */
const maxDetail = 1000;

type Ended = CaseEventOf<'ModelCallEnded'>['data'];
type Outcome = Pick<Ended, 'outcome' | 'problem' | 'retryAt'> & {
  readonly completion: Completion | null;
  readonly facts: readonly CaseEvent[];
  /** Asking again would fail again. */
  readonly nonRetryable: boolean;
};

/** One attempt at one turn: the intention is recorded, the seat is asked, the outcome and what follows are recorded as one. */
export const attemptTurn = async (run: Run, turn: Due, signal: AbortSignal): Promise<void> => {
  const { needs, journal, rules } = run;
  const { clock } = needs;
  const context = () => contextOf(journal.state, turn.panel, rules, clock.now());
  const configured = configuredFor(run, turn, context());
  const pages = await pagesFor(run, turn, context(), signal);
  const ask = attemptRequest(run, turn, configured, context(), pages);
  const callId = idOf(run.caseId, turn.step, turn.attempt, run.runId);
  const extra = { callId, nonce: needs.nonce(), pages };

  const reservedUsd = maximumCost(needs.prices, configured.provider, ask, clock.now());
  const intended = await journal.append(`${callId}/intended`, (state) => {
    if (!isDue(state, turn, context())) return [];
    const now = clock.now();
    const leave = leaveFor(state, turn, reservedUsd, capOf(state, rules));
    if (leave.is === 'wait') run.waiting.set(keyOf(turn), endedCalls(state));
    if (leave.is === 'reached') return [said(turn, reached(state, leave.capUsd, now), null)];
    if (leave.is === 'no_share') return [said(turn, lose(turn, leave.reason, now), null)];
    const fact = intention(turn, callId, configured.provider, ask, reservedUsd, now);
    return leave.is === 'go' ? [said(turn, fact, callId)] : [];
  });
  if (intended[0]?.fact.type !== 'ModelCallIntended') return;

  const startedMs = Date.parse(clock.now());
  const limits = new AbortController();
  const over = AbortSignal.any([signal, limits.signal]);
  void clock.sleep(timeFor(turn, context()), over).then(() => (over.aborted ? undefined : limits.abort('timeout')));
  const outcome = await attempt(run, turn, configured, ask, over, () => limits.signal.aborted, context, extra);
  limits.abort('over');
  // A process that is being stopped writes nothing more: the next run finds the intention and asks again.
  if (outcome.outcome === 'aborted' && signal.reason === 'stop') return;

  needs.breaker.report(configured.provider, ask.model, !brokeDown(outcome), Date.parse(clock.now()));
  const model = outcome.completion?.model ?? ask.model;
  const priced = (name: string) =>
    costOf(needs.prices, configured.provider, name, outcome.completion?.usage ?? null, clock.now());
  const known = priced(ask.model);
  const cost = known.usd === null ? priced(model) : known;
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
        usage: outcome.completion?.usage ?? null,
        ...cost,
        latencyMs: Math.max(0, Date.parse(now) - startedMs),
        retryAt: outcome.retryAt,
        problem: outcome.problem && { ...outcome.problem, detail: truncate(outcome.problem.detail, maxDetail) },
        late: late && outcome.outcome === 'ok',
        costUnknown: cost.usd === null ? costGap(outcome) : null,
        at: now,
      },
    };
    const given =
      outcome.nonRetryable && !late
        ? [lose(turn, { code: 'rejected', detail: (outcome.problem?.detail ?? '').slice(0, 300) }, now)]
        : [];
    return [end, ...facts, ...given].map((fact) => said(turn, fact, callId));
  });
};

/** One attempt at one turn, by name. */
export const keyOf = ({ step, attempt }: Due): string => `${step}#${attempt}`;
export const endedCalls = ({ calls }: PanelState): number =>
  Object.values(calls)
    .flat()
    .filter(({ outcome }) => outcome !== null).length;

const attempt = async (
  run: Run,
  turn: Due,
  configured: ConfiguredProvider,
  ask: AttemptRequest,
  signal: AbortSignal,
  timedOut: () => boolean,
  context: () => PanelContext,
  secret: Omit<Extra, 'at'>,
): Promise<Outcome> => {
  const { needs } = run;
  const rules = turnRules[turn.kind];
  const none = { completion: null, facts: [], retryAt: null, nonRetryable: false };
  try {
    const completion = await collectCompletion(
      configured.client,
      {
        model: ask.model,
        system: ask.system,
        turns: ask.turns,
        schema: { name: turn.kind, zod: rules.schema },
        search: ask.search,
        maxTokens: ask.maxTokens,
        signal,
        about: ask.about,
      },
      deltaStream(run, turn),
    );
    const got = { ...none, completion };
    if (completion.reason === 'refused')
      return { ...got, outcome: 'refused', problem: { code: 'declined', detail: '' } };
    if (completion.reason === 'length')
      return { ...got, outcome: 'cut', problem: { code: 'token_limit', detail: `${ask.maxTokens}` } };
    try {
      const facts = rules.read(context(), turn, jsonIn(completion.text), { ...secret, at: needs.clock.now() });
      run.repairs.delete(turn.step);
      return { ...got, outcome: 'ok', problem: null, facts };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      run.repairs.set(turn.step, { text: completion.text.slice(0, 20_000), problem: error.message });
      return { ...got, outcome: 'invalid', problem: { code: 'invalid', detail: error.message } };
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.kind === 'aborted' || signal.aborted)
      return {
        ...none,
        outcome: timedOut() ? 'timeout' : 'aborted',
        problem: { code: timedOut() ? 'timeout' : 'cancelled', detail: '' },
      };
    const outcome = error.kind === 'rate_limited' ? 'rate_limited' : error.kind === 'cut' ? 'cut' : 'error';
    const retryAt =
      error.retryAfterMs === null ? null : new Date(Date.parse(needs.clock.now()) + error.retryAfterMs).toISOString();
    return {
      ...none,
      outcome,
      problem: { code: 'failed', detail: error.message || error.kind },
      retryAt,
      nonRetryable: error.kind === 'rejected',
    };
  }
};

const costGap = ({ completion }: Outcome): Ended['costUnknown'] => {
  if (completion === null) return 'no_answer';
  return completion.usage === null ? 'usage_not_reported' : 'no_price';
};

const brokeDown = ({ outcome }: Outcome): boolean =>
  outcome === 'error' || outcome === 'rate_limited' || outcome === 'timeout' || outcome === 'cut';

const isDue = (state: PanelState, turn: Due, { nowMs, panel, run }: PanelContext): boolean => {
  if (turn.kind === 'follow_up') return state.followUps[turn.subject ?? '']?.answered === false;
  const dueMs = dueOf({ state, panel }, turn.phase);
  const status = turnStatusOf(state, turn, nowMs, { enteredMs: run.phases[turn.phase]?.enteredMs ?? nowMs, dueMs });
  const open = !state.cancelled && !state.failed && !state.budgetReached && !state.panels[0]?.gate;
  return open && status.is === 'due' && status.turn.attempt === turn.attempt && nowMs < dueMs;
};

const timeFor = (turn: Due, context: PanelContext): number =>
  Math.max(
    0,
    Math.min(
      turnRules[turn.kind].seconds * 1000,
      // A question after the report belongs to no phase and ends with none.
      turn.kind === 'follow_up' ? Infinity : dueOf(context, turn.phase) - panelTime(context.state, context.at),
    ),
  );

const intention = (
  { step, panel, seatId, attempt }: Due,
  callId: string,
  provider: ConfiguredProvider['provider'],
  { model, hash: promptHash }: AttemptRequest,
  reservedUsd: number | null,
  at: string,
): CaseEvent => ({
  type: 'ModelCallIntended',
  data: { callId, step, panel, seatId, attempt, provider, model, promptHash, reservedUsd, at },
});

const byPanel = new Set<CaseEvent['type']>(['ModelCallIntended', 'ModelCallEnded', 'TurnLost', 'BudgetReached']);
const said = ({ seatId }: Turn, fact: CaseEvent, callId: string | null): Draft => ({
  fact,
  actor: byPanel.has(fact.type) ? 'panel' : `seat:${seatId}`,
  causation: callId,
});
