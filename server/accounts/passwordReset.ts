import { normalEmail } from '../../shared/api/account.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import type { AccountView } from '../../shared/views/account.ts';
import type { AccountCommand } from './accountDecider.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import type { Credentials } from './credentials.ts';
import type { Hashing } from './passwordHashing.ts';
import type { Throttle } from './loginThrottle.ts';

type Needs = Pick<AccountServiceNeeds, 'publicUrl' | 'sendReset' | 'sessions' | 'log'> & {
  readonly credentials: Credentials;
  readonly hashing: Hashing;
  readonly throttle: Throttle;
  readonly holderOf: (email: string) => Promise<string | null>;
  readonly viewOf: (accountId: string) => Promise<AccountView>;
  readonly tell: (accountId: string, command: AccountCommand) => Promise<{ position: bigint | null }>;
  readonly now: () => string;
};

/** A new password by e-mail: one link, for an hour, once. Whether an address is known shows neither in reply nor in time. */
export function createReset({
  publicUrl,
  sendReset,
  sessions,
  log,
  credentials,
  hashing,
  throttle,
  holderOf,
  viewOf,
  tell,
  now,
}: Needs) {
  const send = async (email: string) => {
    await throttle.take('resetByAccount', email);
    const accountId = await holderOf(email);
    if (accountId === null || (await viewOf(accountId)).status !== 'open') return;
    const token = await credentials.resetToken(accountId);
    // After the #: fragments reach no server, no log and no Referer.
    await sendReset({ to: email, link: `${publicUrl}/reset#token=${token}`, validMinutes: 60 });
  };

  return {
    async askReset(email: string, ip: string): Promise<void> {
      await throttle.take('resetByIp', ip);
      void send(normalEmail(email)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.error({ err: error }, 'a reset e-mail could not be sent');
      });
    },

    async confirmReset(token: string, password: string, ip: string) {
      await throttle.take('confirmByIp', ip);
      const used = new Refusal('invalid-reset-token', 'This link has been used or has expired. Ask for a new one.');
      if ((await credentials.peekReset(token)) === null) throw used;
      const accountId = await credentials.useReset(token, await hashing.hash(password));
      if (accountId === null) throw used;
      await sessions.endAll(accountId);
      // The token came by e-mail to this address and nowhere else.
      await tell(accountId, { type: 'ProveAddress', email: (await viewOf(accountId)).email, by: 'reset', at: now() });
      return tell(accountId, { type: 'NotePasswordChanged', at: now() });
    },
  };
}
