import { randomUUID } from 'node:crypto';

import type { Asked } from '../store/handler.ts';

/** A request of an account: a command of its own, so that two that race for one revision never look like one repeated. */
export const byAccount = (accountId: string): Asked => ({
  actor: `account:${accountId}`,
  correlation: randomUUID(),
  causation: null,
  key: randomUUID(),
});
