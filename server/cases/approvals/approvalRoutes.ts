import { z } from 'zod';

import { addressId } from '../../../shared/api/define.ts';
import { Approvals, Approved, RequireApproval } from '../../../shared/api/accounts/approvals.ts';
import type { Tokens } from '../../accounts/tokens/tokenService.ts';
import { route } from '../../platform/http/route.ts';
import { type IntakeNeeds, createIntake } from '../intake.ts';
import { watchUrl } from '../routes/casePresentation.ts';
import { presentChange } from '../again/comparisonPresentation.ts';
import { heldSubmissions } from './heldSubmissions.ts';

type Needs = IntakeNeeds & { readonly tokens: Pick<Tokens, 'holderOf'> };

const params = z.object({ approval_id: addressId('a submission that waits') });
const common = { tag: 'account', auth: 'session', scope: null } as const;

/** Approving in the app what agents submit: for people alone. */
export const approvalRoutes = (needs: Needs) => {
  const { accounts, tokens, publicUrl } = needs;
  const held = heldSubmissions(needs);
  const submit = createIntake(needs);

  return [
    route({
      ...common,
      method: 'get',
      path: '/api/approvals',
      operationId: 'listApprovals',
      summary: 'What agents submitted that waits for the owner’s approval',
      problems: [],
      replies: { 200: { description: 'The submissions, the oldest first.', schema: Approvals } },
      async handle({ caller: { accountId } }) {
        const { approval: required } = await accounts.viewOf(accountId);
        const approvals = (await held.waiting(accountId)).map((one) => ({
          approval_id: one.approvalId,
          agent: one.agent,
          client: one.client,
          mode: one.body.mode || ('default' as const),
          question: one.body.q1,
          again: one.again ? { of: one.again.of, change: presentChange(one.again.change) } : null,
          statement: one.statement,
          held_at: one.heldAt,
        }));
        return { status: 200, body: { required, approvals } };
      },
    }),
    route({
      ...common,
      method: 'put',
      path: '/api/approvals',
      operationId: 'requireApproval',
      summary: 'Choose whether what agents submit waits for approval in the app',
      body: RequireApproval,
      problems: [],
      replies: { 204: { description: 'It holds from the next submission on.' } },
      async handle({ caller, body }) {
        const { position } = await accounts.requireApproval(caller.accountId, body.required);
        return { status: 204, position };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/approvals/:approval_id/approve',
      operationId: 'approveSubmission',
      summary: 'Let the panel have what an agent submitted',
      params,
      problems: [
        'approval-not-found',
        'token-not-found',
        'terms-not-accepted',
        'address-not-proven',
        'trial-ended',
        'quota-reached',
        'token-limit-reached',
        'not-in-plan',
        'document-not-found',
        'document-not-ready',
        'too-many-requests',
        'intake-stopped',
      ],
      replies: { 201: { description: 'The panel has the case.', schema: Approved } },
      async handle({ caller: { accountId }, params: { approval_id } }) {
        const { body, again, key, statement, tokenId, client } = await held.one(accountId, approval_id);
        const token = await tokens.holderOf(accountId, tokenId, client);
        const consent = { how: 'approved' as const, statement };
        const { caseId, position } = await submit({
          ...{ caller: { accountId, token }, body, key, consent, ...(again && { again }) },
          ...{ approvalId: approval_id, address: null },
        });
        await held.approve(approval_id);
        return { status: 201, body: { case_id: caseId, watch_url: watchUrl(publicUrl, caseId) }, position };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/approvals/:approval_id/decline',
      operationId: 'declineSubmission',
      summary: 'Decline what an agent submitted, which is then gone',
      params,
      problems: ['approval-not-found'],
      replies: { 204: { description: 'The agent is told so when it asks.' } },
      async handle({ caller: { accountId }, params: { approval_id } }) {
        await held.one(accountId, approval_id);
        await held.decline(approval_id);
        return { status: 204 };
      },
    }),
  ];
};
