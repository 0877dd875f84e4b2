import { setImmediate } from 'node:timers/promises';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Phase } from '../../../shared/events/phases.ts';
import { isLost, isTaken, contextOf } from '../protocol/state/panelContext.ts';
import { type Next, nextOf } from '../protocol/flow/next.ts';
import type { Due } from '../protocol/state/turnStatus.ts';
import { caseRulesFor } from './caseRules.ts';
import { Journal, Superseded } from './journal.ts';
import type { Needs } from './needs.ts';
import { underLearned } from './learnedRules.ts';
import { startRun } from './runStart.ts';
import { reuseFindings } from './reuse.ts';
import { newRun, type Run } from './run.ts';
import { endedCalls, keyOf, attemptTurn } from './attempts/attemptTurn.ts';
import { entriesOf } from '../../../shared/kernel/collections.ts';

export { askDissenter } from './followUp.ts';
export type { Clock, Needs, SpokenWords } from './needs.ts';

export type RunEnd =
  | { readonly how: 'concluded' | 'failed' | 'cancelled' | 'not_submitted' }
  /** The owner is asked; run the case again when an answer comes, or at `until`. */
  | { readonly how: 'waiting'; readonly until: string }
  /** Some of its history cannot be read: the case was erased, or the store is damaged. */
  | { readonly how: 'unreadable' }
  /** Another runner has the case. */
  | { readonly how: 'superseded' }
  /** The signal stopped it; run it again to go on. */
  | { readonly how: 'stopped' };

/**
 * Runs a case as far as it goes: asks the history what is due, lets the seats speak, appends, and asks again. Safe to kill at any
 * moment and to start anywhere at any time: what is recorded is never asked or paid for again, and of two runners one stops.
 * Rejects only when the store fails; the case then goes on from its history. A mistake of our own fails the case with a reason,
 * instead of leaving it to be tried for ever.
 */
export const runCase = async (caseId: string, needs: Needs, signal: AbortSignal): Promise<RunEnd> => {
  const runId = needs.nonce();
  const journal = new Journal(needs.store, caseId, runId);
  await journal.catchUp();
  if (journal.unfit)
    needs.log.warn({ caseId, unfit: journal.unfit }, 'this case cannot go on: its history does not fit');
  if (journal.unreadable) return { how: 'unreadable' };
  const plain = caseRulesFor(needs, journal.state.submitted?.mode ?? 'default');
  const idle = runEndOf(nextOf(journal.state, needs.clock.now(), plain));
  if (idle) return idle;

  const rules = await underLearned(plain, { ...needs, caseId, state: journal.state });
  const run = newRun(caseId, runId, needs, rules, journal);
  const stop = new AbortController();
  const leave = () => stop.abort('stop');
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await turns(run, stop.signal);
  } catch (error) {
    if (error instanceof Superseded) return { how: 'superseded' };
    if (journal.storeFailed || stop.signal.aborted) throw error;
    return await failed(run, error);
  } finally {
    leave();
    signal.removeEventListener('abort', leave);
    await journal.settled();
  }
};

/** Something in the panel itself broke: the owner is told, everything recorded is kept, and a retry is possible. */
const failed = async ({ journal, needs, caseId }: Run, error: unknown): Promise<RunEnd> => {
  needs.log.warn({ caseId, err: error }, 'a mistake in the panel failed this case');
  await journal.append('failed', (state) => {
    if (state.failed || state.cancelled || state.panels[0]?.gate) return [];
    const phase = lastPhase(state);
    const fact: CaseEvent = {
      type: 'CaseFailed',
      data: {
        code: 'internal-error',
        validBallots: null,
        capUsd: null,
        phase,
        resumable: true,
        declined: [],
        at: needs.clock.now(),
      },
    };
    return [{ fact, actor: 'panel', causation: null }];
  });
  return { how: 'failed' };
};

const lastPhase = ({ panels }: Run['journal']['state']): Phase =>
  Object.values(panels)
    .flatMap(({ phases }) => entriesOf(phases))
    .toSorted(([, a], [, b]) => b.enteredMs - a.enteredMs)[0]?.[0] ?? 'triage';

const closes = (facts: readonly CaseEvent[]): boolean => facts.some(({ type }) => type === 'GatePassed');

type UnderWay = {
  readonly turn: Due;
  readonly provider: string;
  readonly stop: AbortController;
  readonly done: Promise<void>;
};

const turns = async (run: Run, signal: AbortSignal): Promise<RunEnd> => {
  const { journal, needs, rules } = run;
  const { clock } = needs;
  const underWay = new Map<string, UnderWay>();
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await startRun(run);
  await reuseFindings(run);

  for (let round = 0; ; round++) {
    if (signal.aborted) return { how: 'stopped' };
    // Other cases, sockets and timers of this process get their turn whatever the history looks like.
    await setImmediate();
    cancelObsoleteCalls(run, underWay);
    const now = clock.now();
    const { state } = journal;
    const next = nextOf(state, now, rules);
    const end = runEndOf(next);
    if (end) {
      await cancelCalls(underWay.values());
      return end;
    }
    if (next.do === 'record' && underWay.size > 0 && closes(next.facts)) {
      // The gate tells what every call cost: a second attempt that is no longer needed ends first.
      await cancelCalls(underWay.values());
      continue;
    }
    if (next.do === 'record') {
      await journal.append(`code/${round}`, (newest) => {
        const again = newest === state ? next : nextOf(newest, now, rules);
        return again.do === 'record' ? again.facts.map((fact) => ({ fact, actor: 'panel', causation: null })) : [];
      });
      continue;
    }
    if (next.do !== 'ask') continue;
    const waits = begin(run, next.turns, underWay, signal, failure.reject);
    const sleep = new AbortController();
    const wakeMs = Math.min(next.wakeAt === null ? Infinity : Date.parse(next.wakeAt) - Date.parse(now), waits);
    await Promise.race([
      ...[...underWay.values()].map(({ done }) => done),
      ...(wakeMs < Infinity ? [clock.sleep(Math.max(1, wakeMs), sleep.signal)] : []),
      aborted,
      failure.promise,
    ]).finally(() => sleep.abort());
  }
};

/** Starts what may start; answers how long to wait, ms, when all that is left is resting behind a circuit breaker. */
const begin = (
  run: Run,
  turns: readonly Due[],
  underWay: Map<string, UnderWay>,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): number => {
  let wait = Infinity;
  for (const turn of turns) {
    const key = keyOf(turn);
    const provider = providerOf(run, turn);
    // Each provider has its own limit: one that hangs does not delay the seats of others.
    const taken = [...underWay.values()].filter((one) => one.provider === provider).length;
    if (taken >= run.needs.concurrency || underWay.has(key)) continue;
    if (run.waiting.get(key) === endedCalls(run.journal.state)) continue;
    if (turn.hedge && !isWorthHedging(run, turn, underWay)) continue;
    const rest = cooldownOf(run, provider);
    if (rest > 0) {
      wait = Math.min(wait, rest);
      continue;
    }
    const stop = new AbortController();
    const over = AbortSignal.any([signal, stop.signal]);
    const done = attemptTurn(run, turn, over)
      .catch(fail)
      .finally(() => underWay.delete(key));
    run.hedges += turn.hedge ? 1 : 0;
    underWay.set(key, { turn, provider, stop, done });
  }
  return wait;
};

/** Second attempts of a run: at most one call in ten, and a few in a short one. */
const fewHedges = 2;
const shareOfHedges = 0.1;

/**
 * Only where the first call is silent and the provider is not: one that is silent to all, or has said nothing in this case yet, would be
 * paid twice for nothing, and its turn would wait twice as long for a seat of another provider.
 */
const isWorthHedging = (
  { working, hedges, journal }: Run,
  turn: Due,
  underWay: ReadonlyMap<string, UnderWay>,
): boolean => {
  const first = [...underWay.values()].find((one) => one.turn.step === turn.step);
  if (!first || working.has(keyOf(first.turn))) return false;
  const calls = Object.values(journal.state.calls).flat();
  if (hedges >= Math.max(fewHedges, shareOfHedges * calls.length)) return false;
  const others = [...underWay.values()].filter((one) => one !== first && one.provider === first.provider);
  return others.length > 0
    ? others.some((one) => working.has(keyOf(one.turn)))
    : calls.some(({ provider, outcome }) => provider === first.provider && outcome === 'ok');
};

const providerOf = ({ journal }: Run, { seatId }: Due): string =>
  journal.state.seated?.seats.find((seat) => seat.seatId === seatId)?.provider ?? '';

/** How long a provider wants to be left alone; another model of the same provider may be free. */
const cooldownOf = ({ needs }: Run, provider: string): number => {
  const nowMs = Date.parse(needs.clock.now());
  const models = needs.providers.find((one) => one.provider === provider)?.models ?? [];
  return models.length === 0 ? 0 : Math.min(...models.map((model) => needs.breaker.waitFor(provider, model, nowMs)));
};

/** A call whose turn is lost, or already taken by its twin, is not worth waiting for. */
const cancelObsoleteCalls = ({ journal, needs, rules }: Run, underWay: ReadonlyMap<string, UnderWay>): void => {
  for (const { turn, stop } of underWay.values()) {
    const context = contextOf(journal.state, turn.panel, rules, needs.clock.now());
    if (isLost(context, turn) || isTaken(context, turn)) stop.abort('pointless');
  }
};

const cancelCalls = async (calls: Iterable<UnderWay>): Promise<void> => {
  const all = [...calls];
  for (const { stop } of all) stop.abort('over');
  await Promise.allSettled(all.map(({ done }) => done));
};

const runEndOf = (next: Next): RunEnd | null => {
  if (next.do === 'done') return { how: next.how };
  return next.do === 'wait' ? { how: 'waiting', until: next.until } : null;
};
