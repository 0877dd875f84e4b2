import type { PoolClient } from 'pg';

/** A new generation of the index: this time, or a millisecond after the last one. */
export const moveOn = (sql: PoolClient, at: string) =>
  sql.query(`update agent_index set generation = greatest($1::timestamptz, generation + interval '1 millisecond')`, [
    at,
  ]);

export type Now = {
  /** Time of the index's last change, ISO 8601. */
  readonly generation: string;
  /** Numbers of the agents that could not be fetched of late. */
  readonly stale: readonly number[];
};

export const indexNow = async (sql: Pick<PoolClient, 'query'>): Promise<Now> => {
  const { rows } = await sql.query<{ generation: string; stale: number[] }>(
    'select generation, array(select number from agent where stale and number is not null) as stale from agent_index',
  );
  const [row] = rows;
  // Until the first agent comes there is no row.
  return { generation: iso(row?.generation ?? 0), stale: row?.stale ?? [] };
};

/** Timestamps as ISO 8601 in UTC, however the driver of this pool gives them. */
export const iso = (timestamp: string | number | Date): string => new Date(timestamp).toISOString();
