import type { Pool } from 'pg';

export type StuckCase = { readonly caseId: string; readonly why: 'idle' | 'failed'; readonly since: string };

/** Cases that should run and that no process works on, and those that failed in the last weeks and may be taken up again. */
export async function stuckCases(pool: Pool): Promise<StuckCase[]> {
  const { rows } = await pool.query<StuckCase>(
    `select case_id as "caseId", case when status = 'failed' then 'failed' else 'idle' end as why, last_at as since
     from debate_case
     where (status = 'failed' and (failure->>'resumable')::boolean and last_at > now() - interval '14 days')
        or (status in ('queued', 'running') and last_at < now() - interval '2 minutes'
            and not exists (select from lease where key = 'panel/' || case_id and until > now()))
     order by last_at limit 50`,
  );
  return rows;
}
