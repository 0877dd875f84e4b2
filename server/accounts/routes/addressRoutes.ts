import {
  Account,
  AddressLinkSent,
  ChangeEmail,
  OwnEmail,
  ProveAddress,
  UndoEmailChange,
} from '../../../shared/api/accounts/account.ts';
import { route } from '../../platform/http/route.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { presentAccount } from './accountRoutes.ts';
import { languageOf } from './languageOf.ts';

const tag = 'account';

/** How an account shows that its e-mail address is its own. */
export const addressRoutes = ({
  accounts,
  sessions,
  mail,
  now,
}: Pick<AccountRouteNeeds, 'accounts' | 'sessions' | 'mail' | 'now'>) => [
  route({
    method: 'post',
    path: '/api/account/address',
    operationId: 'proveAddress',
    tag,
    summary: 'Confirm the account’s e-mail address with a link that an e-mail brought',
    description:
      'Links to pages in e-mails to the address end with `#proof=` and a token, valid for 90 days. A token of the address that was asked for in its place makes it the account’s: other sessions end, and the old address gets a link that undoes it for seven days, unless an earlier change can still be undone.',
    auth: 'session',
    scope: null,
    body: ProveAddress,
    problems: ['invalid-address-link', 'account-exists'],
    replies: { 200: { description: 'The account.', schema: Account } },
    async handle({ caller, body }) {
      const { position } = await accounts.proveAddress(caller.accountId, body.token, caller.sessionId);
      return { status: 200, body: presentAccount(await accounts.viewOf(caller.accountId), now()), position };
    },
  }),
  route({
    method: 'post',
    path: '/api/account/address/link',
    operationId: 'askAddressLink',
    tag,
    summary: 'Send an e-mail whose link confirms the address',
    description: 'Nothing is sent where the address is confirmed.',
    auth: 'session',
    scope: null,
    problems: ['too-many-requests'],
    replies: { 202: { description: 'The e-mail is on its way.', schema: AddressLinkSent } },
    async handle({ caller, ctx }) {
      const { position } = await accounts.askAddressLink(caller.accountId, languageOf(ctx));
      return { status: 202, body: { by: mail }, position };
    },
  }),
  route({
    method: 'put',
    path: '/api/account/email',
    operationId: 'changeEmail',
    tag,
    summary: 'Ask for another e-mail address; it counts once a link in an e-mail to it was opened',
    auth: 'session',
    scope: null,
    body: ChangeEmail,
    problems: ['proof-needed', 'account-exists', 'too-many-requests'],
    replies: { 202: { description: 'The e-mail is on its way.', schema: AddressLinkSent } },
    async handle({ caller, body, ctx }) {
      await sessions.mustBeProven(caller.sessionId);
      const { position } = await accounts.askEmailChange(caller.accountId, body.email, languageOf(ctx));
      return { status: 202, body: { by: mail }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/account/email/undo',
    operationId: 'undoEmailChange',
    tag,
    summary: 'Take a change of address back with the link that went to the old one; every session ends',
    auth: 'none',
    body: UndoEmailChange,
    problems: ['invalid-address-link', 'too-many-requests'],
    replies: { 200: { description: 'The address that the account has again.', schema: OwnEmail } },
    async handle({ body, ctx }) {
      await accounts.throttle.take('confirmByIp', ctx.ip);
      const { email, position } = await accounts.undoEmailChange(body.token);
      return { status: 200, body: { email }, position };
    },
  }),
];
