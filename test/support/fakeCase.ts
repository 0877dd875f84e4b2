import type { CaseEventOf, Mode } from '../../shared/events/case.ts';

import { type Needs, runCase } from '../../server/panel/engine.ts';
import { type Asked, fakeVoices, type Mood } from '../fakes/voices.ts';
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
) => {
  const stage = panelNeeds();
  const fake = fakeVoices(stage.clock, mood, seconds);
  const needs: Needs = { ...stage.needs, panelists: fake.panelists, ...over };
  submit(stage.kept, { mode });
  const { signal } = new AbortController();
  let end = await runCase(caseId, needs, signal);
  if (end.how === 'waiting') {
    put(stage.kept, answerFact(stage.clock.now()));
    end = await runCase(caseId, needs, signal);
  }
  const elapsed = stage.clock.elapsed();
  stage.clock.stop();
  return { ...stage, needs, calls: fake.calls, end, events: facts(stage.kept), elapsed };
};
