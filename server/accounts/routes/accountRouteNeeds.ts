import type { Sessions } from '../../platform/http/session.ts';
import type { Accounts } from '../accountService.ts';

/** What the account routes need. */
export type AccountRouteNeeds = {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** ISO 8601. */
  readonly now: () => string;
};
