import type { Context } from 'koa';

import {
  AcceptTerms,
  Account,
  DeleteAccount,
  LogIn,
  Preferences,
  SignUp,
  Terms,
} from '../../../shared/api/accounts/account.ts';
import { terms, termsVersion } from '../../../shared/api/accounts/terms.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type AccountView, trialDaysLeft } from '../../../shared/views/account.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { languageOf } from './languageOf.ts';
import { route } from '../../platform/http/route.ts';

/** What an account is told about itself. */
export const presentAccount = (account: AccountView, now: string): Account => ({
  account_id: account.accountId,
  email: account.email,
  address_proven: account.proven,
  ...(account.newEmail && { new_email: account.newEmail.email }),
  plan: account.plan,
  trial: presentTrial(account, now),
  ...(account.operator && { operator: true as const }),
  terms_accepted: account.terms === termsVersion,
});

export const presentTrial = (account: AccountView, now: string): Account['trial'] => ({
  ends_at: account.trial?.endsAt ?? account.registeredAt,
  days_left: trialDaysLeft(account, now),
});

export const browserOf = (ctx: Context) => ({
  language: languageOf(ctx),
  device: ctx.get('User-Agent').slice(0, 200) || 'unnamed',
});

const tag = 'account';
export const cookie = { 'Set-Cookie': 'The signed session cookie.' };

export const accountRoutes = ({ accounts, sessions, devices, providers, sure, now }: AccountRouteNeeds) => [
  route({
    method: 'post',
    path: '/api/signup',
    operationId: 'signUp',
    tag,
    summary: 'Open an account with a trial of 30 days',
    description:
      'No code, no card. The reply signs the caller in. An agent may sign up only for a real person, with that person’s consent and e-mail address.',
    auth: 'none',
    signsIn: true,
    body: SignUp,
    problems: ['account-exists', 'refused-password', 'too-many-requests', 'busy'],
    replies: { 201: { description: 'The account.', schema: Account, headers: cookie } },
    async handle({ body, ctx }) {
      const { accountId, proof, position } = await accounts.signUp({ ...body, ...browserOf(ctx) }, ctx.ip);
      await sessions.start(ctx, accountId, proof);
      devices.remember(ctx, accountId);
      return { status: 201, body: presentAccount(await accounts.viewOf(accountId), now()), position };
    },
  }),
  route({
    method: 'post',
    path: '/api/login',
    operationId: 'logIn',
    tag,
    summary: 'Sign in',
    description:
      'Where the account has a second factor, who sends the right password without a `code` is told so (`SECOND_FACTOR_NEEDED`) and sends all three.',
    auth: 'none',
    signsIn: true,
    body: LogIn,
    problems: ['wrong-credentials', 'second-factor-needed', 'wrong-code', 'too-many-requests', 'busy'],
    replies: { 200: { description: 'The account.', schema: Account, headers: cookie } },
    async handle({ body, ctx }) {
      const { accountId, proof, position } = await accounts.logIn({ ...body, ...browserOf(ctx) }, ctx.ip, (id) =>
        devices.of(ctx, id),
      );
      await sessions.start(ctx, accountId, proof);
      devices.remember(ctx, accountId);
      return { status: 200, body: presentAccount(await accounts.viewOf(accountId), now()), position };
    },
  }),
  route({
    method: 'post',
    path: '/api/logout',
    operationId: 'logOut',
    tag,
    summary: 'End this session; its cookie is worthless at once',
    auth: 'session',
    scope: null,
    problems: [],
    replies: { 204: { description: 'Signed out.' } },
    async handle({ ctx }) {
      sessions.end(ctx);
      return { status: 204 };
    },
  }),
  route({
    method: 'get',
    path: '/api/whoami',
    operationId: 'whoAmI',
    tag,
    summary: 'The account that is signed in',
    auth: 'session',
    scope: 'read',
    problems: [],
    replies: { 200: { description: 'The account.', schema: Account } },
    handle: async ({ caller }) => ({
      status: 200,
      body: presentAccount(await accounts.viewOf(caller.accountId), now()),
    }),
  }),
  route({
    method: 'get',
    path: '/api/terms',
    operationId: 'getTerms',
    tag,
    summary: 'The Terms in force',
    auth: 'none',
    problems: ['method-not-allowed'],
    replies: { 200: { description: 'The Terms.', schema: Terms } },
    handle: async () => ({
      status: 200,
      body: { version: termsVersion, sections: [...terms], providers: [...(await providers())] },
    }),
  }),
  route({
    method: 'post',
    path: '/api/terms',
    operationId: 'acceptTerms',
    tag,
    summary: 'Accept the Terms in force',
    auth: 'session',
    scope: null,
    body: AcceptTerms,
    problems: [],
    replies: { 204: { description: 'Accepted; the version is recorded.' } },
    async handle({ caller, body }) {
      if (body.version !== undefined && body.version !== termsVersion)
        throw new Refusal(
          'invalid-input',
          `Accept the current Terms, version ${termsVersion}. Version ${body.version} is not in force.`,
          [{ pointer: '/version', detail: `Read and accept version ${termsVersion}.` }],
        );
      const { position } = await accounts.acceptTerms(caller.accountId, termsVersion);
      return { status: 204, position };
    },
  }),
  route({
    method: 'put',
    path: '/api/account/preferences',
    operationId: 'changePreferences',
    tag,
    summary: 'Choose which e-mails to get',
    auth: 'session',
    scope: null,
    body: Preferences,
    problems: [],
    replies: { 200: { description: 'As they are now.', schema: Preferences } },
    async handle({ caller, body }) {
      const { position } = await accounts.changeReminders(caller.accountId, body.reminders);
      return { status: 200, body, position };
    },
  }),
  route({
    method: 'get',
    path: '/api/account/preferences',
    operationId: 'getPreferences',
    tag,
    summary: 'Which e-mails the account gets',
    auth: 'session',
    scope: null,
    problems: [],
    replies: { 200: { description: 'As they are now.', schema: Preferences } },
    handle: async ({ caller }) => ({
      status: 200,
      body: { reminders: (await accounts.viewOf(caller.accountId)).reminders },
    }),
  }),
  route({
    method: 'delete',
    path: '/api/account',
    operationId: 'deleteAccount',
    tag,
    summary: 'Delete the account: cases are cancelled, links closed, sessions and credentials ended',
    description:
      'The keys that the account’s and its cases’ events are sealed under are deleted: they can no longer be read by anyone, auditors included. The events stay as sealed bytes, so that their chain still verifies.',
    auth: 'session',
    scope: null,
    body: DeleteAccount,
    problems: ['wrong-credentials', 'proof-needed', 'too-many-requests', 'busy'],
    replies: { 204: { description: 'Deleted.' } },
    async handle({ caller, body, ctx }) {
      await sure(caller, body.password);
      await accounts.erase(caller.accountId);
      sessions.end(ctx);
      return { status: 204 };
    },
  }),
];
