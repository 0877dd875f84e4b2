import { timingSafeEqual } from 'node:crypto';

import { normalEmail } from '../../shared/api/accounts/account.ts';
import type { AccountEvent } from '../../shared/events/account.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import type { AccountView } from '../../shared/views/account.ts';
import { byAccount } from '../platform/http/provenance.ts';
import { type AccountCommand, accountStream, staleLink } from './accountDecider.ts';
import { addressesIn } from './accountEraser.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import type { Credentials } from './credentials.ts';
import type { Throttle } from './throttle.ts';

type Needs = Pick<AccountServiceNeeds, 'store' | 'handleEmail' | 'sessions' | 'proof'> & {
  readonly credentials: Pick<Credentials, 'dropResets'>;
  readonly throttle: Pick<Throttle, 'take'>;
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
 * days, during which nobody else gets it. Of several changes within those days only the first can be undone, which undoes them all;
 * so does a change back to that address.
 */
export const createAddressChange = ({ store, handleEmail, sessions, proof, credentials, throttle, ...rest }: Needs) => {
  const { viewOf, holderOf, tell, now } = rest;
  const reserve = (accountId: string, email: string) =>
    handleEmail(email, { type: 'ReserveEmail', accountId, at: now() }, byAccount(accountId));
  const factsOf = async (accountId: string) =>
    (await Array.fromAsync(store.read(accountStream(accountId)))).filter(({ erased }) => !erased);

  /** Before a change counts, in case a crash comes after it; and after it, for what began in between. */
  const endAccess = async (accountId: string, keep?: string) => {
    await credentials.dropResets(accountId);
    await sessions.endAll(accountId, keep);
  };

  /**
   * The account holds its address, and of those that it had or asked for only the one that it is asking for now; one that may undo a
   * change is kept for it. May be repeated.
   */
  const settle = async (accountId: string) => {
    const { email: current, newEmail, emailChanges } = await viewOf(accountId);
    const at = now();
    for (const email of new Set((await factsOf(accountId)).flatMap(addressesIn))) {
      if (email === current || email === newEmail?.email) continue;
      const keptUntil = emailChanges.findLast((one) => one.from === email && one.undoUntil > at)?.undoUntil;
      const release = { type: 'ReleaseEmail', accountId, at, ...(keptUntil !== undefined && { keptUntil }) } as const;
      await handleEmail(email, release, byAccount(accountId));
    }
    // Looked up again: meanwhile the account may have got one back that was released here.
    const { status, email } = await viewOf(accountId);
    if (status === 'open') await reserve(accountId, email);
  };

  /** A link to the account's address was opened; this also completes a change that a crash interrupted. */
  const proveEmail = async (accountId: string, email: string) => {
    const done = await tell(accountId, { type: 'ProveAddress', email, by: 'link', at: now() });
    await settle(accountId);
    return done;
  };

  return {
    proveEmail,

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
      // The same link, opened twice at once.
      if ((await viewOf(accountId)).email === to) return proveEmail(accountId, to);
      if (Date.parse(at) > Date.parse(askedAt) + askedDays * day) throw staleLink();
      await reserve(accountId, to);
      await endAccess(accountId, sessionId);
      const undoUntil = new Date(Date.parse(at) + undoDays * day).toISOString();
      const done = await tell(accountId, { type: 'ChangeEmail', to, undoUntil, at });
      await endAccess(accountId, sessionId);
      await settle(accountId);
      return done;
    },

    /** Anyone who reads the old address has the account back; all sessions end. */
    async undoEmailChange(token: string) {
      const accountId = token.slice(0, token.lastIndexOf('.'));
      const isOf = (change: { readonly from: string; readonly at: string }) =>
        same(proof.undoTokenFor(accountId, change), token);
      const { status, emailChanges } = await viewOf(accountId);
      if (status !== 'open') throw staleLink();
      const change = emailChanges.find(isOf);
      if (!change || change.undoUntil <= now()) {
        const isUndone = (fact: AccountEvent) =>
          fact.type === 'EmailChangeUndone' && isOf({ from: fact.data.email, at: fact.data.changedAt });
        // A crash may have interrupted it.
        if ((await factsOf(accountId)).some(isUndone)) await settle(accountId);
        throw staleLink();
      }
      await reserve(accountId, change.from);
      await endAccess(accountId);
      const { position } = await tell(accountId, { type: 'UndoEmailChange', changedAt: change.at, at: now() });
      await endAccess(accountId);
      await settle(accountId);
      return { email: change.from, position };
    },
  };
};

const same = (right: string, given: string): boolean => {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
