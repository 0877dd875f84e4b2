import { AskReset, ChangePassword, ConfirmReset } from '../../../shared/api/accounts/account.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { route } from '../../platform/http/route.ts';
import { cookie } from './accountRoutes.ts';

const tag = 'account';

export const passwordRoutes = ({
  accounts,
  sessions,
  sure,
}: Pick<AccountRouteNeeds, 'accounts' | 'sessions' | 'sure'>) => [
  route({
    method: 'post',
    path: '/api/account/password',
    operationId: 'changePassword',
    tag,
    summary: 'Change the password; every other session ends',
    auth: 'session',
    scope: null,
    body: ChangePassword,
    problems: ['wrong-credentials', 'proof-needed', 'refused-password', 'too-many-requests', 'busy'],
    replies: { 204: { description: 'Changed; this session has a new cookie.', headers: cookie } },
    async handle({ caller, body, ctx }) {
      await sure(caller, body.current);
      const { proof, position } = await accounts.changePassword(caller.accountId, body.password, caller.sessionId);
      await sessions.start(ctx, caller.accountId, proof);
      return { status: 204, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/password-reset',
    operationId: 'askPasswordReset',
    tag,
    summary: 'Ask for an e-mail with a reset link',
    description: 'The reply is the same whether the address is known or not.',
    auth: 'none',
    body: AskReset,
    problems: ['too-many-requests'],
    replies: { 202: { description: 'If there is such an account, the e-mail is on its way.' } },
    async handle({ body, ctx }) {
      await accounts.askReset(body.email, ctx.ip);
      return { status: 202 };
    },
  }),
  route({
    method: 'post',
    path: '/api/password-reset/confirm',
    operationId: 'confirmPasswordReset',
    tag,
    summary: 'Set a new password with the token of the e-mail; every session ends',
    auth: 'none',
    body: ConfirmReset,
    problems: ['invalid-reset-token', 'refused-password', 'too-many-requests', 'busy'],
    replies: { 204: { description: 'The new password holds.' } },
    async handle({ body, ctx }) {
      const { position } = await accounts.confirmReset(body.token, body.password, ctx.ip);
      return { status: 204, position };
    },
  }),
];
