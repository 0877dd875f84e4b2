import type { SecurityEntry, SecurityFact, SecurityLog } from '../../../shared/api/accounts/security.ts';
import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

type Said = Partial<Pick<SecurityEntry, 'detail' | 'by' | 'scopes' | 'consent' | 'case_id'>> & {
  readonly what: SecurityFact;
};
type Facts = {
  readonly [T in AccountEvent['type']]:
    | ((data: Extract<AccountEvent, { type: T }>['data'], nameOf: (tokenId: string) => string | null) => Said)
    | null;
};

/** What the log says of each fact; null: nothing, it opens no door. */
const facts: Facts = {
  AccountRegistered: () => ({ what: 'signed_up' }),
  LoggedIn: ({ device, by }) => ({ what: 'logged_in', detail: device, by }),
  NewDeviceLoggedIn: ({ device, by = null }) => ({ what: 'new_device', detail: device, by }),
  SessionEnded: ({ device }) => ({ what: 'session_ended', detail: device }),
  PasswordChanged: () => ({ what: 'password_changed' }),
  TotpAdded: () => ({ what: 'totp_added' }),
  TotpRemoved: () => ({ what: 'totp_removed' }),
  RecoveryCodesMade: () => ({ what: 'recovery_codes_made' }),
  RecoveryCodeUsed: () => ({ what: 'recovery_code_used' }),
  PasskeyAdded: ({ name }) => ({ what: 'passkey_added', detail: name }),
  PasskeyRemoved: ({ name }) => ({ what: 'passkey_removed', detail: name }),
  PasskeyRefused: ({ name }) => ({ what: 'passkey_refused', detail: name }),
  FactorsRemoved: () => ({ what: 'factors_removed' }),
  AddressProven: ({ email }) => ({ what: 'address_proven', detail: email }),
  EmailChangeAsked: ({ email }) => ({ what: 'email_change_asked', detail: email }),
  EmailChanged: ({ to }) => ({ what: 'email_changed', detail: to }),
  EmailChangeUndone: ({ email }) => ({ what: 'email_change_undone', detail: email }),
  AgentAccessGranted: ({ name, scopes }) => ({ what: 'token_made', detail: name, scopes }),
  AgentAccessRotated: ({ tokenId }, nameOf) => ({ what: 'token_rotated', detail: nameOf(tokenId) }),
  AgentAccessEnded: ({ tokenId, reason }, nameOf) => ({
    what: reason === 'leaked' ? 'token_leaked' : 'token_ended',
    detail: nameOf(tokenId),
  }),
  AgentApprovalChanged: ({ required }) => ({ what: required ? 'approval_on' : 'approval_off' }),
  WebhookAdded: ({ host }) => ({ what: 'webhook_added', detail: host }),
  WebhookRemoved: () => ({ what: 'webhook_removed' }),
  WebhookDisabled: ({ host }) => ({ what: 'webhook_disabled', detail: host }),
  OperatorRoleChanged: ({ operator }) => ({ what: operator ? 'operator_on' : 'operator_off' }),
  AgentSubmitted: ({ tokenId, caseId, how }, nameOf) => ({
    ...{ what: 'agent_submitted', detail: nameOf(tokenId) },
    ...{ consent: how, case_id: caseId },
  }),
  ApprovalAsked: ({ tokenId }, nameOf) => ({ what: 'approval_asked', detail: nameOf(tokenId) }),
  EmailReserved: null,
  EmailReleased: null,
  TrialStarted: null,
  TermsAccepted: null,
  PlanChanged: null,
  AddressLinkAsked: null,
  RemindersChanged: null,
  AccountErased: null,
};

const pageSize = 50;

/** The newest first; `before` is the revision of the last entry of the page before. */
export function securityLogOf(history: readonly Recorded<AccountEvent>[], before: number | null): SecurityLog {
  const names = new Map(
    history.flatMap(({ type, data }) => (type === 'AgentAccessGranted' && data ? [[data.tokenId, data.name]] : [])),
  );
  const older = history
    .filter(({ revision, erased, unfit }) => !erased && !unfit && (before === null || revision < before))
    .toReversed()
    .flatMap((event) => entryOf(event, (tokenId) => names.get(tokenId) ?? null));
  const entries = older.slice(0, pageSize);
  return { entries, next: older.length > pageSize ? (entries.at(-1)?.revision ?? null) : null };
}

const entryOf = (event: Recorded<AccountEvent>, nameOf: (tokenId: string) => string | null): SecurityEntry[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each type says what its own data holds
  const say = facts[event.type] as ((data: AccountEvent['data'], name: typeof nameOf) => Said) | null | undefined;
  return say
    ? [
        {
          revision: event.revision,
          at: 'at' in event.data ? event.data.at : event.at,
          detail: null,
          by: null,
          scopes: null,
          consent: null,
          case_id: null,
          ...say(event.data, nameOf),
        },
      ]
    : [];
};
