import { AskAgain, ComparisonReply } from '../../../shared/api/cases/again.ts';
import { Accepted } from '../../../shared/api/cases/intake.ts';
import { idempotencyHeaders, ofCase } from '../../../shared/api/define.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { comparisonOf } from '../../../shared/views/comparison.ts';
import { createAskAgain } from './askAgain.ts';
import { type IntakeNeeds, submissionProblems } from '../intake.ts';
import { accepted } from '../routes/casePresentation.ts';
import { presentComparison } from './comparisonPresentation.ts';
import { caseRoute } from '../routes/caseRoute.ts';

/** A delivered case with one thing changed: another case, which takes over what the change does not reach. */
export const againRoutes = (needs: IntakeNeeds) => {
  const askAgain = createAskAgain(needs);
  const { cases } = needs;

  return [
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/again',
      operationId: 'askAgain',
      tag: 'cases',
      summary: 'Ask a delivered case again with one thing changed',
      description:
        'A case of its own, which counts as any other. It takes over evidence, blind ballots and the exchange, in deep mode all that the panels did; every seat votes again knowing what changed, and the recommendation is written again. A dissent whose holder has nothing to change stands as it was written. An assumption or criterion that the case does not have, and a change that changes nothing, are refused. Sent with a token, it needs `consent`.',
      auth: 'owner',
      scope: 'submit',
      params: ofCase,
      headers: idempotencyHeaders('request'),
      body: AskAgain,
      problems: [...submissionProblems, 'not-delivered', 'again-not-offered', 'documents-too-many'],
      replies: { 201: { description: 'The panel has the new case.', schema: Accepted } },
      async handle({ caller, params, headers, body, ctx }) {
        const { caseId, position } = await askAgain({
          caller,
          of: params.case_id,
          debate: caller.found.debate,
          change: body.change,
          key: headers['idempotency-key'],
          consent: body.consent ? { how: 'stated', statement: body.consent.statement } : null,
          address: caller.token ? null : ctx.ip,
        });
        return {
          status: 201,
          body: accepted(needs.publicUrl, caseId),
          position,
        };
      },
    }),
    caseRoute({
      method: 'get',
      path: '/api/cases/:case_id/comparison',
      operationId: 'getComparison',
      tag: 'cases',
      summary: 'What moved where a case was asked again, and why',
      auth: 'owner',
      scope: 'read',
      params: ofCase,
      problems: ['not-found'],
      replies: { 200: { description: 'Both cases side by side.', schema: ComparisonReply } },
      async handle({ caller: { accountId, found } }) {
        const of = found.debate.again?.of;
        const before = of === undefined ? null : await cases.at(of);
        const compared = before?.access.ownerId === accountId ? comparisonOf(before.debate, found.debate) : null;
        if (!compared) throw new Refusal('not-found', 'There is nothing to compare this case with.');
        return { status: 200, body: presentComparison(compared) };
      },
    }),
  ];
};
