import type { SecurityEntry, SecurityLog } from '../../../shared/api/accounts/security.ts';
import { securityFacts } from '../../../shared/api/accounts/securityFacts.ts';
import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

type Type = AccountEvent['type'];
type Said = Partial<Pick<SecurityEntry, 'detail' | 'by' | 'scopes' | 'consent' | 'case_id'>>;
type Say<T extends Type, S> = (
  data: Extract<AccountEvent, { type: T }>['data'],
  nameOf: (tokenId: string) => string | null,
) => S;
/** Events that are one of two facts. */
type Twofold = { [T in Type]: (typeof securityFacts)[T] extends readonly [string, string] ? T : never }[Type];
type Details = {
  readonly [T in Twofold]: Say<T, Said & { readonly what: (typeof securityFacts)[T][number] }>;
} & { readonly [T in Exclude<Type, Twofold>]?: Say<T, Said> };

const details: Details = {
  LoggedIn: ({ device, by }) => ({ detail: device, by }),
  NewDeviceLoggedIn: ({ device, by = null }) => ({ detail: device, by }),
  SessionEnded: ({ device }) => ({ detail: device }),
  PasskeyAdded: ({ name }) => ({ detail: name }),
  PasskeyRemoved: ({ name }) => ({ detail: name }),
  PasskeyRefused: ({ name }) => ({ detail: name }),
  AddressProven: ({ email }) => ({ detail: email }),
  EmailChangeAsked: ({ email }) => ({ detail: email }),
  EmailChanged: ({ to }) => ({ detail: to }),
  EmailChangeUndone: ({ email }) => ({ detail: email }),
  AgentAccessGranted: ({ name, scopes }) => ({ detail: name, scopes }),
  AgentAccessRotated: ({ tokenId }, nameOf) => ({ detail: nameOf(tokenId) }),
  AgentAccessEnded: ({ tokenId, reason }, nameOf) => ({
    what: reason === 'leaked' ? 'token_leaked' : 'token_ended',
    detail: nameOf(tokenId),
  }),
  AgentApprovalChanged: ({ required }) => ({ what: required ? 'approval_on' : 'approval_off' }),
  WebhookAdded: ({ host }) => ({ detail: host }),
  WebhookDisabled: ({ host }) => ({ detail: host }),
  OperatorRoleChanged: ({ operator }) => ({ what: operator ? 'operator_on' : 'operator_off' }),
  AgentSubmitted: ({ tokenId, caseId, how }, nameOf) => ({
    detail: nameOf(tokenId),
    consent: how,
    case_id: caseId,
  }),
  ApprovalAsked: ({ tokenId }, nameOf) => ({ detail: nameOf(tokenId) }),
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
  const [what] = securityFacts[event.type];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each type says what its own data holds
  const say = details[event.type] as ((data: AccountEvent['data'], name: typeof nameOf) => Said) | undefined;
  return what
    ? [
        {
          revision: event.revision,
          at: 'at' in event.data ? event.data.at : event.at,
          what,
          detail: null,
          by: null,
          scopes: null,
          consent: null,
          case_id: null,
          ...say?.(event.data, nameOf),
        },
      ]
    : [];
};
