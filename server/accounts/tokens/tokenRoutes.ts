import { z } from 'zod';

import { addressId } from '../../../shared/api/define.ts';
import { CreateToken, LeakedToken, NewToken, RotateToken, Token, Tokens } from '../../../shared/api/accounts/tokens.ts';
import { route } from '../../platform/http/route.ts';
import type { Sure } from '../routes/accountRouteNeeds.ts';
import type { Sessions } from '../../platform/http/session.ts';
import type { Tokens as Service } from './tokenService.ts';
import type { TokenRow } from './tokenTable.ts';

type Needs = {
  readonly sure: Sure;
  readonly sessions: Pick<Sessions, 'mustBeProven'>;
  readonly tokens: Service;
};

const tag = 'account';
const params = z.object({ token_id: addressId('a token, not its secret') });

/** Making and ending tokens: for people alone, no token makes another. */
export const tokenRoutes = ({ sure, sessions, tokens }: Needs) => [
  route({
    method: 'get',
    path: '/api/tokens',
    operationId: 'listTokens',
    tag,
    summary: 'The account’s tokens, without their secrets',
    auth: 'session',
    scope: null,
    problems: [],
    replies: { 200: { description: 'The tokens, the newest first.', schema: Tokens } },
    handle: async ({ caller }) => ({
      status: 200,
      body: { tokens: (await tokens.list(caller.accountId)).map(present) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/tokens',
    operationId: 'createToken',
    tag,
    summary: 'Make a token by which an agent acts for the account',
    description: 'The secret is in this reply and nowhere else afterwards.',
    auth: 'session',
    scope: null,
    body: CreateToken,
    problems: ['wrong-credentials', 'proof-needed', 'too-many-tokens', 'too-many-requests', 'busy'],
    replies: { 201: { description: 'The token and its secret.', schema: NewToken } },
    async handle({ caller, body }) {
      const { accountId } = caller;
      await sure(caller, body.password);
      const { secret, token, position } = await tokens.make(accountId, body);
      return { status: 201, body: { secret, token: present(token) }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/tokens/:token_id/rotate',
    operationId: 'rotateToken',
    tag,
    summary: 'Give a token a new secret',
    auth: 'session',
    scope: null,
    params,
    body: RotateToken,
    problems: ['token-not-found', 'proof-needed'],
    replies: { 200: { description: 'The token and its new secret.', schema: NewToken } },
    async handle({ caller: { accountId, sessionId }, params: { token_id }, body }) {
      await sessions.mustBeProven(sessionId);
      const { secret, token, position } = await tokens.rotate(accountId, token_id, body.overlap_hours);
      return { status: 200, body: { secret, token: present(token) }, position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/tokens/:token_id',
    operationId: 'revokeToken',
    tag,
    summary: 'End a token at once, with everything open by it',
    auth: 'session',
    scope: null,
    params,
    problems: ['token-not-found'],
    replies: { 204: { description: 'It is worth nothing from now on.' } },
    async handle({ caller, params: { token_id } }) {
      const { position } = await tokens.revoke(caller.accountId, token_id);
      return { status: 204, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/tokens/report-leak',
    operationId: 'reportLeakedToken',
    tag,
    summary: 'End a token that was found in public',
    description: 'For anyone who finds one, without an account. The reply is the same whether it was valid or not.',
    auth: 'none',
    body: LeakedToken,
    problems: ['too-many-requests'],
    replies: { 204: { description: 'If it was valid, it no longer is.' } },
    async handle({ body, ctx }) {
      await tokens.reportLeak(body.token.trim(), ctx.ip);
      return { status: 204 };
    },
  }),
];

const present = (row: TokenRow): Token => ({
  token_id: row.tokenId,
  name: row.name,
  ends_with: row.endsWith,
  scopes: [...row.scopes],
  modes: [...row.modes],
  cases_per_month: row.casesPerMonth,
  usd_per_month: row.usdPerMonth,
  created_at: row.createdAt,
  expires_at: row.expiresAt,
  last_used_at: row.lastUsedAt,
  last_client: row.lastClient,
  previous_until: row.previousUntil,
});
