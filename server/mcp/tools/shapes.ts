import { z } from 'zod';

import type { CaseView } from '../../../shared/api/cases/case.ts';
import { limits } from '../../../shared/api/limits.ts';
import { statuses } from '../../../shared/api/cases/caseFields.ts';
import { phases } from '../../../shared/events/phases.ts';
import { idPattern } from '../../../shared/kernel/ids.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { watchUrl } from '../../cases/routes/casePresentation.ts';
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

/** What a tool answers that gives the panel a case. */
export const broughtCase = {
  case_id: z.string(),
  status,
  watch_url: z.string(),
  already_submitted: z.boolean(),
  next: z.string(),
};

export const toldOfCase = async (
  { cases, publicUrl }: Pick<McpNeeds, 'cases' | 'publicUrl'>,
  { caseId: id, isNew }: { readonly caseId: string; readonly isNew: boolean },
  verb: string,
) => {
  const found = await cases.at(id);
  const url = watchUrl(publicUrl, id);
  const next = 'Give the person the watch_url, then call wait_for_decision.';
  return {
    text: `${isNew ? verb : `Already ${verb.toLowerCase()}`} as case ${id}. The person can watch at ${url}. ${next}`,
    data: {
      case_id: id,
      status: found?.debate.status ?? ('queued' as const),
      watch_url: url,
      already_submitted: !isNew,
      next,
    },
  };
};

export const idempotencyKey = (description: string) =>
  z.string().min(1).max(limits.idempotencyKey).optional().describe(description);

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
