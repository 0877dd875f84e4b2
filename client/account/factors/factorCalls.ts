import type { ConfirmTotp, Factors, NewTotp, RecoveryCodes } from '../../../shared/api/accounts/security.ts';
import type { Api } from '../../api.ts';

export const factorCalls = ({ request }: Pick<Api, 'request'>) => ({
  status: () => request<Factors>('GET', '/api/account/factors'),
  beginTotp: () => request<NewTotp>('POST', '/api/account/totp'),
  confirmTotp: (body: ConfirmTotp) => request<RecoveryCodes>('POST', '/api/account/totp/confirm', body),
  removeTotp: () => request<void>('DELETE', '/api/account/totp'),
  newCodes: () => request<RecoveryCodes>('POST', '/api/account/recovery-codes'),
});
