import type { CaseEvent, CaseEventOf, Mode } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';

import { caseStream } from '../../shared/events/case.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import { type Needs, type RunEnd, runCase } from '../../server/panel/engine/runCase.ts';
import { breaker } from '../../server/panel/providers/circuitBreaker.ts';
import { defaultPrices } from '../../server/panel/providers/table.ts';
import { scriptedSeat } from '../../server/panel/engine/configuredProviders.ts';
import { rehearsalProvider } from '../../server/panel/rehearsal/rehearsalProvider.ts';
import { type CaseStore, caseStore } from '../fakes/caseStore.ts';
import { virtualClock } from '../fakes/virtualClock.ts';
import { at, caseId, caseSubmitted } from './controls.ts';

export const stream = caseStream(caseId);

/** Everything a case needs, in memory: a virtual clock, scripted seats, nonces in a row. */
export const panelNeeds = (over: Partial<Needs> = {}) => {
  const kept = caseStore();
  const clock = virtualClock(at);
  let nonces = 0;
  const needs: Needs = {
    store: kept.store,
    providers: [rehearsalProvider({ pace: 0, sleep: clock.sleep }, scriptedSeat)],
    breaker: breaker(),
    prices: defaultPrices,
    rules: { clarifyMs: 72 * 3600_000, guided: {}, capUsd: { direct: 10, default: 25, deep: 60 } },
    concurrency: 8,
    publishDelta: () => undefined,
    clock,
    secret: 'secret',
    nonce: () => `nonce-${nonces++}`,
    resolveLink: async () => null,
    fetchPage: async (url) => ({ error: `no page ${url} here` }),
    openDocument: async () => ({ error: 'no documents here' }),
    log: { info: () => undefined, warn: () => undefined },
    ...over,
  };
  return { needs, kept, clock };
};

export const submit = (kept: CaseStore, over: Partial<CaseEventOf<'CaseSubmitted'>['data']> = {}): void => {
  put(kept, caseSubmitted(over));
};

/** Writes a fact of the people around the case, as their command would. */
export const put = (kept: CaseStore, fact: CaseEvent): void => {
  const expected = kept.events(stream).length - 1;
  const event = { ...fact, id: idOf(stream, 'put', expected), actor: 'account', correlation: caseId, causation: null };
  kept.put(stream, [event], expected);
};

export const facts = (kept: CaseStore): readonly Recorded<CaseEvent>[] => kept.events(stream) as never;

export const ofType = <T extends CaseEvent['type']>(events: readonly CaseEvent[], type: T): CaseEventOf<T>['data'][] =>
  events.flatMap((event) => (event.type === type ? [event.data as CaseEventOf<T>['data']] : []));

/** What the owner says where the panel asks something. */
export const answerFact = (at: string, text = 'We can lose 90,000 at most.'): CaseEventOf<'ClarificationAnswered'> => ({
  type: 'ClarificationAnswered',
  data: { answers: [{ questionId: null, text }], at },
});

/** Runs a case to its end, answering what the panel asks, and stops its clock. */
export const runToEnd = async (
  { needs, kept, clock }: ReturnType<typeof panelNeeds>,
  answer: (at: string) => CaseEvent = answerFact,
): Promise<RunEnd> => {
  const { signal } = new AbortController();
  let end = await runCase(caseId, needs, signal);
  if (end.how === 'waiting') {
    put(kept, answer(clock.now()));
    end = await runCase(caseId, needs, signal);
  }
  clock.stop();
  return end;
};

/** Runs a case of this mode to its end with scripted seats, answering what the panel asks. */
export const rehearse = async (mode: Mode, over: Partial<Needs> = {}, q1?: string) => {
  const phase = panelNeeds(over);
  submit(phase.kept, { mode, ...(q1 === undefined ? {} : { q1 }) });
  const end = await runToEnd(phase);
  return { ...phase, end, events: facts(phase.kept) };
};
