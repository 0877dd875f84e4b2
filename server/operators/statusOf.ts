import type { Pool } from 'pg';

import { models } from '../../projections/models.ts';
import { type KeptModel, keptModels } from '../../projections/projector/keptModels.ts';
import { intakeStop } from '../cases/limits/intakeStop.ts';
import { spentSince } from '../cases/limits/usedUsd.ts';
import { parkedEmails } from '../mail/parkedEmails.ts';
import { type QueueState, queueStates } from '../platform/jobs/queueState.ts';

export type Status = {
  /** What model calls of today's cases cost and may still cost, USD; and whether new cases are refused. */
  readonly money: Awaited<ReturnType<typeof spentSince>> & { readonly stop: Awaited<ReturnType<typeof intakeStop>> };
  /** E-mails that the mail server refuses for what the operator can mend, by its answer. */
  readonly emails: readonly { readonly code: string; readonly reason: string; readonly count: number }[];
  readonly models: readonly KeptModel[];
  readonly parked: readonly {
    readonly name: string;
    readonly stream: string;
    readonly revision: string;
    readonly reason: string;
  }[];
  readonly queues: readonly QueueState[];
  readonly cases: readonly { readonly status: string; readonly phase: string | null; readonly count: number }[];
  /** Processes that say they are there, by role. */
  readonly roles: readonly { readonly role: string; readonly processes: number }[];
  /** Open cases that no process works on although one should. */
  readonly idle: readonly string[];
};

/** What the database tells of the whole installation, whichever process asks. */
export async function statusOf(pool: Pool): Promise<Status> {
  const kept = await keptModels(
    pool,
    models.map(({ name }) => name),
  );
  const parked = await pool.query<Status['parked'][number]>(
    'select name, stream, revision, reason from projection_parked order by parked_at limit 50',
  );
  const cases = await pool.query<Status['cases'][number]>(
    `select status, case when status = 'running' then phase end as phase, count(*)::int as count from debate_case
     where status <> 'delivered' group by 1, 2 order by 1, 2`,
  );
  const idle = await pool.query<{ caseId: string }>(
    `select case_id as "caseId" from debate_case where status in ('queued', 'running')
       and last_at < now() - interval '2 minutes'
       and not exists (select from lease where key = 'panel/' || case_id and until > now())
     order by submitted_at limit 50`,
  );
  const roles = await pool.query<Status['roles'][number]>(
    `select split_part(key, '/', 2) as role, count(*)::int as processes from lease
     where split_part(key, '/', 1) = 'role' and until > now() group by 1 order by 1`,
  );
  return {
    emails: await parkedEmails(pool).counts(),
    roles: roles.rows,
    money: {
      ...(await spentSince(pool, `${new Date().toISOString().slice(0, 10)}T00:00:00Z`)),
      stop: await intakeStop(pool),
    },
    models: kept,
    parked: parked.rows,
    queues: await queueStates(pool),
    cases: cases.rows,
    idle: idle.rows.map(({ caseId }) => caseId),
  };
}
