import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { OpenReportLink, ReadByLink, ReportLink } from '../../../shared/api/cases/sharing.ts';
import { ofCase } from '../../../shared/api/define.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { opensReport } from '../access.ts';
import { asAccount } from '../asAccount.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { caseRoute } from './caseRoute.ts';
import { Report } from './reportRoutes.ts';

type Needs = Pick<CaseRouteNeeds, 'accounts' | 'cases' | 'handleCase' | 'watchedReport' | 'publicUrl' | 'now'>;

const day = 86_400_000;

/**
 * A link by which the report alone is read, as watchers may see it, until a day or until its owner closes it. The secret is behind
 * `#`: no server and no log on the way gets it, and a new link ends the one before.
 */
export const reportLinkRoutes = ({ accounts, cases, handleCase, watchedReport, publicUrl, now }: Needs) => {
  const tell = asAccount(handleCase);
  const owned = { tag: 'cases', auth: 'owner', scope: null, params: ofCase } as const;

  return [
    caseRoute({
      ...owned,
      method: 'put',
      path: '/api/cases/:case_id/report-link',
      operationId: 'openReportLink',
      summary: 'Let anyone with the link read the report, until a day',
      description: 'The link is in this reply alone. A new one ends the one before.',
      body: OpenReportLink,
      problems: ['not-delivered'],
      replies: { 200: { description: 'The link.', schema: ReportLink } },
      async handle({ caller: { accountId }, params: { case_id }, body }) {
        const secret = randomBytes(32).toString('base64url');
        const at = now();
        const expiresAt = new Date(Date.parse(at) + body.days * day).toISOString();
        const command = { type: 'OpenReportLink', secretHash: sha256(secret), expiresAt, by: accountId, at } as const;
        const position = await tell(case_id, accountId, command);
        const url = `${publicUrl}/report?case=${encodeURIComponent(case_id)}#link=${secret}`;
        return { status: 200, body: { url, expires_at: expiresAt }, position };
      },
    }),
    caseRoute({
      ...owned,
      method: 'delete',
      path: '/api/cases/:case_id/report-link',
      operationId: 'closeReportLink',
      summary: 'Close the link to the report',
      problems: [],
      replies: { 204: { description: 'The link no longer opens the report, whether or not there was one.' } },
      async handle({ caller: { accountId }, params }) {
        const position = await tell(params.case_id, accountId, { type: 'CloseReportLink', by: accountId, at: now() });
        return { status: 204, position };
      },
    }),
    route({
      method: 'post',
      path: '/api/report-links/read',
      operationId: 'readReportByLink',
      tag: 'cases',
      summary: 'The report, for anyone who has its link',
      description:
        'The same document that watchers read: without what is the owner’s alone. A link that has ended, was closed or never was is answered alike.',
      auth: 'none',
      body: ReadByLink,
      problems: ['report-link-ended', 'too-many-requests'],
      replies: { 200: { description: 'The report.', schema: Report } },
      async handle({ body: { case_id, secret }, ctx }) {
        await accounts.throttle.take('reportLinkByIp', ctx.ip);
        const found = await cases.at(case_id);
        const isOpen = found !== null && opensReport(found.access, sha256(secret), now());
        const document = isOpen ? await watchedReport(case_id) : null;
        if (document === null)
          throw new Refusal('report-link-ended', 'This link does not open a report, or no longer.');
        return { status: 200, body: z.record(z.string(), z.unknown()).parse(document) };
      },
    }),
  ];
};
