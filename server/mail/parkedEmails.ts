import type { Pool } from 'pg';

/** What made an e-mail: a job that is woken with it again writes the e-mail as it is then. */
type Woken = { readonly id: string; readonly revision: number; readonly about: string };
type Parked = { readonly id: string; readonly kind: string; readonly code: string; readonly reason: string };

/** E-mails that wait for the operator: the mail server refuses what this installation sends, not whom it is sent to. */
export const parkedEmails = (pool: Pick<Pool, 'query'>) => ({
  async park({ id, kind, code, reason, wake }: Parked & { readonly wake: Woken }): Promise<void> {
    await pool.query(
      `insert into parked_email (id, kind, wake, code, reason) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set code = excluded.code, reason = excluded.reason, parked_at = now(), again = false`,
      [id, kind, JSON.stringify(wake), code, reason],
    );
  },
  /** It left, or is no longer wanted. */
  async forget(id: string): Promise<void> {
    await pool.query('delete from parked_email where id = $1', [id]);
  },
  /** Those that the operator wants sent again. */
  async wanted(): Promise<readonly Woken[]> {
    const { rows } = await pool.query<{ wake: Woken }>('select wake from parked_email where again order by parked_at');
    return rows.map(({ wake }) => wake);
  },
  /** All of them; how many. */
  async sendAgain(): Promise<number> {
    const { rowCount } = await pool.query('update parked_email set again = true');
    return rowCount ?? 0;
  },
  /** By what the mail server answered. */
  async counts(): Promise<readonly (Omit<Parked, 'id' | 'kind'> & { readonly count: number })[]> {
    const { rows } = await pool.query<{ code: string; reason: string; count: number }>(
      'select code, reason, count(*)::int as count from parked_email group by 1, 2 order by 3 desc, 1, 2 limit 20',
    );
    return rows;
  },
});
