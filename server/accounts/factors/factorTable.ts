import type pg from 'pg';

type TotpRow = { readonly secret: Buffer; readonly isActive: boolean };

export const factorTable = (pool: Pick<pg.Pool, 'query'>) => ({
  /** All that is asked for beside the password; false where there was nothing. */
  async removeAll(accountId: string): Promise<boolean> {
    const had = await this.hasAny(accountId);
    for (const table of ['totp', 'passkey', 'recovery_code'])
      await pool.query(`delete from ${table} where account_id = $1`, [accountId]);
    return had;
  },
  async totpOf(accountId: string): Promise<TotpRow | null> {
    const { rows } = await pool.query<TotpRow>(
      'select secret, confirmed_at is not null as "isActive" from totp where account_id = $1',
      [accountId],
    );
    return rows[0] ?? null;
  },
  /** Takes the place of one that was not confirmed; false where one is active. */
  async beginTotp(accountId: string, secret: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into totp (account_id, secret) values ($1, $2)
       on conflict (account_id) do update set secret = excluded.secret where totp.confirmed_at is null`,
      [accountId, secret],
    );
    return rowCount === 1;
  },
  /** False where another request was first. */
  async confirmTotp(accountId: string, secret: Buffer, step: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update totp set confirmed_at = now(), last_step = $3
       where account_id = $1 and secret = $2 and confirmed_at is null`,
      [accountId, secret, step],
    );
    return rowCount === 1;
  },
  /** False where a code of this step or of a later one has been taken. */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update totp set last_step = $2 where account_id = $1 and confirmed_at is not null and last_step < $2',
      [accountId, step],
    );
    return rowCount === 1;
  },
  /** Whether anything is asked for beside the password. */
  async hasAny(accountId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select 1 where exists (select from totp where account_id = $1 and confirmed_at is not null)
         or exists (select from passkey where account_id = $1)`,
      [accountId],
    );
    return rowCount === 1;
  },
  async passkeys(accountId: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from passkey where account_id = $1',
      [accountId],
    );
    return rows[0]?.count ?? 0;
  },
  /** The app, and the recovery codes unless they stand in for a passkey; false where there was none. */
  async removeTotp(accountId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `with codes as (delete from recovery_code where account_id = $1
         and not exists (select from passkey where account_id = $1))
       delete from totp where account_id = $1 and confirmed_at is not null`,
      [accountId],
    );
    return rowCount === 1;
  },
  async replaceCodes(accountId: string, hashes: readonly string[]): Promise<void> {
    await pool.query(
      `with old as (delete from recovery_code where account_id = $1)
       insert into recovery_code (account_id, code_hash) select $1, unnest($2::text[])`,
      [accountId, hashes],
    );
  },
  /** Once. */
  async useCode(accountId: string, hash: string): Promise<boolean> {
    const { rowCount } = await pool.query('delete from recovery_code where account_id = $1 and code_hash = $2', [
      accountId,
      hash,
    ]);
    return rowCount === 1;
  },
  async codesLeft(accountId: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from recovery_code where account_id = $1',
      [accountId],
    );
    return rows[0]?.count ?? 0;
  },
});
