import { caseStream } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { byAccount } from '../../platform/http/provenance.ts';
import type { Pool } from '../../platform/postgres/pool.ts';
import type { Handle } from '../../platform/store/handler.ts';
import type { CaseCommand } from '../commands/caseCommand.ts';
import type { FoundCase } from '../foldedCases.ts';

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly handleCase: Handle<CaseCommand>;
  /** A stream says that it was erased only where that was asked for: the note comes before the fact. */
  readonly markForErasure: (accountId: string, streams: readonly string[]) => Promise<unknown>;
  /** Deletes what was made of the case beside its history, and then its key. */
  readonly finish: (caseId: string) => Promise<void>;
  readonly now: () => string;
};

/** Deletes single cases, for good. Each step may be repeated. */
export const createCaseEraser = ({ pool, handleCase, markForErasure, finish, now }: Needs) => ({
  /** From here on nobody sees the case; `finish` follows from `CaseErased`, by a job, and outlives a crash. */
  async delete({ caseId, debate }: FoundCase, accountId: string): Promise<bigint> {
    await markForErasure(accountId, [caseStream(caseId)]);
    await keepCounting(pool, { caseId, accountId, debate });
    const by = { by: accountId, at: now() };
    const tell = async (command: CaseCommand) => (await handleCase(caseId, command, byAccount(accountId))).position;
    await tell({ type: 'CloseWatchLink', ...by });
    await tell({ type: 'CancelCase', reason: 'The case was deleted.', ...by }).catch(unlessEnded);
    return tell({ type: 'EraseCase', ...by });
  },
  finish,
});

/** A deleted case stays a used one: what the plan includes does not come back, nor what its calls have cost. */
const keepCounting = async (
  pool: Needs['pool'],
  { caseId, accountId, debate }: Pick<FoundCase, 'caseId' | 'debate'> & { readonly accountId: string },
): Promise<void> => {
  const { status, submittedAt, rerunOf, money } = debate;
  if (rerunOf === null)
    await pool.query(
      'insert into deleted_case (case_id, account_id, submitted_at, failed) values ($1, $2, $3, $4) on conflict do nothing',
      [caseId, accountId, submittedAt, status === 'failed'],
    );
  // Of one that still runs, calls may be under way: it counts with its limit.
  if (status === 'delivered' || status === 'failed' || status === 'cancelled')
    await pool.query('update case_allowance set cap_usd = $2 where case_id = $1', [caseId, money.usd]);
};

/** Deleted cases of an account that count against its plan. */
export async function deletedCases(
  pool: Needs['pool'],
  accountId: string,
  since: string,
  failedToo: boolean,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    'select case_id as id from deleted_case where account_id = $1 and submitted_at >= $2 and (not failed or $3)',
    [accountId, since, failedToo],
  );
  return rows.map(({ id }) => id);
}

const unlessEnded = (error: unknown) => {
  if (!(error instanceof Refusal && error.code === 'case-ended')) throw error;
};
