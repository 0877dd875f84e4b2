import type { Pool } from 'pg';

export type QueueState = {
  readonly queue: string;
  /** Due and not begun. */
  readonly waiting: number;
  readonly running: number;
  /** Not due yet: dates to come, and failed ones that are tried again. */
  readonly later: number;
  /** Given up. */
  readonly failed: number;
  /** Of the oldest that is due. */
  readonly oldestSeconds: number;
};

/** How much waits in each queue; nothing before there was one. */
export async function queueStates(pool: Pool): Promise<QueueState[]> {
  const { rows: made } = await pool.query<{ there: boolean }>(`select to_regclass('jobs.job') is not null as there`);
  if (!made[0]?.there) return [];
  const { rows } = await pool.query<QueueState>(
    `select name as queue,
       count(*) filter (where due)::int as waiting,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state in ('created', 'retry') and not due)::int as later,
       count(*) filter (where state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::int as "oldestSeconds"
     from (select name, state, start_after, state in ('created', 'retry') and start_after <= now() as due from jobs.job) job
     where name not like '\\_\\_%' group by name order by name`,
  );
  return rows;
}

export type FailedJob = {
  readonly jobId: string;
  readonly queue: string;
  /** The account or case it is about, and the kind of fact that woke it. */
  readonly id: string;
  readonly about: string;
  readonly failedAt: string | null;
};

/** The last jobs that were given up. */
export async function failedJobs(pool: Pool): Promise<FailedJob[]> {
  const { rows: made } = await pool.query<{ there: boolean }>(`select to_regclass('jobs.job') is not null as there`);
  if (!made[0]?.there) return [];
  const { rows } = await pool.query<FailedJob>(
    `select id as "jobId", name as queue, data->>'id' as id, data->>'about' as about, completed_on as "failedAt"
     from jobs.job where state = 'failed' and name not like '\\_\\_%' order by completed_on desc nulls last limit 50`,
  );
  return rows;
}
