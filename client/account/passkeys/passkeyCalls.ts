import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

import type { Account } from '../../../shared/api/accounts/account.ts';
import type { NewPasskey, Passkeys } from '../../../shared/api/accounts/passkeys.ts';
import { type Api, Refused } from '../../api.ts';

type Begun<Start extends (given: never) => unknown> = Start extends (given: { optionsJSON: infer O }) => unknown
  ? O
  : never;
type Options = { readonly add: Begun<typeof startRegistration>; readonly use: Begun<typeof startAuthentication> };

export const passkeyCalls = ({ request }: Pick<Api, 'request'>) => {
  const signed = async (path: string) => {
    const optionsJSON = await request<Options['use']>('POST', `${path}/options`);
    return given(() => startAuthentication({ optionsJSON }));
  };
  return {
    list: () => request<Passkeys>('GET', '/api/account/passkeys'),
    async add(name: string) {
      const optionsJSON = await request<Options['add']>('POST', '/api/account/passkeys/options');
      const credential = await given(() => startRegistration({ optionsJSON }));
      return request<NewPasskey>('POST', '/api/account/passkeys', { name, credential });
    },
    rename: (id: string, name: string) => request<void>('PUT', `/api/account/passkeys/${id}`, { name }),
    remove: (id: string) => request<void>('DELETE', `/api/account/passkeys/${id}`),
    logIn: async () => request<Account>('POST', '/api/login/passkey', await signed('/api/login/passkey')),
    prove: async () => request<void>('POST', '/api/account/proof/passkey', await signed('/api/account/proof/passkey')),
  };
};

/** What the browser gave; whatever kept it from that, the person alone saw. */
const given = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch {
    throw new Refused({ type: 'about:blank', title: '', status: 0, detail: '', code: 'NO_PASSKEY' });
  }
};
