import { Refusal } from '../../../shared/kernel/refusal.ts';
import { accountStream } from '../../domain/account.ts';
import type { CaseCommand } from '../../domain/case.ts';
import type { AccountsNeeds } from '../needs.ts';
import { byAccount } from '../provenance.ts';
import type { Credentials } from './credentials.ts';

type Needs = Pick<AccountsNeeds, 'store' | 'handleCase' | 'handleEmail' | 'caseIdsOf' | 'forgetCase' | 'sessions'> & {
  readonly credentials: Credentials;
  readonly now: () => string;
};

/**
 * What follows from `AccountErased`: running cases are cancelled, watch links closed, the address is free again, password,
 * tokens and sessions are gone. Each step may be repeated.
 */
export const createErasure = ({ store, handleCase, handleEmail, sessions, credentials, now, ...cases }: Needs) => ({
  async finish(accountId: string): Promise<void> {
    const caseIds = new Set([...(await cases.caseIdsOf(accountId)), ...(await credentials.lateCases(accountId))]);
    for (const caseId of caseIds) {
      const by = { by: accountId, at: now() };
      for (const command of [
        { type: 'CloseWatchLink', ...by },
        { type: 'CancelCase', reason: 'The account was deleted.', ...by },
      ] satisfies CaseCommand[])
        await handleCase(caseId, command, byAccount(accountId)).catch(unlessRefused);
      await cases.forgetCase(caseId);
    }
    for await (const event of store.read(accountStream(accountId)))
      if (event.type === 'AccountRegistered' && event.data.email)
        await handleEmail(event.data.email, { type: 'ReleaseEmail', accountId, at: now() }, byAccount(accountId));
    await credentials.drop(accountId);
    await sessions.endAll(accountId);
  },
});

/** A case that has ended cannot be cancelled, and need not be. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};
