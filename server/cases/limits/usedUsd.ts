import type { Pool } from 'pg';

type Sql = Pick<Pool, 'query'>;
type Of = {
  readonly since: string;
  readonly accountId?: string;
  readonly address?: string;
  /** A case that does not count: the one that is asked about. */
  readonly except?: string;
};

/** A case that has ended counts with what its calls cost, any other with what it may cost. */
const usedOfCase = `case when c.status in ('delivered', 'failed', 'cancelled') then (c.fold #>> '{money,usd}')::float8
                    else a.cap_usd end`;

export async function usedUsd(sql: Sql, { since, accountId, address, except }: Of): Promise<number> {
  const { rows } = await sql.query<{ usd: number }>(
    `select coalesce(sum(${usedOfCase}), 0) as usd from case_allowance a left join debate_case c using (case_id)
     where a.submitted_at >= $1 and ($2::text is null or a.account_id = $2) and ($3::text is null or a.address = $3)
       and a.case_id <> $4`,
    [since, accountId ?? null, address ?? null, except ?? ''],
  );
  return rows[0]?.usd ?? 0;
}

/** What the operator sees of one day. */
export async function spentSince(
  sql: Sql,
  since: string,
): Promise<{ readonly cases: number; readonly spent: number; readonly setAside: number }> {
  const { rows } = await sql.query<{ cases: number; spent: number; setAside: number }>(
    `select count(*)::int as cases, coalesce(sum((c.fold #>> '{money,usd}')::float8), 0) as spent,
       coalesce(sum(${usedOfCase}), 0) - coalesce(sum((c.fold #>> '{money,usd}')::float8), 0) as "setAside"
     from case_allowance a left join debate_case c using (case_id) where a.submitted_at >= $1`,
    [since],
  );
  return rows[0] ?? { cases: 0, spent: 0, setAside: 0 };
}
