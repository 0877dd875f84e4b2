import { Account, AddressLinkSent, ProveAddress } from '../../../shared/api/accounts/account.ts';
import { route } from '../../platform/http/route.ts';
import type { AccountRouteNeeds } from './accountRouteNeeds.ts';
import { languageOf, presentAccount } from './accountRoutes.ts';

const tag = 'account';

/** How an account shows that its e-mail address is its own. */
export const addressRoutes = ({ accounts, mail, now }: Pick<AccountRouteNeeds, 'accounts' | 'mail' | 'now'>) => [
  route({
    method: 'post',
    path: '/api/account/address',
    operationId: 'proveAddress',
    tag,
    summary: 'Confirm the account’s e-mail address with a link that an e-mail brought',
    description: 'Links to pages in e-mails to the address end with `#proof=` and a token, valid for 90 days.',
    auth: 'session',
    scope: null,
    body: ProveAddress,
    problems: ['invalid-address-link'],
    replies: { 200: { description: 'The account.', schema: Account } },
    async handle({ caller, body }) {
      const { position } = await accounts.proveAddress(caller.accountId, body.token);
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
];
