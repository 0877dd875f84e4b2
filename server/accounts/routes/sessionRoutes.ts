import { z } from 'zod';

import { Sessions } from '../../../shared/api/accounts/account.ts';
import { published } from '../../../shared/api/define.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { route } from '../../platform/http/route.ts';

export const sessionRoutes = ({ accounts, sessions }: Pick<AccountRouteNeeds, 'accounts' | 'sessions'>) => [
  route({
    method: 'get',
    path: '/api/sessions',
    operationId: 'listSessions',
    tag: 'account',
    summary: 'Where the account is signed in',
    auth: 'session',
    scope: null,
    problems: [],
    replies: { 200: { description: 'The sessions, the one last used first.', schema: Sessions } },
    async handle({ caller }) {
      const rows = await sessions.list(caller.accountId);
      return {
        status: 200,
        body: {
          sessions: rows.map((row) => ({
            session_id: row.sessionId,
            current: row.sessionId === caller.sessionId,
            started_at: row.startedAt,
            seen_at: row.seenAt,
            expires_at: row.expiresAt,
            device: row.device,
          })),
        },
      };
    },
  }),
  route({
    method: 'delete',
    path: '/api/sessions/:session_id',
    operationId: 'endSession',
    tag: 'account',
    summary: 'End one of the account’s sessions',
    auth: 'session',
    scope: null,
    params: z.object({ session_id: z.string().register(published, { description: 'Id of a session.' }) }),
    problems: ['session-not-found', 'proof-needed'],
    replies: { 204: { description: 'Ended.' } },
    async handle({ caller, params }) {
      const { accountId } = caller;
      await sessions.mustBeProven(caller.sessionId);
      const one = (await sessions.list(accountId)).find(({ sessionId }) => sessionId === params.session_id);
      if (!one || !(await sessions.endOne(accountId, one.sessionId)))
        throw new Refusal('session-not-found', 'There is no such session.');
      const { position } = await accounts.noteSessionEnded(accountId, one.device);
      return { status: 204, position };
    },
  }),
];
