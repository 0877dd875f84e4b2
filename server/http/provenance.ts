import { randomUUID } from 'node:crypto';

import type { CaseCommand } from '../domain/case.ts';
import type { Asked } from '../store/handler.ts';
import type { Handle } from './needs.ts';

/** A request of an account: a command of its own, so that two that race for one revision never look like one repeated. */
export const byAccount = (accountId: string): Asked => ({
  actor: `account:${accountId}`,
  correlation: randomUUID(),
  causation: null,
  key: randomUUID(),
});

/** What an account asks of a case; answers where that ends. */
export const asAccount =
  (handleCase: Handle<CaseCommand>) =>
  async (caseId: string, accountId: string, command: CaseCommand): Promise<bigint> =>
    (await handleCase(caseId, command, byAccount(accountId))).position;
