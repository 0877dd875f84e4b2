import type { CaseEventOf, Mode } from '../../shared/events/case.ts';

import { type Needs, runCase } from '../../server/panel/engine/runCase.ts';
import { type Asked, inMemoryProviders, type Mood } from '../fakes/inMemoryProviders.ts';
import { facts, panelNeeds, put, submit } from './panelCase.ts';
import { caseId } from './controls.ts';

export const answerFact = (at: string): CaseEventOf<'ClarificationAnswered'> => ({
  type: 'ClarificationAnswered',
  data: { answers: [{ questionId: null, text: 'We can lose 90,000 at most.' }], at },
});

/** Plays a whole case with three fake providers in the given mood, answering what is asked, and tells how it went. */
export const playCase = async (
  mode: Mode,
  mood: (asked: Asked) => Mood = () => 'fine',
  over: Partial<Needs> = {},
  seconds = 4,
  documents: readonly CaseEventOf<'DocumentAdded'>[] = [],
) => {
  const phase = panelNeeds();
  const fake = inMemoryProviders(phase.clock, mood, seconds);
  const needs: Needs = { ...phase.needs, providers: fake.providers, ...over };
  submit(phase.kept, { mode });
  for (const document of documents) put(phase.kept, document);
  const { signal } = new AbortController();
  let end = await runCase(caseId, needs, signal);
  if (end.how === 'waiting') {
    put(phase.kept, answerFact(phase.clock.now()));
    end = await runCase(caseId, needs, signal);
  }
  const elapsed = phase.clock.elapsed();
  phase.clock.stop();
  return { ...phase, needs, calls: fake.calls, end, events: facts(phase.kept), elapsed };
};
