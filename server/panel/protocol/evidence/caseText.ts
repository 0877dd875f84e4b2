import type { CaseEventOf, Outline } from '../../../../shared/events/case.ts';
import { statedFacts } from '../../../../shared/views/statedFacts.ts';
import { visible } from '../../../../shared/kernel/text/visibleText.ts';
import type { PanelState } from '../state/state.ts';
import type { Rules } from '../state/panelContext.ts';
import { comparable, pieces } from '../text/text.ts';

/** Everything the user wrote, as one text; the guided answers under their questions. */
export const wholeText = ({ submitted }: PanelState, guided: Rules['guided'], withLeaning: boolean): string =>
  [
    submitted?.q1 ?? '',
    ...Object.entries(submitted?.answers ?? {})
      .filter(([name, text]) => text.trim() !== '' && (withLeaning || !guided[name]?.leaning))
      .map(([name, text]) => `${guided[name]?.label ?? name}\n${text}`),
    ...statedIn(submitted?.again),
  ]
    .map(visible)
    .join('\n\n');

/** What the user wrote of the case, each text by itself, without the questions and without what he was asked to lean to. */
export const ownTexts = ({ submitted, answers }: PanelState, guided: Rules['guided']): string[] =>
  [
    submitted?.q1 ?? '',
    ...Object.entries(submitted?.answers ?? {}).flatMap(([name, text]) => (guided[name]?.leaning ? [] : [text])),
    ...statedIn(submitted?.again),
    ...(answers ?? []).map(({ text }) => text),
  ].map(visible);

/** What the owner stated where the case was asked again, and the case before it. */
const statedIn = (again: CaseEventOf<'CaseSubmitted'>['data']['again']): string[] => [
  ...statedFacts(again),
  ...(again?.change.kind === 'assumption' ? [again.change.now] : []),
];

/** The case without what the user leans to: whole sentences go, word for word, nothing is rephrased. */
export const withoutLeaning = (text: string, spans: readonly string[], language: string): string => {
  const leaning = spans.map(comparable).filter((span) => span.length > 3);
  if (leaning.length === 0) return text;
  return text
    .split('\n')
    .map((line) => {
      const all = pieces(line, language);
      const kept = all.filter((sentence) => {
        const plain = comparable(sentence);
        return plain === '' || !leaning.some((span) => plain.includes(span) || span.includes(plain));
      });
      return kept.length === all.length ? line : kept.join('').trim();
    })
    .join('\n');
};

export const leaningOf = ({ submitted }: PanelState, guided: Rules['guided']): string =>
  Object.entries(submitted?.answers ?? {})
    .filter(([name]) => guided[name]?.leaning)
    .map(([, text]) => text)
    .join('\n');

/** What was asked and what came of it, for the seats: the answer, or the assumption that replaces it. */
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

/** The decision as its owner put it, where the panel's reading of it was corrected. */
export const correctedOutline = ({ corrected }: PanelState): Outline | null =>
  corrected && {
    options: corrected.options.map(visible),
    criteria: corrected.criteria.map(visible),
    deadline: corrected.deadline === null ? null : visible(corrected.deadline),
    fixed: corrected.fixed.map(visible),
  };

/** What the owner wrote after the case: answers, and the corrected outline. */
export const laterTexts = (state: PanelState): string[] => {
  const { options = [], criteria = [], deadline = null, fixed = [] } = correctedOutline(state) ?? {};
  const outline = [...options, ...criteria, deadline ?? '', ...fixed];
  return [...(state.answers ?? []).map(({ text }) => text), ...outline.filter((text) => text !== '')];
};

/** What the owner changed where a case is asked again, for the seats; null where nothing was. */
export const changeOf = ({ submitted }: PanelState): string | null => {
  const change = submitted?.again?.change;
  switch (change?.kind) {
    case undefined:
      return null;
    case 'assumption':
      return `Instead of the assumption “${visible(change.was)}”, this holds: ${visible(change.now)}`;
    case 'fact':
      return `This is known now: ${visible(change.now)}`;
    case 'weight':
      return `${change.criterionId} (${visible(change.name)}) now weighs ${change.now.toFixed(2)}, not ${change.was.toFixed(2)}.`;
    case 'document':
      return `A document was added: ${visible(change.name)}. What seats drew from it is in the evidence list.`;
  }
};
