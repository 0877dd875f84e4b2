import type { SecurityEntry } from '../../shared/api/accounts/security.ts';
import type { AccountEvent } from '../../shared/events/account.ts';
import type { Words } from '../words/words.svelte.ts';
import { nameOf } from '../words/phrasing.ts';

/** What e-mails about accounts are sent for, in the words of the account's own log. */
const ofAccounts: Partial<Record<AccountEvent['type'], SecurityEntry['what']>> = {
  AccountRegistered: 'signed_up',
  NewDeviceLoggedIn: 'new_device',
  PasswordChanged: 'password_changed',
  EmailChangeAsked: 'email_change_asked',
  EmailChanged: 'email_changed',
  TotpAdded: 'totp_added',
  TotpRemoved: 'totp_removed',
  RecoveryCodesMade: 'recovery_codes_made',
  RecoveryCodeUsed: 'recovery_code_used',
  FactorsRemoved: 'factors_removed',
  PasskeyAdded: 'passkey_added',
  PasskeyRemoved: 'passkey_removed',
  PasskeyRefused: 'passkey_refused',
  AgentAccessEnded: 'token_leaked',
  ApprovalAsked: 'approval_asked',
  WebhookDisabled: 'webhook_disabled',
};

/** A job's queue and what woke it, as far as there are words for it. */
export const jobName = (t: Words['t'], queue: string, about: string): string => {
  const what = Object.entries(ofAccounts).find(([type]) => type === about)?.[1];
  const fact = what ? t(`security.what.${what}`) : nameOf(t, `event.${about}`, '');
  return [nameOf(t, `operators.queue.${queue}`, queue), fact].filter(Boolean).join(' · ');
};
