import { byAccount } from '../platform/http/provenance.ts';
import type { Handle } from '../platform/store/handler.ts';
import type { CaseCommand } from './commands/caseCommand.ts';

/** What an account asks of a case; answers the position of the last event. */
export const asAccount =
  (handleCase: Handle<CaseCommand>) =>
  async (caseId: string, accountId: string, command: CaseCommand): Promise<bigint> =>
    (await handleCase(caseId, command, byAccount(accountId))).position;
