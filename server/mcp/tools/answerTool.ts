import { z } from 'zod';

import { Outline, ShownOutline } from '../../../shared/api/cases/answers.ts';
import { limits } from '../../../shared/api/limits.ts';
import { mayCorrectFrame, shownOutline } from '../../../shared/views/debate/debate.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { type Form, type Forms, asksPeople, turnedDown } from './forms.ts';
import { Question, caseId, status } from './shapes.ts';
import { hints, tool } from './tool.ts';

const text = z.string().min(1).max(limits.reply);

/** The panel's questions reach the person: by a form of their program where it has one, else by the model that asks them. */
export const answerTool = ({ invoke, cases }: McpNeeds, token: TokenCaller, forms: Forms) => {
  const answer = (case_id: string, body: unknown) => invoke(token, 'answerCase', { params: { case_id }, body });
  /** Of the stream itself, whatever scopes the token has: it may answer what it was asked. */
  const questionsOf = async (case_id: string) => {
    const found = await cases.at(case_id);
    return (found?.access.ownerId === token.accountId ? found.debate.questions : []).flatMap((question) =>
      question.answer === null && question.assumed === null ? [question] : [],
    );
  };

  return tool({
    name: 'answer_questions',
    title: 'Answer the panel’s questions',
    description:
      'Gives the panel the person’s answers, in any language. Without answers, the person is asked in a form if your client can show one. Never answer from your own assumptions: a wrong answer is worse than none.',
    scope: 'answer',
    hints: hints('fftt'),
    input: z.object({
      case_id: caseId,
      answers: z
        .array(
          z.strictObject({
            question_id: z.string().min(1).max(200).describe('Id of the question.'),
            text: text.describe('What the person answered.'),
          }),
        )
        .min(1)
        .max(20)
        .optional()
        .describe('One answer for each question.'),
      text: text.optional().describe('One answer of the person to everything that was asked.'),
      skip: z.literal(true).optional().describe('The person wants the panel to go on with the assumptions it stated.'),
      frame: Outline.optional().describe(
        'Only if the person corrected how the panel reads the decision: the whole of it, in their words.',
      ),
      answered_by: z.literal('person').default('person').describe('Who answered: always the person.'),
    }),
    output: z.object({
      status,
      unanswered: z.array(Question),
      frame: ShownOutline.nullable().describe(
        'How the panel reads the decision; show it to the person with the questions.',
      ),
      next: z.string(),
    }),
    async run({ case_id, answers, text: all, skip, frame }, ctx) {
      if (frame) await invoke(token, 'correctFrame', { params: { case_id }, body: frame });
      const open = await questionsOf(case_id);
      const form = formFor(case_id, open);
      const given = forms.answerTo(ctx, form);
      const byForm = open.flatMap(({ questionId }) => {
        const said = given?.[questionId];
        return typeof said === 'string' && said.trim() ? [{ question_id: questionId, text: said.trim() }] : [];
      });
      if (skip) await answer(case_id, { skip: true });
      else if (answers) await answer(case_id, { answers });
      else if (all !== undefined) await answer(case_id, { text: all });
      else if (byForm.length > 0) await answer(case_id, { answers: byForm });
      else if (given || turnedDown(ctx, form.key))
        throw new Refusal('invalid-answers', 'The person gave no answer in the form. Ask them, and send answers.');
      else if (open.length > 0 && asksPeople(ctx)) return forms.show(ctx, form);

      const found = await cases.at(case_id);
      const left = (await questionsOf(case_id)).map(({ questionId, text: asked, why, assumption }) => ({
        question_id: questionId,
        text: asked,
        why,
        assumption,
      }));
      const now = found?.access.ownerId === token.accountId ? found.debate.status : null;
      if (now === null) throw new Refusal('case-not-found', 'There is no such case.');
      const next =
        left.length > 0 && now === 'needs_answers'
          ? `Ask the person, then call answer_questions with answers: ${left.map(({ question_id, text: asked }) => `${question_id}: ${asked}`).join(' ')}`
          : 'Call wait_for_decision.';
      const shown = found && mayCorrectFrame(found.debate) ? shownOutline(found.debate) : null;
      const unanswered = now === 'needs_answers' ? left : [];
      return { text: `${now}. ${next}`, data: { status: now, unanswered, frame: shown, next } };
    },
  });
};

type Asked = { readonly questionId: string; readonly text: string; readonly why: string };
const formFor = (case_id: string, open: readonly Asked[]): Form => ({
  ...{ key: 'answers', about: case_id },
  message: 'The panel asks before it begins. What you leave empty it will assume.',
  requestedSchema: {
    type: 'object',
    properties: Object.fromEntries(
      open.map(({ questionId, text: title, why: description }) => [
        questionId,
        { type: 'string' as const, title, description },
      ]),
    ),
  },
});
