import { normalEmail } from '../../../shared/api/accounts/account.ts';
import { Auditor, AuditorDocuments, Shared } from '../../../shared/api/cases/sharing.ts';
import { ofCase } from '../../../shared/api/define.ts';
import { planOffers } from '../../../shared/api/accounts/plans.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { asAccount } from '../asAccount.ts';
import { notProven } from '../limits/caseQuota.ts';
import { caseRoute } from './caseRoute.ts';
import { watchUrl } from './casePresentation.ts';

type Needs = Pick<CaseRouteNeeds, 'accounts' | 'handleCase' | 'publicUrl' | 'now'>;

const tag = 'cases';

/** Who else may see a case. */
export const accessRoutes = ({ accounts, handleCase, publicUrl, now }: Needs) => {
  const tell = asAccount(handleCase);

  return [
    ...(['put', 'delete'] as const).map((method) =>
      caseRoute({
        method,
        path: '/api/cases/:case_id/share',
        operationId: method === 'put' ? 'openWatchLink' : 'closeWatchLink',
        tag,
        summary:
          method === 'put' ? 'Let anyone with the link watch, read-only' : 'Close the link; viewers are disconnected',
        auth: 'owner',
        scope: null,
        params: ofCase,
        problems: [],
        replies: { 200: { description: 'As it is now.', schema: Shared } },
        async handle({ caller: { accountId }, params }) {
          const type = method === 'put' ? 'OpenWatchLink' : 'CloseWatchLink';
          const position = await tell(params.case_id, accountId, { type, by: accountId, at: now() });
          const body = { shared: method === 'put', watch_url: watchUrl(publicUrl, params.case_id) };
          return { status: 200, body, position };
        },
      }),
    ),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/auditors',
      operationId: 'inviteAuditor',
      tag,
      summary: 'Let somebody read the case and its history',
      auth: 'owner',
      scope: null,
      params: ofCase,
      body: Auditor,
      problems: ['address-not-proven', 'not-in-plan', 'too-many-requests'],
      description:
        'The address gets an e-mail. Who signs in with it and has opened a link of such an e-mail may read the case and finds it among the own cases.',
      replies: { 204: { description: 'Invited.' } },
      async handle({ caller: { accountId, found }, params, body }) {
        const email = normalEmail(body.email);
        const { plan, proven } = await accounts.viewOf(accountId);
        if (!proven) throw notProven('invite others');
        const { name, auditors } = planOffers[plan];
        const others = found.access.auditors.filter((auditor) => auditor.email !== email).length;
        if (auditors !== null && others >= auditors)
          throw new Refusal('not-in-plan', `${name} includes ${auditors} auditors for a case.`, [], {
            pricing_url: `${publicUrl}/pricing`,
          });
        await accounts.throttle.take('inviteByAccount', accountId);
        await accounts.throttle.take('inviteByAddress', email);
        const invited = await accounts.holderOf(email);
        const position = await tell(params.case_id, accountId, {
          type: 'InviteAuditor',
          email,
          accountId: invited,
          by: accountId,
          at: now(),
        });
        return { status: 204, position };
      },
    }),
    caseRoute({
      method: 'put',
      path: '/api/cases/:case_id/auditors/documents',
      operationId: 'letAuditorOpenDocuments',
      tag,
      summary: 'Let an auditor open the documents of the case, or no longer',
      description:
        'Who is invited reads the names of the documents and what the panel cites of them, and opens none until the owner allows it.',
      auth: 'owner',
      scope: null,
      params: ofCase,
      body: AuditorDocuments,
      problems: ['auditor-not-found'],
      replies: { 204: { description: 'It holds from now on.' } },
      async handle({ caller: { accountId }, params, body }) {
        const position = await tell(params.case_id, accountId, {
          type: 'LetAuditorOpenDocuments',
          email: normalEmail(body.email),
          open: body.open,
          by: accountId,
          at: now(),
        });
        return { status: 204, position };
      },
    }),
    caseRoute({
      method: 'delete',
      path: '/api/cases/:case_id/auditors',
      operationId: 'removeAuditor',
      tag,
      summary: 'Take an invitation back; readers are disconnected',
      auth: 'owner',
      scope: null,
      params: ofCase,
      body: Auditor,
      problems: [],
      replies: {
        204: { description: 'This address no longer gives access to the case, whether or not it did before.' },
      },
      async handle({ caller: { accountId }, params, body }) {
        const removal = { type: 'RemoveAuditor', email: normalEmail(body.email), by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, removal) };
      },
    }),
  ];
};
