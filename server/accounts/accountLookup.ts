import { normalEmail } from '../../shared/api/accounts/account.ts';
import type { AccountEvent } from '../../shared/events/account.ts';
import { fold } from '../../shared/kernel/decider.ts';
import type { AccountView } from '../../shared/views/account.ts';
import { accountDecider, accountStream, emailDecider, emailStream } from './accountDecider.ts';
import type { Store } from '../platform/store/store.ts';

/** Accounts as their own streams tell them, which no read model lags. What was erased says nothing. */
export const lookup = ({ read }: Pick<Store<AccountEvent>, 'read'>) => {
  const eventsOf = async (stream: string) => (await Array.fromAsync(read(stream))).filter(({ erased }) => !erased);
  return {
    viewOf: async (accountId: string): Promise<AccountView> =>
      fold(accountDecider, await eventsOf(accountStream(accountId))),
    /** The account that has this address; null where nobody has. */
    holderOf: async (email: string): Promise<string | null> =>
      fold(emailDecider, await eventsOf(emailStream(normalEmail(email)))).accountId,
  };
};
