import pg from 'pg';

export type { Pool, PoolClient } from 'pg';

/** A machine that is cut off says nothing: the server has to ask. */
export const serverKeepAlive = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/**
 * Connections with a limit on everything: without them a query in a network partition hangs for good. A 64-bit integer arrives
 * as text, as PostgreSQL sends it; a timestamp as ISO 8601 text.
 */
export function createPool(
  url: string,
  { max = 12, limitMs = 30_000, onError }: { max?: number; limitMs?: number; onError: (error: Error) => void },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(10_000, limitMs),
    idleTimeoutMillis: 10_000,
    query_timeout: limitMs,
    statement_timeout: limitMs,
    // What a frozen process holds in a transaction, others wait for.
    idle_in_transaction_session_timeout: 8_000,
    keepAlive: true,
    options: serverKeepAlive,
    application_name: `witan ${process.pid}`,
    types: { getTypeParser: parserOf },
  });
  // A server that stops with us may be faster than our goodbye.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // While a client is checked out nobody else listens, and an error event without a listener ends the process. The query
  // that is under way, or the next one, fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** No way to it, or no name for it; connection lost, no room, shutting down, its disk failing (SQLSTATE 08, 53, 57, 58); no longer the primary. */
const outages = /^(08|53|57|58|25006|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** One of these, or no answer in time, for which pg has words only. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && outages.test(error.code)) ||
    /^(Connection terminated|Client has encountered|Query read timeout|timeout e|Cannot use a pool)/.test(
      error.message,
    ));

const instants = new Set<number>([pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP]);

function parserOf(type: number, format?: 'text' | 'binary') {
  // PostgreSQL says +00, JavaScript wants +00:00.
  if (instants.has(type))
    return (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  return pg.types.getTypeParser(type, format);
}

/** Runs `work` in one transaction: all of it, or nothing. */
export async function inTransaction<T>(pool: pg.Pool, work: (sql: pg.PoolClient) => Promise<T>): Promise<T> {
  const sql = await pool.connect();
  try {
    await sql.query('begin');
    const result = await work(sql);
    await sql.query('commit');
    sql.release();
    return result;
  } catch (error) {
    // A connection whose rollback fails is broken: it does not go back to the pool.
    await sql.query('rollback').then(
      () => sql.release(),
      (broken: Error) => sql.release(broken),
    );
    throw error;
  }
}
