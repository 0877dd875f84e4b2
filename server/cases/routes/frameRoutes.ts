import { Outline } from '../../../shared/api/cases/answers.ts';
import { ofCase } from '../../../shared/api/define.ts';
import { asAccount } from '../asAccount.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { caseRoute } from './caseRoute.ts';

export const frameRoutes = ({ handleCase, now }: Pick<CaseRouteNeeds, 'handleCase' | 'now'>) => {
  const tell = asAccount(handleCase);
  return [
    caseRoute({
      method: 'put',
      path: '/api/cases/:case_id/frame',
      operationId: 'correctFrame',
      tag: 'cases',
      summary: 'Correct how the panel reads the decision, until its seats vote',
      description:
        'In place of what `frame` of the case shows: options, criteria, deadline and what is fixed. No clock stops for it: where there are questions the panel goes on when they are answered or skipped or their time is over, else at once.',
      auth: 'owner',
      scope: 'answer',
      params: ofCase,
      body: Outline,
      problems: ['nothing-asked'],
      replies: { 202: { description: 'What follows uses it.' } },
      async handle({ caller: { accountId }, params, body }) {
        const position = await tell(params.case_id, accountId, {
          type: 'CorrectFrame',
          frame: body,
          by: accountId,
          at: now(),
        });
        return { status: 202, position };
      },
    }),
  ];
};
