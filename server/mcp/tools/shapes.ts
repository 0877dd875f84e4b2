import { z } from 'zod';

import type { CaseView } from '../../../shared/api/cases/case.ts';
import { statuses } from '../../../shared/api/cases/caseFields.ts';
import { phases } from '../../../shared/events/phases.ts';
import { idPattern } from '../../../shared/kernel/ids.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';

/** What several tools take and give. Descriptions are for models. */
export const caseId = z.string().min(1).max(100).describe('Id of the case, from submit_decision or list_decisions.');
export const status = z.enum(statuses).describe(`One of ${statuses.join(', ')}.`);
export const phase = z.enum(phases).nullable();

export const Question = z.object({
  question_id: z.string(),
  text: z.string(),
  why: z.string(),
  assumption: z.string(),
});
type Question = z.infer<typeof Question>;

/** What the panel waits for. */
export const openQuestions = ({ status: now, questions }: CaseView): Question[] =>
  now === 'needs_answers'
    ? questions
        .filter(({ answer, assumed }) => answer === null && assumed === null)
        .map(({ question_id, text, why, assumption }) => ({ question_id, text, why, assumption }))
    : [];

/** The case of the token's own account, whatever its other scopes are; anything else is not there. */
export const ownCase = async (cases: McpNeeds['cases'], { accountId }: TokenCaller, id: string) => {
  const found = idPattern.test(id) ? await cases.at(id) : null;
  if (found?.access.ownerId !== accountId) throw new Refusal('case-not-found', 'There is no such case.');
  return found;
};

/** What to call next. */
export const nextStep = (found: CaseView): string => {
  switch (found.status) {
    case 'queued':
    case 'running':
      return 'Call wait_for_decision; a panel takes from two to twenty minutes.';
    case 'needs_answers':
      return 'Ask the person these questions in their own language, then call answer_questions. Do not answer for them.';
    case 'delivered':
      return 'Call get_report, and tell the person the recommendation with its strength and its dissents.';
    case 'failed':
    case 'cancelled':
      return 'Tell the person. Nothing follows by itself.';
  }
};

export const rehearsalNote = (isRehearsal: boolean): string =>
  isRehearsal ? ' This is a rehearsal: the seats are scripted, no AI model was consulted. Tell the person so.' : '';
