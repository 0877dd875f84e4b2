import type { Pool, PoolClient } from 'pg';

/** Several reads that see one state of the database. */
export const inSnapshot = async <T>(pool: Pool, read: (sql: PoolClient) => Promise<T>): Promise<T> => {
  const sql = await pool.connect();
  try {
    await sql.query('begin isolation level repeatable read read only');
    const result = await read(sql);
    await sql.query('commit');
    return result;
  } catch (error) {
    await sql.query('rollback');
    throw error;
  } finally {
    sql.release();
  }
};
