import type { Sessions } from '../../platform/http/session.ts';
import type { KnownDevices } from '../knownDevices.ts';
import type { Accounts } from '../accountService.ts';

/** What the account routes need. */
export type AccountRouteNeeds = {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  /** How e-mails leave: by a mail server, or as files where none is configured. */
  readonly mail: 'mail' | 'file';
  /** ISO 8601. */
  readonly now: () => string;
};
