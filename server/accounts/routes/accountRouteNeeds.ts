import type { ModelProviderId } from '../../../shared/events/providers.ts';
import type { Sessions } from '../../platform/http/session.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { KnownDevices } from '../knownDevices.ts';
import type { Accounts } from '../accountService.ts';

/** Refused unless this is the account's password and, where it has a second factor, the session was proven with it lately. */
export type Sure = (caller: Caller, password: string) => Promise<void>;

export const createSure =
  ({ accounts, sessions }: Pick<AccountRouteNeeds, 'accounts' | 'sessions'>): Sure =>
  async ({ accountId, sessionId }, password) => {
    await accounts.prove(accountId, password);
    if (await accounts.factors.has(accountId)) await sessions.mustBeProven(sessionId);
  };

/** What the account routes need. */
export type AccountRouteNeeds = {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  /** How e-mails leave: by a mail server, or as files where none is configured. */
  readonly mail: 'mail' | 'file';
  /** The providers that processes of this installation ask now. */
  readonly providers: () => Promise<readonly ModelProviderId[]>;
  readonly sure: Sure;
  /** ISO 8601. */
  readonly now: () => string;
};
