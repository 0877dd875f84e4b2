import { setImmediate } from 'node:timers/promises';

import type { CaseEvent } from '../../shared/events/case.ts';
import { isLost, isTaken, sceneOf } from './protocol/scene.ts';
import { type Next, nextOf } from './protocol/next.ts';
import type { Due } from './protocol/turns.ts';
import { rulesFor } from './engine/rules.ts';
import { Journal, Superseded } from './engine/journal.ts';
import type { Needs } from './engine/needs.ts';
import { started } from './engine/started.ts';
import type { Run } from './engine/run.ts';
import { endedCalls, keyOf, take } from './engine/take.ts';

export { askDissenter } from './engine/followUp.ts';
export type { Clock, Needs, SpokenWords } from './engine/needs.ts';

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
  const rules = rulesFor(needs, journal.state.submitted?.mode ?? 'default');
  const idle = restOf(nextOf(journal.state, needs.clock.now(), rules));
  if (idle) return idle;

  const run: Run = { caseId, runId, needs, rules, journal, pages: new Map(), repairs: new Map(), waiting: new Map() };
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
    const reason =
      'Something in our own software went wrong. Everything recorded so far is kept, and a retry goes on from there.';
    const stage = lastStage(state);
    const fact = {
      type: 'CaseFailed',
      data: { code: 'internal-error', reason, stage, resumable: true, at: needs.clock.now() },
    } as const;
    return [{ fact, actor: 'panel', causation: null }];
  });
  return { how: 'failed' };
};

const lastStage = ({ panels }: Run['journal']['state']): string =>
  Object.values(panels)
    .flatMap(({ stages }) => Object.entries(stages))
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
  await started(run);

  for (let round = 0; ; round++) {
    if (signal.aborted) return { how: 'stopped' };
    // Other cases, sockets and timers of this process get their turn whatever the history looks like.
    await setImmediate();
    giveUpPointless(run, underWay);
    const now = clock.now();
    const next = nextOf(journal.state, now, rules);
    const end = restOf(next);
    if (end) {
      await giveUp(underWay.values());
      return end;
    }
    if (next.do === 'record' && underWay.size > 0 && closes(next.facts)) {
      // The gate tells what every call cost: a twin that nobody waits for any more ends first.
      await giveUp(underWay.values());
      continue;
    }
    if (next.do === 'record') {
      await journal.append(`code/${round}`, (state) => {
        const again = nextOf(state, now, rules);
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
    // Each provider has places of its own: one that hangs keeps nobody else's seats waiting.
    const taken = [...underWay.values()].filter((one) => one.provider === provider).length;
    if (taken >= run.needs.concurrency || underWay.has(key)) continue;
    if (run.waiting.get(key) === endedCalls(run.journal.state)) continue;
    const rest = restFor(run, provider);
    if (rest > 0) {
      wait = Math.min(wait, rest);
      continue;
    }
    const stop = new AbortController();
    const over = AbortSignal.any([signal, stop.signal]);
    const done = take(run, turn, over)
      .catch(fail)
      .finally(() => underWay.delete(key));
    underWay.set(key, { turn, provider, stop, done });
  }
  return wait;
};

const providerOf = ({ journal }: Run, { seatId }: Due): string =>
  journal.state.seated?.seats.find((seat) => seat.seatId === seatId)?.provider ?? '';

/** How long a provider wants to be left alone; another model of the same provider may be free. */
const restFor = ({ needs }: Run, provider: string): number => {
  const nowMs = Date.parse(needs.clock.now());
  const models = needs.panelists.find((one) => one.provider === provider)?.models ?? [];
  return models.length === 0 ? 0 : Math.min(...models.map((model) => needs.breaker.waitFor(provider, model, nowMs)));
};

/** A call whose turn is lost, or already taken by its twin, is not worth waiting for. */
const giveUpPointless = ({ journal, needs, rules }: Run, underWay: ReadonlyMap<string, UnderWay>): void => {
  for (const { turn, stop } of underWay.values()) {
    const scene = sceneOf(journal.state, turn.panel, rules, needs.clock.now());
    if (isLost(scene, turn) || isTaken(scene, turn)) stop.abort('pointless');
  }
};

const giveUp = async (calls: Iterable<UnderWay>): Promise<void> => {
  const all = [...calls];
  for (const { stop } of all) stop.abort('over');
  await Promise.allSettled(all.map(({ done }) => done));
};

const restOf = (next: Next): RunEnd | null => {
  if (next.do === 'done') return { how: next.how };
  return next.do === 'wait' ? { how: 'waiting', until: next.until } : null;
};
