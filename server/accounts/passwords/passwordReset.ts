import { normalEmail } from '../../../shared/api/accounts/account.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { AccountView } from '../../../shared/views/account.ts';
import { type AccountCommand, noteFact } from '../accountDecider.ts';
import type { AccountServiceNeeds } from '../accountNeeds.ts';
import type { Credentials } from '../credentials.ts';
import type { Hashing } from './passwordHashing.ts';
import { refuseGuessable } from './refusedPasswords.ts';
import type { ResetRequests } from './resetRequests.ts';
import type { Throttle } from '../throttle.ts';

type Needs = Pick<AccountServiceNeeds, 'wakeReset' | 'sessions' | 'log' | 'publicUrl'> & {
  readonly credentials: Credentials;
  readonly hashing: Hashing;
  readonly throttle: Throttle;
  readonly requests: Pick<ResetRequests, 'note'>;
  readonly viewOf: (accountId: string) => Promise<AccountView>;
  readonly tell: (accountId: string, command: AccountCommand) => Promise<{ position: bigint | null }>;
  readonly now: () => string;
};

/** A new password by e-mail: one link, for an hour, once. Whether an address is known shows neither in reply nor in time. */
export function createReset({
  publicUrl,
  wakeReset,
  sessions,
  log,
  credentials,
  hashing,
  throttle,
  requests,
  viewOf,
  tell,
  now,
}: Needs) {
  return {
    async askReset(email: string, ip: string): Promise<void> {
      await throttle.take('resetByIp', ip);
      const to = normalEmail(email);
      try {
        await throttle.take('resetByAccount', to);
      } catch (error) {
        // The links that were sent before it stay good, and the reply says nothing of the address.
        if (error instanceof Refusal) return;
        throw error;
      }
      const requestId = await requests.note(to);
      await wakeReset(requestId).catch((error: unknown) => log.warn({ err: error }, 'a reset waits for the sweep'));
    },

    async confirmReset(token: string, password: string, ip: string) {
      await throttle.take('confirmByIp', ip);
      const used = new Refusal('invalid-reset-token', 'This link has been used or has expired. Ask for a new one.');
      const holder = await credentials.peekReset(token);
      if (holder === null) throw used;
      refuseGuessable(password, { email: (await viewOf(holder)).email, host: new URL(publicUrl).hostname });
      const accountId = await credentials.useReset(token, await hashing.hash(password, ip));
      if (accountId === null) throw used;
      await sessions.endAll(accountId);
      // The token came by e-mail to this address and nowhere else.
      await tell(accountId, { type: 'ProveAddress', email: (await viewOf(accountId)).email, by: 'reset', at: now() });
      return tell(accountId, noteFact({ type: 'PasswordChanged', data: { accountId, at: now() } }));
    },
  };
}
