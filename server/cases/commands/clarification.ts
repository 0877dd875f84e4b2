import type { CaseEvent } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseState } from '../caseState.ts';
import type { CommandOf } from './caseCommand.ts';

export const answer = ({ answers, at }: CommandOf<'AnswerClarification'>, state: CaseState): CaseEvent[] => {
  if (state.status !== 'needs_answers') {
    if (state.lastAnswers && JSON.stringify(state.lastAnswers) === JSON.stringify(answers)) return [];
    throw new Refusal('nothing-asked', 'The panel is not waiting for an answer.');
  }
  const asked = new Set(state.questions.map(({ questionId }) => questionId));
  const errors = answers.flatMap(({ questionId, text }, i) => [
    ...(questionId !== null && !asked.has(questionId)
      ? [
          {
            pointer: `/answers/${i}/question_id`,
            detail: `Use one of the open questions: ${[...asked].join(', ')}. There is no open question ${questionId}.`,
          },
        ]
      : []),
    ...(text.trim() === '' ? [{ pointer: `/answers/${i}/text`, detail: 'Enter an answer.' }] : []),
  ]);
  if (answers.length === 0) errors.push({ pointer: '/answers', detail: 'Give at least one answer.' });
  if (errors.length > 0) throw new Refusal('invalid-answers', 'These answers do not fit the questions.', errors);
  return [{ type: 'ClarificationAnswered', data: { answers, at } }];
};

export const correctFrame = ({ frame, at }: CommandOf<'CorrectFrame'>, state: CaseState): CaseEvent[] => {
  if (JSON.stringify(state.outline) === JSON.stringify(frame)) return [];
  if (!state.outline || state.voting || !(state.status === 'needs_answers' || state.status === 'running'))
    throw new Refusal('nothing-asked', 'The panel has shown no reading of the decision, or votes on it already.');
  return [{ type: 'FrameCorrected', data: { frame, at } }];
};

export const skip = ({ at }: CommandOf<'SkipClarification'>, state: CaseState): CaseEvent[] => {
  if (state.status === 'needs_answers') return [assume(state, at)];
  if (state.skipped) return [];
  throw new Refusal('nothing-asked', 'The panel is not waiting for an answer.');
};

const assume = ({ questions }: CaseState, at: string): CaseEvent => ({
  type: 'ClarificationAssumed',
  data: {
    reason: 'skipped',
    assumptions: questions.map(({ questionId, assumption }) => ({ questionId, text: assumption })),
    at,
  },
});
