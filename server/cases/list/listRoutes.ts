import { CaseName } from '../../../shared/api/cases/case.ts';
import { ofCase } from '../../../shared/api/define.ts';
import { asAccount } from '../asAccount.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { caseRoute } from '../routes/caseRoute.ts';

type Needs = Pick<CaseRouteNeeds, 'deleteCase' | 'handleCase' | 'now'>;

const tag = 'cases';

/** How owners keep their own list: names, the archive, and what is deleted. */
export const listRoutes = ({ deleteCase, handleCase, now }: Needs) => {
  const tell = asAccount(handleCase);

  return [
    caseRoute({
      method: 'put',
      path: '/api/cases/:case_id/name',
      operationId: 'renameCase',
      tag,
      summary: 'Give a case a name of your own',
      description: 'For you and the auditors. Reports, e-mails that were sent and watchers keep the title.',
      auth: 'owner',
      scope: null,
      params: ofCase,
      body: CaseName,
      problems: [],
      replies: { 204: { description: 'It has this name.' } },
      async handle({ caller: { accountId }, params, body }) {
        const rename = { type: 'RenameCase', name: body.name.trim(), by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, rename) };
      },
    }),
    ...(['put', 'delete'] as const).map((method) =>
      caseRoute({
        method,
        path: '/api/cases/:case_id/archive',
        operationId: method === 'put' ? 'archiveCase' : 'restoreCase',
        tag,
        summary: method === 'put' ? 'Take a case out of your list' : 'Put an archived case back into your list',
        description: 'Nothing else changes: a panel that runs goes on, and links stay open.',
        auth: 'owner',
        scope: null,
        params: ofCase,
        problems: [],
        replies: { 204: { description: 'Done, or so already.' } },
        async handle({ caller: { accountId }, params }) {
          const type = method === 'put' ? 'ArchiveCase' : 'RestoreCase';
          return { status: 204, position: await tell(params.case_id, accountId, { type, by: accountId, at: now() }) };
        },
      }),
    ),
    caseRoute({
      method: 'delete',
      path: '/api/cases/:case_id',
      operationId: 'deleteCase',
      tag,
      summary: 'Delete a case with its report and documents, for good',
      description:
        'A panel that runs is stopped, links and invitations end, and the key of the history is deleted. It still counts as a case of your plan.',
      auth: 'owner',
      scope: null,
      params: ofCase,
      problems: [],
      replies: { 204: { description: 'Deleted.' } },
      async handle({ caller: { accountId, found } }) {
        return { status: 204, position: await deleteCase(found, accountId) };
      },
    }),
  ];
};
