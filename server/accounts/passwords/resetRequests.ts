import { randomUUID } from 'node:crypto';

import type pg from 'pg';

export type ResetRequests = ReturnType<typeof resetRequests>;

/** An e-mail that did not leave by then never will. */
const keptDays = 3;

/**
 * Resets that were asked for, kept before the reply is given: the e-mail follows from the row, whatever happens to the process.
 * Whether somebody has the address is looked up by the job, so that the reply takes as long either way.
 */
export const resetRequests = (pool: Pick<pg.Pool, 'query'>) => ({
  async note(email: string): Promise<string> {
    const id = randomUUID();
    await pool.query('insert into password_reset_request (id, email) values ($1, $2)', [id, email]);
    return id;
  },
  /** The address; null where the request is done with. */
  async addressOf(id: string): Promise<string | null> {
    const { rows } = await pool.query<{ email: string }>('select email from password_reset_request where id = $1', [
      id,
    ]);
    return rows[0]?.email ?? null;
  },
  async done(id: string): Promise<void> {
    await pool.query('delete from password_reset_request where id = $1', [id]);
  },
  /** Those whose job may have been forgotten. */
  async waiting(): Promise<readonly string[]> {
    await pool.query('delete from password_reset_request where asked_at < now() - make_interval(days => $1)', [
      keptDays,
    ]);
    const { rows } = await pool.query<{ id: string }>(
      `select id from password_reset_request r where asked_at < now() - interval '30 seconds'
         and not exists (select from parked_email p where p.wake->>'id' = r.id::text) order by asked_at`,
    );
    return rows.map(({ id }) => id);
  },
});
