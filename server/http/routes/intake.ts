import { z } from 'zod';

import { normalEmail } from '../../../shared/api/account.ts';
import { Accepted, Intake } from '../../../shared/api/case.ts';
import { published } from '../../../shared/api/define.ts';
import { intakeQuestions } from '../../../shared/api/intakeQuestions.ts';
import { limits } from '../../../shared/api/limits.ts';
import { termsVersion } from '../../../shared/api/terms.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { newCaseId } from '../caseId.ts';
import type { AppNeeds } from '../needs.ts';
import { byAccount } from '../provenance.ts';
import { createQuota } from '../quota.ts';
import { route } from '../route.ts';
import { watchUrl } from './present.ts';

type Needs = Pick<AppNeeds, 'accounts' | 'cases' | 'handleCase' | 'pool' | 'countedCases' | 'publicUrl' | 'secret'> & {
  readonly now: () => string;
};

export const intakeRoute = (needs: Needs) => {
  const { accounts, cases, handleCase, publicUrl, secret, now } = needs;
  const quota = createQuota({ ...needs, pricingUrl: `${publicUrl}/pricing` });

  return route({
    method: 'post',
    path: '/intake',
    operationId: 'submitCase',
    tag: 'cases',
    summary: 'Bring a decision: the panel starts at once',
    description:
      'With an `Idempotency-Key` the same request may be sent again and makes one case; the key with another body is refused.',
    auth: 'session',
    headers: z.object({
      'idempotency-key': z
        .string()
        .min(1)
        .max(limits.idempotencyKey)
        .optional()
        .register(published, { description: 'Any text that names this submission, such as a UUID.' }),
    }),
    body: Intake,
    problems: [
      'terms-not-accepted',
      'not-your-email',
      'trial-ended',
      'quota-reached',
      'not-in-plan',
      'idempotency-key-reused',
      'too-many-requests',
    ],
    replies: { 201: { description: 'The panel has the case.', schema: Accepted } },
    async handle({ caller: { accountId }, headers, body }) {
      await accounts.throttle.take('intakeByAccount', accountId);
      const account = await accounts.viewOf(accountId);
      if (account.terms !== termsVersion)
        throw new Refusal('terms-not-accepted', 'Accept the Terms first.', [], { onboard_url: `${publicUrl}/onboard` });
      if (normalEmail(body.email) !== account.email)
        throw new Refusal('not-your-email', 'Expected the account’s own address.', [
          { pointer: '/email', detail: 'Expected the address this account signed up with.' },
        ]);

      const caseId = newCaseId(secret, accountId, headers['idempotency-key']);
      const mode = body.mode || 'default';
      const at = now();
      const given = body as Record<string, string | undefined>;
      const answers: Record<string, string> = {};
      for (const { id } of intakeQuestions) if (given[id]?.trim()) answers[id] = given[id];

      const again = headers['idempotency-key'] !== undefined && (await cases.at(caseId)) !== null;
      if (!again) await quota.claim(account, mode, caseId, at);
      const { q1 } = body;
      const { position } = await handleCase(
        caseId,
        { type: 'SubmitCase', caseId, accountId, email: account.email, mode, q1, answers, at },
        byAccount(accountId),
      );
      return {
        status: 201,
        body: { case_id: caseId, status: 'queued' as const, watch_url: watchUrl(publicUrl, caseId) },
        position,
      };
    },
  });
};
