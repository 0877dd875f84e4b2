import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';

import { idOf } from '../../../shared/kernel/ids.ts';
import { mayCost } from './mayCost.ts';
import { costOf } from '../providers/prices.ts';
import { type Panelist, VoiceFailure } from '../providers/voice.ts';
import { dueOf, isLost, isTaken, type Scene, sceneOf } from '../protocol/scene.ts';
import { type Extra, Invalid } from '../protocol/phase.ts';
import { capOf, leaveFor, reached } from '../protocol/money.ts';
import { phaseRules } from '../protocol/phases/index.ts';
import type { Turn } from '../protocol/turn.ts';
import type { Due } from '../protocol/turns.ts';
import { lose, standingOf } from '../protocol/turns.ts';
import { panelTime, type PanelState } from '../protocol/state.ts';
import { type Heard, hear } from './hear.ts';
import type { Draft } from './journal.ts';
import { jsonIn } from './json.ts';
import { type Asking, asking, pagesFor, panelistFor } from './asking.ts';
import type { Run } from './run.ts';
import { whispering } from './whispering.ts';

type Ended = CaseEventOf<'ModelCallEnded'>['data'];
type Outcome = Pick<Ended, 'outcome' | 'note' | 'retryAt'> & {
  readonly heard: Heard | null;
  readonly facts: readonly CaseEvent[];
  /** Asking again would fail again. */
  readonly hopeless: boolean;
};

/** One attempt at one turn: the intention is recorded, the seat is asked, the outcome and what follows are recorded as one. */
export const take = async (run: Run, turn: Due, signal: AbortSignal): Promise<void> => {
  const { needs, journal, rules } = run;
  const { clock } = needs;
  const scene = () => sceneOf(journal.state, turn.panel, rules, clock.now());
  const panelist = panelistFor(run, turn, scene());
  const pages = await pagesFor(run, turn, scene(), signal);
  const ask = asking(run, turn, panelist, scene(), pages);
  const callId = idOf(run.caseId, turn.step, turn.attempt, run.runId);
  const extra = { callId, nonce: needs.nonce(), pages };

  const reservedUsd = mayCost(needs.prices, panelist.provider, ask, clock.now());
  const intended = await journal.append(`${callId}/intended`, (state) => {
    if (!isDue(state, turn, scene())) return [];
    const now = clock.now();
    const leave = leaveFor(state, turn, reservedUsd, capOf(state, rules));
    if (leave.is === 'wait') run.waiting.set(keyOf(turn), endedCalls(state));
    if (leave.is === 'reached') return [said(turn, reached(state, leave.capUsd, now), null)];
    if (leave.is === 'no_share') return [said(turn, lose(turn, leave.reason, now), null)];
    const fact = intention(turn, callId, panelist.provider, ask, reservedUsd, now);
    return leave.is === 'go' ? [said(turn, fact, callId)] : [];
  });
  if (intended[0]?.fact.type !== 'ModelCallIntended') return;

  const startedMs = Date.parse(clock.now());
  const limits = new AbortController();
  const over = AbortSignal.any([signal, limits.signal]);
  void clock.sleep(timeFor(turn, scene()), over).then(() => (over.aborted ? undefined : limits.abort('timeout')));
  const outcome = await attempt(run, turn, panelist, ask, over, () => limits.signal.aborted, scene, extra);
  limits.abort('over');
  // A process that is being stopped writes nothing more: the next run finds the intention and asks again.
  if (outcome.outcome === 'aborted' && signal.reason === 'stop') return;

  needs.breaker.report(panelist.provider, ask.model, !brokeDown(outcome), Date.parse(clock.now()));
  const model = outcome.heard?.model ?? ask.model;
  const priced = (name: string) =>
    costOf(needs.prices, panelist.provider, name, outcome.heard?.usage ?? null, clock.now());
  const known = priced(ask.model);
  const cost = known.usd === null ? priced(model) : known;
  await journal.append(`${callId}/ended`, (state) => {
    const now = clock.now();
    const here = sceneOf(state, turn.panel, rules, now);
    const late = isLost(here, turn) || isTaken(here, turn);
    const facts = late || outcome.outcome !== 'ok' ? [] : outcome.facts;
    const end: CaseEvent = {
      type: 'ModelCallEnded',
      data: {
        callId,
        step: turn.step,
        outcome: outcome.outcome,
        usage: outcome.heard?.usage ?? null,
        ...cost,
        latencyMs: Math.max(0, Date.parse(now) - startedMs),
        retryAt: outcome.retryAt,
        note: [
          late && outcome.outcome === 'ok' ? 'Came too late to count.' : outcome.note.slice(0, 1000),
          whyUnknown(outcome, cost.usd),
        ]
          .filter(Boolean)
          .map((sentence, i, all) => (i < all.length - 1 && !sentence.endsWith('.') ? `${sentence}.` : sentence))
          .join(' '),
        at: now,
      },
    };
    const given = outcome.hopeless && !late ? [lose(turn, outcome.note.slice(0, 300), now)] : [];
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
  panelist: Panelist,
  ask: Asking,
  signal: AbortSignal,
  timedOut: () => boolean,
  scene: () => Scene,
  secret: Omit<Extra, 'at'>,
): Promise<Outcome> => {
  const { needs } = run;
  const rules = phaseRules[turn.phase];
  const none = { heard: null, facts: [], retryAt: null, hopeless: false };
  try {
    const heard = await hear(
      panelist.voice,
      {
        model: ask.model,
        system: ask.system,
        turns: ask.turns,
        schema: { name: turn.phase, zod: rules.schema },
        search: ask.search,
        maxTokens: ask.maxTokens,
        signal,
        about: ask.about,
      },
      whispering(run, turn),
    );
    const got = { ...none, heard };
    if (heard.reason === 'refused') return { ...got, outcome: 'refused', note: 'The model declined to answer.' };
    if (heard.reason === 'length') return { ...got, outcome: 'cut', note: `Stopped at ${ask.maxTokens} tokens.` };
    try {
      const facts = rules.read(scene(), turn, jsonIn(heard.text), { ...secret, at: needs.clock.now() });
      run.repairs.delete(turn.step);
      return { ...got, outcome: 'ok', note: '', facts };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      run.repairs.set(turn.step, { text: heard.text.slice(0, 20_000), problem: error.message });
      return { ...got, outcome: 'invalid', note: error.message };
    }
  } catch (error) {
    if (!(error instanceof VoiceFailure)) throw error;
    if (error.kind === 'aborted' || signal.aborted)
      return {
        ...none,
        outcome: timedOut() ? 'timeout' : 'aborted',
        note: timedOut() ? 'No complete answer in time.' : 'Given up.',
      };
    const outcome = error.kind === 'rate_limited' ? 'rate_limited' : error.kind === 'cut' ? 'cut' : 'error';
    const retryAt =
      error.retryAfterMs === null ? null : new Date(Date.parse(needs.clock.now()) + error.retryAfterMs).toISOString();
    return { ...none, outcome, note: error.message || error.kind, retryAt, hopeless: error.kind === 'rejected' };
  }
};

/** A cost that nobody knows has its reason beside it; a call that failed says its own. */
const whyUnknown = ({ heard }: Outcome, usd: number | null): string => {
  if (usd !== null || heard === null) return '';
  if (heard.usage === null) return 'The provider did not say what it used.';
  return 'No price is known for all that it used.';
};

const brokeDown = ({ outcome }: Outcome): boolean =>
  outcome === 'error' || outcome === 'rate_limited' || outcome === 'timeout' || outcome === 'cut';

const isDue = (state: PanelState, turn: Due, { nowMs, panel, run }: Scene): boolean => {
  if (turn.phase === 'follow_up') return state.followUps[turn.subject ?? '']?.answered === false;
  const dueMs = dueOf({ state, panel }, turn.stage);
  const standing = standingOf(state, turn, nowMs, { enteredMs: run.stages[turn.stage]?.enteredMs ?? nowMs, dueMs });
  const open = !state.cancelled && !state.failed && !state.budgetReached && !state.panels[0]?.gate;
  return open && standing.is === 'due' && standing.turn.attempt === turn.attempt && nowMs < dueMs;
};

const timeFor = (turn: Due, scene: Scene): number =>
  Math.max(
    0,
    Math.min(
      phaseRules[turn.phase].seconds * 1000,
      // A question after the report belongs to no stage and ends with none.
      turn.phase === 'follow_up' ? Infinity : dueOf(scene, turn.stage) - panelTime(scene.state, scene.at),
    ),
  );

const intention = (
  { step, panel, seatId, attempt }: Due,
  callId: string,
  provider: Panelist['provider'],
  { model, hash: promptHash }: Asking,
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
