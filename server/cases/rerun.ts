import { inTransaction } from '../platform/postgres/pool.ts';
import { asAccount } from './asAccount.ts';
import { rerunCaseId } from './caseIds.ts';
import type { CaseRouteNeeds } from './caseNeeds.ts';
import type { FoundCase } from './foldedCases.ts';
import { mustHaveAcceptedTerms } from './limits/acceptedTerms.ts';
import { type SpendingNeeds, createSpending } from './limits/spending.ts';

type Needs = SpendingNeeds &
  Pick<CaseRouteNeeds, 'accounts' | 'handleCase' | 'pool' | 'publicUrl' | 'secret'> & { readonly now: () => string };

/** A case of which only one provider answered runs again, once, free of charge. Asked again, it answers the same case. */
export const createRerun = (needs: Needs) => {
  const { accounts, publicUrl, secret, now } = needs;
  const spending = createSpending(needs);
  const tell = asAccount(needs.handleCase);

  return async (accountId: string, { caseId: rerunOf, debate }: Pick<FoundCase, 'caseId' | 'debate'>) => {
    await accounts.throttle.take('intakeByAccount', accountId);
    const { email, plan, terms } = await accounts.viewOf(accountId);
    mustHaveAcceptedTerms({ terms }, publicUrl);
    const caseId = rerunCaseId(secret, accountId, rerunOf);
    const { q1, answers, mode } = debate;
    const at = now();
    const brought = { caseId, accountId, plan, mode, from: null, address: null, now: at };
    await inTransaction(needs.pool, (sql) => spending.reserve(sql, brought));
    // The first case says that it had its run before there is a second one: a crash in between is mended by asking again.
    await tell(rerunOf, accountId, { type: 'TakeRerun', caseId, by: accountId, at });
    const position = await tell(caseId, accountId, {
      ...{ type: 'SubmitCase', caseId, accountId, email, mode, q1: q1 ?? '', answers, rerunOf, at },
      ...spending.recordedCap(plan, mode),
    });
    return { caseId, position };
  };
};
