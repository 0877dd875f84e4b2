import { randomBytes } from 'node:crypto';

import type { Context } from 'koa';
import { z } from 'zod';

import { Account } from '../../../shared/api/accounts/account.ts';
import {
  AddPasskey,
  NewPasskey,
  PasskeyOptions,
  PasskeyUsed,
  Passkeys,
  RenamePasskey,
} from '../../../shared/api/accounts/passkeys.ts';
import { published } from '../../../shared/api/define.ts';
import { route } from '../../platform/http/route.ts';
import type { AccountRouteNeeds } from '../routes/accountRouteNeeds.ts';
import { browserOf, cookie, presentAccount } from '../routes/accountRoutes.ts';

const own = { tag: 'account', auth: 'session', scope: null } as const;
const params = z.object({ passkey_id: z.string().register(published, { description: 'Id of a passkey.' }) });
const options = { description: 'What the authenticator is asked for.', schema: PasskeyOptions };

/** Of the browser in which somebody is about to log in: the challenge that it was given is worth nothing elsewhere. */
const browserCookie = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-witan-passkey' : 'witan-passkey';
  return {
    of: (ctx: Context): string => ctx.cookies.get(name) ?? '',
    begin(ctx: Context): string {
      // Behind a proxy that ends TLS the connection here is plain, and the cookie is for the browser's connection.
      if (secure) ctx.cookies.secure = true;
      const browser = randomBytes(32).toString('base64url');
      ctx.cookies.set(name, browser, {
        ...{ httpOnly: true, sameSite: 'strict', secure, signed: false, overwrite: true },
        maxAge: 300_000,
      });
      return browser;
    },
  };
};

type Needs = Pick<AccountRouteNeeds, 'accounts' | 'sessions' | 'devices' | 'now'> & { readonly publicUrl: string };

/** Passkeys (W3C Web Authentication): for people alone, added and removed only after a recent proof of identity. */
export const passkeyRoutes = (needs: Needs) => [...loginRoutes(needs), ...proofRoutes(needs), ...ownRoutes(needs)];

const loginRoutes = ({ accounts, sessions, devices, now, publicUrl }: Needs) => [
  route({
    ...{ method: 'post', path: '/api/login/passkey/options', tag: 'account', auth: 'none' },
    operationId: 'beginPasskeyLogIn',
    summary: 'Begin to sign in with a passkey',
    description: 'The reply is the same for everybody. Its challenge counts with the cookie that comes with it.',
    problems: ['too-many-requests'],
    replies: { 200: { ...options, headers: { 'Set-Cookie': 'Ties the challenge to this browser.' } } },
    async handle({ ctx }) {
      await accounts.throttle.take('passkeyByIp', ctx.ip);
      return { status: 200, body: { ...(await accounts.passkeys.beginLogIn(browserCookie(publicUrl).begin(ctx))) } };
    },
  }),
  route({
    ...{ method: 'post', path: '/api/login/passkey', tag: 'account', auth: 'none' },
    operationId: 'logInByPasskey',
    summary: 'Sign in with a passkey, without a password',
    signsIn: true,
    body: PasskeyUsed,
    problems: ['wrong-passkey', 'too-many-requests'],
    replies: { 200: { description: 'The account.', schema: Account, headers: cookie } },
    async handle({ body, ctx }) {
      await accounts.throttle.take('passkeyByIp', ctx.ip);
      const browser = browserCookie(publicUrl).of(ctx);
      const { device } = browserOf(ctx);
      const { accountId, proof, position } = await accounts.logInByPasskey({ browser, response: body, device }, (id) =>
        devices.of(ctx, id),
      );
      await sessions.start(ctx, accountId, proof);
      devices.remember(ctx, accountId);
      return { status: 200, body: presentAccount(await accounts.viewOf(accountId), now()), position };
    },
  }),
];

const proofRoutes = ({ accounts, sessions }: Needs) => [
  route({
    ...{ ...own, method: 'post', path: '/api/account/proof/passkey/options' },
    operationId: 'beginPasskeyProof',
    summary: 'Begin to confirm with a passkey that it is you',
    problems: ['factor-not-found', 'too-many-requests'],
    replies: { 200: options },
    async handle({ caller }) {
      await accounts.throttle.take('codeByDevice', caller.sessionId);
      return { status: 200, body: { ...(await accounts.passkeys.beginProof(caller.accountId, caller.sessionId)) } };
    },
  }),
  route({
    ...{ ...own, method: 'post', path: '/api/account/proof/passkey' },
    operationId: 'proveIdentityByPasskey',
    summary: 'Confirm with a passkey that it is you, in the place of password and code',
    body: PasskeyUsed,
    problems: ['wrong-passkey'],
    replies: { 204: { description: 'Confirmed.' } },
    async handle({ caller, body }) {
      await accounts.passkeys.prove(caller.accountId, caller.sessionId, body);
      await accounts.throttle.reset('codeByDevice', caller.sessionId);
      await sessions.prove(caller.sessionId);
      return { status: 204 };
    },
  }),
];

const ownRoutes = ({ accounts, sessions }: Needs) => [
  route({
    ...{ ...own, method: 'get', path: '/api/account/passkeys' },
    operationId: 'listPasskeys',
    summary: 'The account’s passkeys',
    problems: [],
    replies: { 200: { description: 'The passkeys, the oldest first.', schema: Passkeys } },
    async handle({ caller }) {
      const { passkeys } = accounts;
      const found = await passkeys.list(caller.accountId);
      return { status: 200, body: { offered: passkeys.isOffered, passkeys: [...found] } };
    },
  }),
  route({
    ...{ ...own, method: 'post', path: '/api/account/passkeys/options' },
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey',
    problems: ['proof-needed', 'too-many-passkeys'],
    replies: { 200: options },
    async handle({ caller: { accountId, sessionId } }) {
      await sessions.mustBeProven(sessionId);
      const { email } = await accounts.viewOf(accountId);
      return { status: 200, body: { ...(await accounts.passkeys.beginAdding(accountId, sessionId, email)) } };
    },
  }),
  route({
    ...{ ...own, method: 'post', path: '/api/account/passkeys' },
    operationId: 'addPasskey',
    summary: 'Add a passkey; the password alone is then not enough to sign in',
    body: AddPasskey,
    problems: ['proof-needed', 'wrong-passkey', 'too-many-passkeys'],
    replies: { 201: { description: 'The passkey.', schema: NewPasskey } },
    async handle({ caller: { accountId, sessionId }, body }) {
      await sessions.mustBeProven(sessionId);
      const { passkey, codes, position } = await accounts.passkeys.add(
        ...([accountId, sessionId, body.name, body.credential] as const),
      );
      return { status: 201, body: { passkey, recovery_codes: [...codes] }, position };
    },
  }),
  route({
    ...{ ...own, method: 'put', path: '/api/account/passkeys/:passkey_id' },
    operationId: 'renamePasskey',
    summary: 'Call a passkey something else',
    params,
    body: RenamePasskey,
    problems: ['factor-not-found'],
    replies: { 204: { description: 'Renamed.' } },
    async handle({ caller, params: { passkey_id: passkeyId }, body }) {
      await accounts.passkeys.rename(caller.accountId, passkeyId, body.name);
      return { status: 204 };
    },
  }),
  route({
    ...{ ...own, method: 'delete', path: '/api/account/passkeys/:passkey_id' },
    operationId: 'removePasskey',
    summary: 'Remove a passkey; recovery codes end with the last factor',
    params,
    problems: ['proof-needed', 'factor-not-found'],
    replies: { 204: { description: 'Removed.' } },
    async handle({ caller, params: { passkey_id: passkeyId } }) {
      await sessions.mustBeProven(caller.sessionId);
      const { position } = await accounts.passkeys.remove(caller.accountId, passkeyId);
      return { status: 204, position };
    },
  }),
];
