import { z } from 'zod';

import { ProveIdentity } from '../../../shared/api/accounts/account.ts';
import { SecurityLog } from '../../../shared/api/accounts/security.ts';
import { published } from '../../../shared/api/define.ts';
import { route } from '../../platform/http/route.ts';
import type { AccountRouteNeeds } from '../routes/accountRouteNeeds.ts';

export const securityRoutes = ({ accounts, sessions }: Pick<AccountRouteNeeds, 'accounts' | 'sessions'>) => [
  route({
    method: 'get',
    path: '/api/account/security',
    operationId: 'getSecurityLog',
    tag: 'account',
    summary: 'Logins, and what changed in how one gets in',
    description: 'Fifty entries, the newest first.',
    auth: 'session',
    scope: null,
    query: z.object({
      before: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().register(published, {
        description: 'Entries of revisions below this one, as `next` gave it.',
      }),
    }),
    problems: [],
    replies: { 200: { description: 'The entries.', schema: SecurityLog } },
    handle: async ({ caller, query }) => ({
      status: 200,
      body: await accounts.securityLog(caller.accountId, query.before ?? null),
    }),
  }),
  route({
    method: 'post',
    path: '/api/account/proof',
    operationId: 'proveIdentity',
    tag: 'account',
    summary: 'Confirm once more that it is you',
    description:
      'For ten minutes after it, as after logging in, this session may change how one gets into the account. Elsewhere such a request is refused with `PROOF_NEEDED`.',
    auth: 'session',
    scope: null,
    body: ProveIdentity,
    problems: ['wrong-credentials', 'second-factor-needed', 'wrong-code', 'too-many-requests', 'busy'],
    replies: { 204: { description: 'Confirmed.' } },
    async handle({ caller, body }) {
      await accounts.confirm(caller.accountId, caller.sessionId, body);
      await sessions.prove(caller.sessionId);
      return { status: 204 };
    },
  }),
];
