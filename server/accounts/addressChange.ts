import { timingSafeEqual } from 'node:crypto';

import { normalEmail } from '../../shared/api/accounts/account.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import type { AccountView } from '../../shared/views/account.ts';
import { byAccount } from '../platform/http/provenance.ts';
import { type AccountCommand, staleLink } from './accountDecider.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import type { Credentials } from './credentials.ts';
import type { Throttle } from './loginThrottle.ts';

type Needs = Pick<AccountServiceNeeds, 'handleEmail' | 'sessions' | 'proof'> & {
  readonly credentials: Pick<Credentials, 'dropResets'>;
  readonly throttle: Throttle;
  readonly viewOf: (accountId: string) => Promise<AccountView>;
  readonly holderOf: (email: string) => Promise<string | null>;
  readonly tell: (accountId: string, command: AccountCommand) => Promise<{ position: bigint | null }>;
  readonly now: () => string;
};

const day = 86_400_000;
/** What was asked for and not proven by then is forgotten. */
const askedDays = 7;
const undoDays = 7;

/**
 * Another address, in three steps: it is asked for, it proves itself by a link, and the old one can have the account back for some
 * days, during which nobody else gets it. Of several changes the oldest address wins: undoing one undoes those after it.
 */
export const createAddressChange = ({ handleEmail, sessions, proof, credentials, throttle, ...rest }: Needs) => {
  const { viewOf, holderOf, tell, now } = rest;
  const release = (accountId: string, email: string, keptUntil?: string) =>
    handleEmail(
      email,
      { type: 'ReleaseEmail', accountId, at: now(), ...(keptUntil !== undefined && { keptUntil }) },
      byAccount(accountId),
    );
  const reserve = (accountId: string, email: string) =>
    handleEmail(email, { type: 'ReserveEmail', accountId, at: now() }, byAccount(accountId));

  return {
    async askEmailChange(accountId: string, given: string, language: string) {
      const email = normalEmail(given);
      await throttle.take('addressLinkByAccount', accountId);
      await throttle.take('inviteByAddress', email);
      const holder = await holderOf(email);
      if (holder !== null && holder !== accountId)
        throw new Refusal('account-exists', 'There is already an account with this address.');
      return tell(accountId, { type: 'AskEmailChange', email, language, at: now() });
    },

    /** A link to the new address was opened in this session, which goes on; the others end. */
    async changeEmail(accountId: string, { email: to, at: askedAt }: { email: string; at: string }, sessionId: string) {
      const at = now();
      if (Date.parse(at) > Date.parse(askedAt) + askedDays * day) throw staleLink();
      const { email: from, proven } = await viewOf(accountId);
      await reserve(accountId, to);
      const undoUntil = new Date(Date.parse(at) + undoDays * day).toISOString();
      const done = await tell(accountId, { type: 'ChangeEmail', to, undoUntil, at });
      await release(accountId, from, proven ? undoUntil : undefined);
      await credentials.dropResets(accountId);
      await sessions.endAll(accountId, sessionId);
      return done;
    },

    /** Anyone who reads the old address has the account back; all sessions end. */
    async undoEmailChange(token: string) {
      const accountId = token.slice(0, token.lastIndexOf('.'));
      const { status, email: current, emailChanges } = await viewOf(accountId);
      const place = emailChanges.findIndex((one) => same(proof.undoTokenFor(accountId, one), token));
      const change = emailChanges[place];
      if (status !== 'open' || !change || change.undoUntil <= now()) throw staleLink();
      await reserve(accountId, change.from);
      const { position } = await tell(accountId, { type: 'UndoEmailChange', changedAt: change.at, at: now() });
      for (const email of [current, ...emailChanges.slice(place + 1).map(({ from }) => from)])
        if (email !== change.from) await release(accountId, email);
      await credentials.dropResets(accountId);
      await sessions.endAll(accountId);
      return { email: change.from, position };
    },
  };
};

const same = (right: string, given: string): boolean => {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
