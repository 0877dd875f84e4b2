import { cutBytes, cutList, most } from './extent.ts';
import type { PanelState } from './state.ts';
import type { Rules } from './scene.ts';
import { languageOfText } from './language.ts';
import { comparable, firstWords, ordersIn, pieces, sentences, visible } from './text.ts';
import type { CaseEventOf } from '../../../shared/events/case.ts';

type Triage = CaseEventOf<'CaseTriaged'>['data'];

/** Everything the user wrote, as one text; the guided answers under their questions. */
export const wholeText = ({ submitted }: PanelState, guided: Rules['guided'], withLeaning: boolean): string =>
  [
    submitted?.q1 ?? '',
    ...Object.entries(submitted?.answers ?? {})
      .filter(([name, text]) => text.trim() !== '' && (withLeaning || !guided[name]?.leaning))
      .map(([name, text]) => `${guided[name]?.label ?? name}\n${text}`),
  ]
    .map(visible)
    .join('\n\n');

/** The case without what the user leans to: whole sentences go, word for word, nothing is rephrased. */
export const withoutLeaning = (text: string, spans: readonly string[], language: string): string => {
  const leaning = spans.map(comparable).filter((span) => span.length > 3);
  if (leaning.length === 0) return text;
  return text
    .split('\n')
    .map((line) => {
      const kept = pieces(line, language).filter((sentence) => {
        const plain = comparable(sentence);
        return plain === '' || !leaning.some((span) => plain.includes(span) || span.includes(plain));
      });
      return kept.join('').trim();
    })
    .join('\n');
};

/** Triage by code, when no seat could do it: says only what the text itself shows. */
export const plainTriage = (state: PanelState, guided: Rules['guided'], at: string): Triage => {
  const text = wholeText(state, guided, false);
  const language = languageOfText(text);
  return {
    title: firstWords(sentences(state.submitted?.q1 ?? '', language)[0] ?? '', 14, language),
    language,
    domain: 'unknown',
    stakes: 3,
    reversibility: 'mixed',
    deadline: null,
    isDecision: true,
    policyFlags: [],
    userLean: cutBytes(leaningOf(state, guided), most.event / 8) || null,
    brief: cutBytes(text, most.brief),
    injectionSpans: cutList(ordersIn(text, language), 500),
    at,
  };
};

export const leaningOf = ({ submitted }: PanelState, guided: Rules['guided']): string =>
  Object.entries(submitted?.answers ?? {})
    .filter(([name]) => guided[name]?.leaning)
    .map(([, text]) => text)
    .join('\n');

/** What was asked and what came of it, for the seats: the answer, or the assumption that stands in for it. */
export const clarifications = ({ asked, answers, assumed }: PanelState) =>
  (asked?.questions ?? []).map(({ questionId, text, assumption }) => {
    const own = answers?.find((answer) => answer.questionId === questionId);
    const common = answers?.find((answer) => answer.questionId === null);
    const answer = own ?? common;
    const stand = assumed?.find((item) => item.questionId === questionId)?.text ?? assumption;
    return answer
      ? { question: text, answer: visible(answer.text), assumed: false }
      : { question: text, answer: stand, assumed: true };
  });
