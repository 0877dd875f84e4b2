import { z } from 'zod';

import { Sessions } from '../../../shared/api/accounts/account.ts';
import { published } from '../../../shared/api/define.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { route } from '../../platform/http/route.ts';

export const sessionRoutes = ({ sessions }: Pick<AccountRouteNeeds, 'sessions'>) => [
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
    problems: ['session-not-found'],
    replies: { 204: { description: 'Ended.' } },
    async handle({ caller, params }) {
      const isOne = /^\w+$/.test(params.session_id) && (await sessions.endOne(caller.accountId, params.session_id));
      if (!isOne) throw new Refusal('session-not-found', 'There is no such session.');
      return { status: 204 };
    },
  }),
];
