import type { Pool } from 'pg';

import { moveOn } from './generation.ts';

/** What the crawler learned of an agent at one visit. */
export type Visit = {
  readonly agentId: string;
  readonly at: string;
  /** The host served its card, or said that it is unchanged. */
  readonly ok: boolean;
  readonly httpStatus: number | null;
  /** Null: keep the last one. */
  readonly etag: string | null;
  readonly nextAt: string;
};

export type Due = {
  readonly agentId: string;
  readonly cardUrl: string;
  readonly etag: string | null;
  /** Visits in a row that failed. */
  readonly failures: number;
};

/** Agents whose card should be looked at again by `now`, those waiting longest first. */
export const dueAgents = async (pool: Pool, now: string, most: number): Promise<readonly Due[]> => {
  const { rows } = await pool.query<Due>(
    `select agent_id as "agentId", card_url as "cardUrl", etag, coalesce(failures, 0) as failures
     from agent left join agent_fetch using (agent_id)
     where withdrawn is null and coalesce(next_at, first_indexed_at + interval '1 day') <= $1
     order by coalesce(next_at, first_indexed_at), agent_id limit $2`,
    [now, most],
  );
  return rows;
};

/** Records visits together, as one change of the index. */
export const recordVisits = async (pool: Pool, visits: readonly Visit[], now: string): Promise<void> => {
  if (visits.length === 0) return;
  const sql = await pool.connect();
  try {
    await sql.query('begin');
    for (const { agentId, at, ok, httpStatus, etag, nextAt } of visits) {
      await sql.query(
        `insert into agent_fetch as old (agent_id, etag, http_status, last_checked_at, last_fetched_at, failures, next_at)
         values ($1, $2, $3, $4, case when $5 then $4::timestamptz end, case when $5 then 0 else 1 end, $6)
         on conflict (agent_id) do update set
           etag = coalesce(excluded.etag, old.etag), http_status = excluded.http_status,
           last_checked_at = excluded.last_checked_at,
           last_fetched_at = coalesce(excluded.last_fetched_at, old.last_fetched_at),
           failures = case when $5 then 0 else old.failures + 1 end, next_at = excluded.next_at`,
        [agentId, etag, httpStatus, at, ok, nextAt],
      );
      await sql.query(
        `insert into agent_check as old (agent_id, day, checks, succeeded) values ($1, $2::date, 1, $3)
         on conflict (agent_id, day) do update set checks = old.checks + 1, succeeded = old.succeeded + excluded.succeeded`,
        [agentId, at.slice(0, 10), ok ? 1 : 0],
      );
    }
    await moveOn(sql, now);
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  } finally {
    sql.release();
  }
};

/** Agents with the very same card, the first indexed first. */
export const agentsWithCard = async (pool: Pool, digest: string) => {
  const { rows } = await pool.query<{ agentId: string; cardUrl: string }>(
    `select agent_id as "agentId", card_url as "cardUrl" from agent
     where digest = $1 and withdrawn is null and duplicate_of is null order by first_indexed_at, agent_id`,
    [digest],
  );
  return rows;
};
