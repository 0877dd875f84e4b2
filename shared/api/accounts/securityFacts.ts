import type { AccountEvent } from '../../events/account.ts';

/**
 * What the log of an account says happened, by the event that says so. Where there are two, the data of the event decides, and the
 * first is the one that is mailed about. Where there is none, the event opens no door.
 */
export const securityFacts = {
  AccountRegistered: ['signed_up'],
  LoggedIn: ['logged_in'],
  NewDeviceLoggedIn: ['new_device'],
  SessionEnded: ['session_ended'],
  PasswordChanged: ['password_changed'],
  TotpAdded: ['totp_added'],
  TotpRemoved: ['totp_removed'],
  RecoveryCodesMade: ['recovery_codes_made'],
  RecoveryCodeUsed: ['recovery_code_used'],
  FactorsRemoved: ['factors_removed'],
  PasskeyAdded: ['passkey_added'],
  PasskeyRemoved: ['passkey_removed'],
  PasskeyRefused: ['passkey_refused'],
  AddressProven: ['address_proven'],
  EmailChangeAsked: ['email_change_asked'],
  EmailChanged: ['email_changed'],
  EmailChangeUndone: ['email_change_undone'],
  AgentAccessGranted: ['token_made'],
  AgentAccessRotated: ['token_rotated'],
  AgentAccessEnded: ['token_leaked', 'token_ended'],
  AgentApprovalChanged: ['approval_on', 'approval_off'],
  AgentSubmitted: ['agent_submitted'],
  ApprovalAsked: ['approval_asked'],
  WebhookAdded: ['webhook_added'],
  WebhookRemoved: ['webhook_removed'],
  WebhookDisabled: ['webhook_disabled'],
  OperatorRoleChanged: ['operator_on', 'operator_off'],
  EmailReserved: [],
  EmailReleased: [],
  TrialStarted: [],
  TermsAccepted: [],
  PlanChanged: [],
  AddressLinkAsked: [],
  RemindersChanged: [],
  AccountErased: [],
} as const satisfies Record<AccountEvent['type'], readonly string[]>;
