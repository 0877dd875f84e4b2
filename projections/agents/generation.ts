import type { PoolClient } from 'pg';

/** Of a row with a count of `texts`: also another one in the tables of a rebuild. */
export const version = "'agent_posting'::regclass::oid || '/' || texts";

/** A new generation of the index: this time, or a millisecond after the last one for each of so many moves. */
export const moveOn = (sql: PoolClient, at: string, { times = 1, texts = 0 } = {}) =>
  sql.query(
    `update agent_index set texts = texts + $3,
            generation = greatest($1::timestamptz, generation + $2 * interval '1 millisecond')`,
    [at, times, texts],
  );

export type Now = {
  /** Time of the index's last change, ISO 8601. */
  readonly generation: string;
  /** Another one as soon as any text or length may be another, also after a rebuild. */
  readonly state: string;
  /** Numbers of the agents that could not be fetched recently. */
  readonly stale: readonly number[];
};

export const indexNow = async (sql: Pick<PoolClient, 'query'>): Promise<Now> => {
  const { rows } = await sql.query<{ generation: string; state: string; stale: number[] }>(
    `select generation, ${version} as state,
            array(select number from agent where stale and number is not null) as stale from agent_index`,
  );
  const [row] = rows;
  // Until the first agent comes there is no row.
  return { generation: iso(row?.generation ?? 0), state: row?.state ?? '', stale: row?.stale ?? [] };
};

/** Timestamps as ISO 8601 in UTC, however the driver of this pool gives them. */
export const iso = (timestamp: string | number | Date): string => new Date(timestamp).toISOString();
