import { randomUUID } from 'node:crypto';

import { type ProveIdentity, normalEmail } from '../../shared/api/accounts/account.ts';
import { trialDays } from '../../shared/api/accounts/plans.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import {
  type AccountCommand,
  type NotedFact,
  accountStream,
  emailStream,
  noteFact,
  staleLink,
} from './accountDecider.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import { byAccount } from '../platform/http/provenance.ts';
import { createAddressChange } from './addressChange.ts';
import { createCredentials } from './credentials.ts';
import { createErasure } from './accountEraser.ts';
import { createHashing } from './passwords/passwordHashing.ts';
import { createFactors } from './factors/factorService.ts';
import { createPasskeys } from './passkeys/passkeyService.ts';
import { createLogIn } from './logIn.ts';
import { lookup } from './accountLookup.ts';
import { createReset } from './passwords/passwordReset.ts';
import { refuseGuessable } from './passwords/refusedPasswords.ts';
import { resetRequests } from './passwords/resetRequests.ts';
import { securityLogOf } from './security/securityLog.ts';
import { createThrottle } from './throttle.ts';

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
  const host = new URL(needs.publicUrl).hostname;

  const { viewOf, holderOf } = lookup(store);
  const tell = (accountId: string, command: AccountCommand) => handleAccount(accountId, command, byAccount(accountId));

  const note = (fact: NotedFact) => tell(fact.data.accountId, noteFact(fact));

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

  const factors = createFactors({ ...needs, note, now });
  const passkeys = createPasskeys({ ...needs, factors, note, now });

  const addressChange = createAddressChange({ ...needs, credentials, throttle, viewOf, holderOf, tell, now });

  const register = (accountId: string, email: string, language: string) => {
    const at = now();
    const trialEndsAt = new Date(Date.parse(at) + trialDays * 24 * 3600 * 1000).toISOString();
    return tell(accountId, { type: 'RegisterAccount', accountId, email, language, trialEndsAt, at });
  };
  const { logIn, logInByPasskey, secondFactor } = createLogIn({
    ...{ credentials, throttle, hashing, factors, passkeys, viewOf, holderOf, register, note, now },
    finishErasure: (accountId) => erasure.finish(accountId),
  });
  const taken = () => new Refusal('account-exists', 'There is already an account with this address. Log in instead.');

  return {
    viewOf,
    holderOf,
    throttle,
    ...reset,
    factors,
    passkeys,
    logIn,
    logInByPasskey,

    async signUp(given: NewAccount, ip: string) {
      await throttle.take('signUpByIp', ip);
      const email = normalEmail(given.email);
      refuseGuessable(given.password, { email, host });
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

    /** Refused unless `password` is the account's. */
    async prove(accountId: string, password: string) {
      await throttle.take('passwordByAccount', accountId);
      if (!(await hashing.verify(await credentials.of(accountId), password, accountId)))
        throw new Refusal('wrong-credentials', 'This is not the account’s password.');
      await throttle.reset('passwordByAccount', accountId);
    },

    /** Refused unless these are the account's password and, where it has one, its second factor. */
    async confirm(accountId: string, sessionId: string, { password, code }: ProveIdentity) {
      await this.prove(accountId, password);
      await secondFactor(accountId, code, [['codeByDevice', sessionId]]);
    },

    /** Sets a new password and ends every session but `keep`, which the caller then starts over. */
    async changePassword(accountId: string, password: string, keep: string) {
      refuseGuessable(password, { email: (await viewOf(accountId)).email, host });
      const proof = await hashing.hash(password, accountId);
      await credentials.set(accountId, proof);
      await sessions.endAll(accountId, keep);
      return { proof, ...(await note({ type: 'PasswordChanged', data: { accountId, at: now() } })) };
    },

    ...addressChange,

    /** What an e-mail brought proves that it is read where it went: at the account's address, or at the one that was asked for. */
    async proveAddress(accountId: string, token: string, sessionId: string) {
      const { email, newEmail } = await viewOf(accountId);
      if (newEmail && needs.proof.isRight(newEmail.email, token, now()))
        return addressChange.changeEmail(accountId, newEmail, sessionId);
      if (!needs.proof.isRight(email, token, now())) throw staleLink();
      return addressChange.proveEmail(accountId, email);
    },

    /** Sends an e-mail that proves the address; to one that is proven none. */
    async askAddressLink(accountId: string, language: string) {
      if (!(await viewOf(accountId)).proven) await throttle.take('addressLinkByAccount', accountId);
      return tell(accountId, { type: 'AskAddressLink', language, at: now() });
    },

    /** The facts of the account that its owner should be able to look up, the newest first. */
    securityLog: async (accountId: string, before: number | null) =>
      securityLogOf(await Array.fromAsync(store.read(accountStream(accountId))), before),

    noteSessionEnded: (accountId: string, device: string) =>
      note({ type: 'SessionEnded', data: { accountId, device, at: now() } }),

    acceptTerms: (accountId: string, termsVersion: string) =>
      tell(accountId, { type: 'AcceptTerms', termsVersion, at: now() }),

    requireApproval: (accountId: string, required: boolean) =>
      tell(accountId, { type: 'RequireApproval', required, at: now() }),

    /** What an agent submitted waits for the owner; told again of the same, nothing is new. */
    noteApprovalAsked: (
      accountId: string,
      about: { readonly approvalId: string; readonly tokenId: string; readonly at: string },
    ) =>
      handleAccount(accountId, noteFact({ type: 'ApprovalAsked', data: { accountId, ...about } }), {
        ...byAccount(accountId),
        key: `approval/${about.approvalId}/${about.at}`,
      }),

    /** A case that an agent brought has reached the panel; told again of the same, nothing is new. */
    noteAgentSubmitted: (
      accountId: string,
      about: Omit<Extract<NotedFact, { type: 'AgentSubmitted' }>['data'], 'accountId'>,
    ) =>
      handleAccount(accountId, noteFact({ type: 'AgentSubmitted', data: { accountId, ...about } }), {
        ...byAccount(accountId),
        key: `submitted/${about.caseId}`,
      }),

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
