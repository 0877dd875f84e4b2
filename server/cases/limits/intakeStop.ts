import type { Pool } from 'pg';

type Sql = Pick<Pool, 'query'>;

/** Since when and why the operator takes no new cases; null while cases are taken. */
export async function intakeStop(sql: Sql): Promise<{ readonly reason: string; readonly since: string } | null> {
  const { rows } = await sql.query<{ reason: string; since: string }>(
    'select reason, stopped_at as since from intake_stopped',
  );
  return rows[0] ?? null;
}

export const stopIntake = async (sql: Sql, reason: string): Promise<void> => {
  await sql.query(
    'insert into intake_stopped (reason) values ($1) on conflict (one) do update set reason = excluded.reason',
    [reason || 'The operator has stopped them for now.'],
  );
};

export const startIntake = async (sql: Sql): Promise<void> => {
  await sql.query('delete from intake_stopped');
};
