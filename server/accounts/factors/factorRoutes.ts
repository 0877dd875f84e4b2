import { ConfirmTotp, Factors, NewTotp, RecoveryCodes } from '../../../shared/api/accounts/security.ts';
import { route } from '../../platform/http/route.ts';
import type { AccountRouteNeeds } from '../routes/accountRouteNeeds.ts';

const own = { tag: 'account', auth: 'session', scope: null } as const;

/** Recovery codes, the one time that they are shown. */
const shown = ({ codes, position }: { readonly codes: readonly string[]; readonly position: bigint | null }) => ({
  ...{ status: 200 as const, body: { recovery_codes: [...codes] }, position },
});

/** Second factors: for people alone, and changed only by who has just shown who they are. */
export const factorRoutes = ({ accounts, sessions }: Pick<AccountRouteNeeds, 'accounts' | 'sessions'>) => [
  route({
    ...own,
    method: 'get',
    path: '/api/account/factors',
    operationId: 'getFactors',
    summary: 'What is asked for beside the password',
    problems: [],
    replies: { 200: { description: 'The factors.', schema: Factors } },
    async handle({ caller }) {
      const { totp, passkeys, codesLeft } = await accounts.factors.status(caller.accountId);
      return { status: 200, body: { totp, passkeys, recovery_codes_left: codesLeft } };
    },
  }),
  route({
    ...own,
    method: 'post',
    path: '/api/account/totp',
    operationId: 'beginTotp',
    summary: 'Begin with an authenticator app (TOTP, RFC 6238)',
    description: 'The secret counts once a code of it was confirmed.',
    problems: ['proof-needed', 'factor-exists'],
    replies: { 201: { description: 'The secret.', schema: NewTotp } },
    async handle({ caller }) {
      await sessions.mustBeProven(caller.sessionId);
      const { email } = await accounts.viewOf(caller.accountId);
      return { status: 201, body: await accounts.factors.beginTotp(caller.accountId, email) };
    },
  }),
  route({
    ...own,
    method: 'post',
    path: '/api/account/totp/confirm',
    operationId: 'confirmTotp',
    summary: 'Ask for a code of the authenticator app from now on',
    body: ConfirmTotp,
    problems: ['proof-needed', 'factor-not-found', 'wrong-code'],
    replies: { 200: { description: 'Ten recovery codes.', schema: RecoveryCodes } },
    async handle({ caller, body }) {
      await sessions.mustBeProven(caller.sessionId);
      await accounts.throttle.take('codeByDevice', caller.sessionId);
      return shown(await accounts.factors.confirmTotp(caller.accountId, body.code));
    },
  }),
  route({
    ...own,
    method: 'delete',
    path: '/api/account/totp',
    operationId: 'removeTotp',
    summary: 'Ask for no code from now on; without a passkey recovery codes end too',
    problems: ['proof-needed', 'factor-not-found'],
    replies: { 204: { description: 'Removed.' } },
    async handle({ caller }) {
      await sessions.mustBeProven(caller.sessionId);
      const { position } = await accounts.factors.removeTotp(caller.accountId);
      return { status: 204, position };
    },
  }),
  route({
    ...own,
    method: 'post',
    path: '/api/account/recovery-codes',
    operationId: 'makeRecoveryCodes',
    summary: 'Ten new recovery codes; those from before are worth nothing',
    problems: ['proof-needed', 'factor-not-found'],
    replies: { 200: { description: 'The codes.', schema: RecoveryCodes } },
    async handle({ caller }) {
      await sessions.mustBeProven(caller.sessionId);
      return shown(await accounts.factors.newCodes(caller.accountId));
    },
  }),
];
