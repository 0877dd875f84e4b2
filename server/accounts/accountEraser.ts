import type { AccountEvent } from '../../shared/events/account.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { accountStream } from './accountDecider.ts';
import type { CaseCommand } from '../cases/commands/caseCommand.ts';
import type { AccountServiceNeeds } from './accountNeeds.ts';
import { SubjectErased } from '../platform/store/seal.ts';
import { byAccount } from '../platform/http/provenance.ts';
import type { Credentials } from './credentials.ts';

type Needs = Pick<
  AccountServiceNeeds,
  'store' | 'handleCase' | 'handleEmail' | 'caseIdsOf' | 'forgetCase' | 'sessions' | 'eraser'
> & {
  readonly credentials: Credentials;
  readonly now: () => string;
};

/**
 * What follows from `AccountErased`: running cases are cancelled, watch links closed, cases erased, the address is free again,
 * password, tokens and sessions are gone; last of all the keys, without which the events say nothing. Each step may be
 * repeated, and none needs what a later one takes away.
 */
export const createErasure = ({ store, handleCase, handleEmail, sessions, eraser, ...rest }: Needs) => ({
  async note(accountId: string): Promise<void> {
    await eraser.begin(accountId, []);
  },

  async finish(accountId: string): Promise<void> {
    const { credentials, now, caseIdsOf, forgetCase } = rest;
    const known = [...(await caseIdsOf(accountId)), ...(await credentials.lateCases(accountId))];
    const caseIds = await eraser.begin(accountId, [...new Set(known)]);
    for (const caseId of caseIds) {
      const by = { by: accountId, at: now() };
      for (const command of [
        { type: 'CloseWatchLink', ...by },
        { type: 'CancelCase', reason: 'The account was deleted.', ...by },
        { type: 'EraseCase', ...by },
      ] satisfies CaseCommand[])
        await handleCase(caseId, command, byAccount(accountId)).catch(unlessDone);
      await forgetCase(caseId);
    }
    const addresses: string[] = [];
    for await (const event of store.read(accountStream(accountId)))
      // The reactor may have come to the end of it meanwhile: then the key is gone, and the address is free.
      if (!event.erased)
        for (const email of addressesIn(event)) {
          await handleEmail(email, { type: 'ReleaseEmail', accountId, at: now() }, byAccount(accountId));
          addresses.push(email);
        }
    await credentials.drop(accountId);
    await sessions.endAll(accountId);
    await eraser.finish(accountId, caseIds, addresses);
  },
});

/** Those that the account had, has, or asked for: e-mails went to all of them. */
export const addressesIn = (event: AccountEvent): readonly string[] => {
  if (event.type === 'AccountRegistered' || event.type === 'EmailChangeAsked')
    return [event.data.email].filter(Boolean);
  return event.type === 'EmailChanged' ? [event.data.to] : [];
};

/** A case that has ended cannot be cancelled, and need not be; one whose key is gone is erased. */
const unlessDone = (error: unknown) => {
  if (!(error instanceof Refusal || error instanceof SubjectErased)) throw error;
};
