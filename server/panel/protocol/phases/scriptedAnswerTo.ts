import type { PromptContext } from './common/promptContext.ts';
import { languageAsked } from '../text/caseLanguage.ts';
import { turnRules } from './index.ts';
import { randomFrom } from '../../../../shared/kernel/random.ts';
import { sayIn } from '../../rehearsal/spokenLines.ts';

/** The answer of a scripted seat, in the language of the case, made of the user's own words and a seed. It judges nothing. */
export const scripted = (m: PromptContext): unknown => {
  const language = m.kind === 'triage' ? languageAsked(m.brief) : m.language;
  return turnRules[m.kind].scripted(m, randomFrom(`${m.title}/${m.seat.seatId}/${m.kind}`), sayIn(language));
};
