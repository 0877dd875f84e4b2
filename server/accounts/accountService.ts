import { randomUUID } from 'node:crypto';

import { normalEmail } from '../../shared/api/accounts/account.ts';
import { trialDays } from '../../shared/api/accounts/plans.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { type AccountCommand, emailStream } from './accountDecider.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import { byAccount } from '../platform/http/provenance.ts';
import { createCredentials } from './credentials.ts';
import { createErasure } from './accountEraser.ts';
import { createHashing } from './passwordHashing.ts';
import { lookup } from './accountLookup.ts';
import { createReset } from './passwordReset.ts';
import { resetRequests } from './resetRequests.ts';
import { type Rule, createThrottle } from './loginThrottle.ts';

export type Accounts = ReturnType<typeof createAccounts>;
type Given = { readonly email: string; readonly password: string };
type NewAccount = Given & {
  /** BCP 47: of the e-mails about the account. */ readonly language: string;
  /** What the browser calls itself. */ readonly device: string;
};

/**
 * Sign-up, login and what follows. Signing up takes three steps: the address is reserved (`email-<sha256>`), the password is
 * kept, the account is registered (`account-<id>`). A crash in between leaves a reservation without an account: the next
 * sign-up takes it over, and the next login with the kept password completes it. One sign-up of an address runs at a time,
 * and registering is refused to all but the first, so exactly one is told yes.
 */
export function createAccounts(needs: AccountServiceNeeds) {
  const { store, handleAccount, handleEmail, pool, sessions } = needs;
  const now = needs.now ?? (() => new Date().toISOString());
  const credentials = createCredentials(pool);
  const throttle = createThrottle(pool, needs.limitScale);
  const hashing = createHashing();

  const { viewOf, holderOf } = lookup(store);
  const tell = (accountId: string, command: AccountCommand) => handleAccount(accountId, command, byAccount(accountId));

  const erasure = createErasure({ ...needs, credentials, now });
  const reset = createReset({
    ...needs,
    credentials,
    hashing,
    throttle,
    requests: resetRequests(pool),
    viewOf,
    tell,
    now,
  });

  const register = (accountId: string, email: string, language: string) => {
    const at = now();
    const trialEndsAt = new Date(Date.parse(at) + trialDays * 24 * 3600 * 1000).toISOString();
    return tell(accountId, { type: 'RegisterAccount', accountId, email, language, trialEndsAt, at });
  };
  const taken = () => new Refusal('account-exists', 'There is already an account with this address. Log in instead.');

  return {
    viewOf,
    holderOf,
    throttle,
    ...reset,

    async signUp(given: NewAccount, ip: string) {
      await throttle.take('signUpByIp', ip);
      const email = normalEmail(given.email);
      const isTaken = async (holder: string | null) => holder !== null && (await viewOf(holder)).status !== 'none';
      if (await isTaken(await holderOf(email))) throw taken();
      const hashed = await hashing.hash(given.password, ip);

      return credentials.alone(
        emailStream(email),
        async (setPassword) => {
          const holder = await holderOf(email);
          if (await isTaken(holder)) throw taken();
          const accountId = holder ?? randomUUID();
          if (holder === null)
            await handleEmail(email, { type: 'ReserveEmail', accountId, at: now() }, byAccount(accountId));
          await setPassword(accountId, hashed);
          return { accountId, proof: hashed, ...(await register(accountId, email, given.language)) };
        },
        async () => {
          throw taken();
        },
      );
    },

    /** The account whose address and password these are, and the hash that says so; refused alike whether the address is known or not. */
    async logIn(given: NewAccount, ip: string, deviceOf: (accountId: string) => string | null) {
      const email = normalEmail(given.email);
      const accountId = await holderOf(email);
      const device = accountId === null ? null : deviceOf(accountId);
      const attempts: readonly (readonly [Rule, string])[] =
        device === null
          ? // The narrowest first: who is stopped there uses nothing up that others need.
            [
              ['logInByIpAndAccount', `${ip} ${email}`],
              ['logInByIp', ip],
              ['logInByAccount', email],
            ]
          : [['logInByDevice', `${device} ${email}`]];
      for (const [rule, key] of attempts) await throttle.take(rule, key);

      const hashed = accountId === null ? null : await credentials.of(accountId);
      const wrong = new Refusal('wrong-credentials', 'This address and password do not belong together.');
      if (!(await hashing.verify(hashed, given.password, device ?? ip)) || accountId === null) throw wrong;

      const { status } = await viewOf(accountId);
      if (status === 'erased') {
        await erasure.finish(accountId);
        throw wrong;
      }
      const completed = status === 'none' ? await register(accountId, email, given.language) : { position: null };
      for (const [rule, key] of attempts)
        await (rule === 'logInByIp' || rule === 'logInByAccount'
          ? throttle.forgive(rule, key)
          : throttle.reset(rule, key));
      const noted =
        status === 'open' && device === null
          ? await tell(accountId, { type: 'NoteNewDevice', device: given.device, at: now() })
          : completed;
      return { accountId, proof: hashed ?? '', ...noted };
    },

    /** Refused unless `password` is the account's. */
    async prove(accountId: string, password: string) {
      await throttle.take('passwordByAccount', accountId);
      if (!(await hashing.verify(await credentials.of(accountId), password, accountId)))
        throw new Refusal('wrong-credentials', 'This is not the account’s password.');
      await throttle.reset('passwordByAccount', accountId);
    },

    /** Sets a new password and ends every session but `keep`, which the caller then starts over. */
    async changePassword(accountId: string, password: string, keep: string) {
      const proof = await hashing.hash(password, accountId);
      await credentials.set(accountId, proof);
      await sessions.endAll(accountId, keep);
      return { proof, ...(await tell(accountId, { type: 'NotePasswordChanged', at: now() })) };
    },

    /** What an e-mail to the account's address brought proves that it is read there. */
    async proveAddress(accountId: string, token: string) {
      const { email } = await viewOf(accountId);
      if (!needs.proof.isRight(email, token, now()))
        throw new Refusal('invalid-address-link', 'This link was sent to another address, or it is too old.');
      return tell(accountId, { type: 'ProveAddress', email, by: 'link', at: now() });
    },

    /** Sends an e-mail that proves the address; to one that is proven none. */
    async askAddressLink(accountId: string, language: string) {
      if (!(await viewOf(accountId)).proven) await throttle.take('addressLinkByAccount', accountId);
      return tell(accountId, { type: 'AskAddressLink', language, at: now() });
    },

    acceptTerms: (accountId: string, termsVersion: string) =>
      tell(accountId, { type: 'AcceptTerms', termsVersion, at: now() }),

    requireApproval: (accountId: string, required: boolean) =>
      tell(accountId, { type: 'RequireApproval', required, at: now() }),

    changeReminders: (accountId: string, reminders: boolean) =>
      tell(accountId, { type: 'ChangeReminders', reminders, at: now() }),

    async erase(accountId: string) {
      // An account says that it was erased only where that was asked for: the note comes before the fact.
      await erasure.note(accountId);
      const done = await tell(accountId, { type: 'EraseAccount', at: now() });
      await erasure.finish(accountId);
      return done;
    },

    /** What follows from `AccountErased`, done as often as one likes: for a reactor, in case a crash came between. */
    finishErasure: (accountId: string) => erasure.finish(accountId),
  };
}
