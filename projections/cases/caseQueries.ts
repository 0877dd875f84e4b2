import type { Pool } from 'pg';

import type { Change } from '../../shared/events/case.ts';
import type { Debate } from '../../shared/views/debate/debate.ts';
import { type CaseSummary, columns } from './caseSummary.ts';

/** Cases of the account since then that count against its plan: no free run, and not failed unless told. */
const counted = `account_id = $1 and submitted_at >= $2 and ($3 or status <> 'failed') and fold->>'rerunOf' is null`;
type Counted = { readonly accountId: string; readonly since: string; readonly failedToo: boolean };

export async function countedCaseIds(pool: Pool, { accountId, since, failedToo }: Counted): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(`select case_id as id from debate_case where ${counted}`, [
    accountId,
    since,
    failedToo,
  ]);
  return rows.map(({ id }) => id);
}

/** How many they are without these. */
export async function countCounted(
  pool: Pool,
  { accountId, since, failedToo }: Counted,
  without: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ readonly n: number }>(
    `select count(*)::int as n from debate_case where ${counted} and case_id <> all($4)`,
    [accountId, since, failedToo, without],
  );
  return rows[0]?.n ?? 0;
}

/** A case that asks another one again; `submittedAt`: ISO 8601. */
export type AskingAgain = { readonly caseId: string; readonly change: Change; readonly submittedAt: string };

/** The account's cases that ask this one again with one thing changed, the newest first. */
export async function casesAskingAgain(pool: Pool, accountId: string, caseId: string): Promise<AskingAgain[]> {
  const { rows } = await pool.query<AskingAgain>(
    `select case_id as "caseId", fold->'again'->'change' as change, fold->>'submittedAt' as "submittedAt"
     from debate_case where account_id = $1 and fold->'again'->>'of' = $2
     order by submitted_at desc, case_id desc limit 50`,
    [accountId, caseId],
  );
  return rows;
}

/**
 * Cases of which a decision and how it turned out are on record: of all accounts where $1 is null, without rehearsals. Of a case and those that ask it
 * again the newest alone, since there was one decision.
 */
const resolved = `
  with recursive asking as (
    select case_id, case_id as first, 0 as steps from debate_case
      where ($1::text is null or account_id = $1) and not rehearsal
        and fold->'decision'->'forecast' is not null and jsonb_typeof(fold->'outcome') = 'object'
    union all
    select asking.case_id, debate_case.fold->'again'->>'of', steps + 1
      from asking join debate_case on debate_case.case_id = asking.first
      where debate_case.fold->'again'->>'of' is not null
  ),
  chain as (select distinct on (case_id) case_id, first from asking order by case_id, steps desc),
  resolved as (
    select distinct on (first) debate_case.* from chain join debate_case using (case_id)
      order by first, submitted_at desc, case_id desc
  )`;

/** Ids of resolved cases of all accounts, the newest first, at most so many. */
export async function resolvedCases(
  pool: Pool,
  most: number | null = null,
): Promise<{ readonly id: string; readonly revision: number }[]> {
  const { rows } = await pool.query<{ readonly id: string; readonly revision: number }>(
    `${resolved} select case_id as id, revision::int as revision from resolved order by submitted_at desc, case_id limit $2`,
    [null, most],
  );
  return rows;
}

/** What was decided and how it turned out, of one account or of all: figures and codes. */
export async function resolvedDecisions(
  pool: Pool,
  accountId: string | null = null,
): Promise<Pick<Debate, 'decision' | 'outcome'>[]> {
  const { rows } = await pool.query<Pick<Debate, 'decision' | 'outcome'>>(
    `${resolved} select fold->'decision' as decision, fold->'outcome' as outcome from resolved`,
    [accountId],
  );
  return rows;
}

/** Accepted and not finished, the oldest first: what a panel should be at work on. Those that wait for an answer come when it is due. */
export async function openCases(pool: Pool, now: string): Promise<CaseSummary[]> {
  const { rows } = await pool.query<CaseSummary>(
    `select ${columns} from debate_case
     where status in ('queued', 'running') or (status = 'needs_answers' and answers_due_at <= $1)
     order by submitted_at`,
    [now],
  );
  return rows;
}
