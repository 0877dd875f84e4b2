import type { CaseEventOf } from '../../../../../shared/events/case.ts';
import type { PanelState } from '../../state/state.ts';
import type { Rules } from '../../state/panelContext.ts';
import { wholeText, leaningOf, withoutLeaning } from '../../evidence/caseText.ts';
import { languageAsked } from '../../text/caseLanguage.ts';
import { inDigitsOf } from '../../text/writtenDigits.ts';
import { leaningIn } from '../../text/leaning.ts';
import { firstWords, sentences, injectionAttemptsIn } from '../../text/text.ts';
import { shortTitle, truncateBytes, limits, truncateList } from '../../text/limits.ts';

type Triage = CaseEventOf<'CaseTriaged'>['data'];

/** Triage by code, when no seat could do it: says only what the text itself shows, and keeps from the seats what its writer leans to. */
export const plainTriage = (state: PanelState, guided: Rules['guided'], at: string): Triage => {
  const text = wholeText(state, guided, false);
  const language = inDigitsOf(text, languageAsked(text));
  const leaning = leaningIn(text, language);
  const brief = withoutLeaning(text, leaning, language);
  const all = sentences(withoutLeaning(state.submitted?.q1 ?? '', leaning, language), language);
  return {
    // What is asked, which is public where the case is watched by link, rather than what the case begins with.
    title: shortTitle(firstWords(all.find((sentence) => /[?？؟]\s*$/u.test(sentence)) ?? all[0] ?? '', 14, language)),
    language,
    domain: 'unknown',
    stakes: 3,
    reversibility: 'mixed',
    deadline: null,
    isDecision: true,
    policyFlags: [],
    userLean:
      truncateBytes([...leaning, leaningOf(state, guided)].filter(Boolean).join('\n'), limits.event / 8) || null,
    brief: truncateBytes(brief, limits.brief),
    injectionSpans: truncateList(injectionAttemptsIn(text, language), 500),
    at,
  };
};
