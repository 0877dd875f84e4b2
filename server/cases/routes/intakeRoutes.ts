import { Accepted, Intake } from '../../../shared/api/cases/intake.ts';
import { idempotencyHeaders } from '../../../shared/api/define.ts';
import { type IntakeNeeds, createIntake, submissionProblems } from '../intake.ts';
import { accepted } from './casePresentation.ts';
import { caseRoute } from './caseRoute.ts';

export const intakeRoute = (needs: IntakeNeeds) => {
  const submit = createIntake(needs);

  return caseRoute({
    method: 'post',
    path: '/intake',
    operationId: 'submitCase',
    tag: 'cases',
    summary: 'Bring a decision: the panel starts at once',
    description:
      'With an `Idempotency-Key` the same request may be sent again and makes one case; the key with another body is refused. Sent with a token, it needs `consent`.',
    auth: 'session',
    scope: 'submit',
    headers: idempotencyHeaders('submission'),
    body: Intake,
    problems: [...submissionProblems, 'not-your-email'],
    replies: { 201: { description: 'The panel has the case.', schema: Accepted } },
    async handle({ caller, headers, body, ctx }) {
      const { consent, ...rest } = body;
      const { caseId, position } = await submit({
        caller,
        address: caller.token ? null : ctx.ip,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- held against the schema of the route
        body: rest as Intake,
        key: headers['idempotency-key'],
        consent: consent ? { how: 'stated', statement: consent.statement } : null,
      });
      return {
        status: 201,
        body: accepted(needs.publicUrl, caseId),
        position,
      };
    },
  });
};
