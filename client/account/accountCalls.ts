import type {
  AddressLinkSent,
  AskReset,
  ChangeEmail,
  ChangePassword,
  ConfirmReset,
  OwnEmail,
  ProveIdentity,
  Sessions,
  Terms,
} from '../../shared/api/accounts/account.ts';
import type { CalibrationReply } from '../../shared/api/cases/afterwards.ts';
import type { Api } from '../api.ts';

/** What the account's pages ask of the server; fetched with them. */
export const accountCalls = ({ request }: Api) => ({
  sessions: () => request<Sessions>('GET', '/api/sessions'),
  endSession: (id: string) => request<void>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  changePassword: (body: ChangePassword) => request<void>('POST', '/api/account/password', body),
  prove: (body: ProveIdentity) => request<void>('POST', '/api/account/proof', body),
  deleteAccount: (password: string) => request<void>('DELETE', '/api/account', { password }),
  askReset: (body: AskReset) => request<void>('POST', '/api/password-reset', body),
  confirmReset: (body: ConfirmReset) => request<void>('POST', '/api/password-reset/confirm', body),
  changeEmail: (body: ChangeEmail) => request<AddressLinkSent>('PUT', '/api/account/email', body),
  undoEmailChange: (token: string) => request<OwnEmail>('POST', '/api/account/email/undo', { token }),
  askAddressLink: () => request<AddressLinkSent>('POST', '/api/account/address/link'),
  terms: () => request<Terms>('GET', '/api/terms'),
  calibration: () => request<CalibrationReply>('GET', '/api/calibration'),
});
