import type { CaseEventOf, Mode } from '../../shared/events/case.ts';

import type { Needs } from '../../server/panel/engine/runCase.ts';
import { type Asked, inMemoryProviders, type Mood } from '../fakes/inMemoryProviders.ts';
import { facts, panelNeeds, put, runToEnd, submit } from './panelCase.ts';

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
  const end = await runToEnd({ ...phase, needs });
  const elapsed = phase.clock.elapsed();
  return { ...phase, needs, calls: fake.calls, end, events: facts(phase.kept), elapsed };
};
