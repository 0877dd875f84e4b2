import { createHash } from 'node:crypto';

import type pg from 'pg';

export type PasskeyRow = {
  readonly passkeyId: string;
  readonly accountId: string;
  readonly secret: Buffer;
  readonly madeAt: string;
  readonly usedAt: string | null;
};

export const mostPasskeys = 20;

const columns = `passkey_id as "passkeyId", account_id as "accountId", secret, made_at as "madeAt", used_at as "usedAt"`;

export const passkeyTable = (pool: Pick<pg.Pool, 'query'>) => ({
  async of(accountId: string): Promise<readonly PasskeyRow[]> {
    const { rows } = await pool.query<PasskeyRow>(
      `select ${columns} from passkey where account_id = $1 order by made_at, passkey_id`,
      [accountId],
    );
    return rows;
  },

  async byCredential(credentialId: string): Promise<PasskeyRow | null> {
    const { rows } = await pool.query<PasskeyRow>(`select ${columns} from passkey where credential_hash = $1`, [
      hashOf(credentialId),
    ]);
    return rows[0] ?? null;
  },

  /** Null where the account has as many as it may, or the credential is known. */
  async add(
    one: Pick<PasskeyRow, 'passkeyId' | 'accountId' | 'secret'>,
    credentialId: string,
    counter: number,
  ): Promise<PasskeyRow | null> {
    const { rows } = await pool.query<PasskeyRow>(
      `insert into passkey (passkey_id, account_id, credential_hash, secret, counter)
       select $1, $2, $3, $4, $5 where (select count(*) from passkey where account_id = $2) < ${mostPasskeys}
       on conflict (credential_hash) do nothing returning ${columns}`,
      [one.passkeyId, one.accountId, hashOf(credentialId), one.secret, counter],
    );
    return rows[0] ?? null;
  },

  /** False where an authenticator that counts did not count on: there may be a copy of it. */
  async use(passkeyId: string, counter: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update passkey set counter = $2, used_at = now()
       where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [passkeyId, counter],
    );
    return rowCount === 1;
  },

  async setSecret(accountId: string, passkeyId: string, secret: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query('update passkey set secret = $3 where account_id = $1 and passkey_id = $2', [
      accountId,
      passkeyId,
      secret,
    ]);
    return rowCount === 1;
  },

  /** The row that was removed. Recovery codes end with the last factor that they stand in for. */
  async remove(accountId: string, passkeyId: string): Promise<PasskeyRow | null> {
    const { rows } = await pool.query<PasskeyRow>(
      `with gone as (delete from passkey where account_id = $1 and passkey_id = $2 returning *),
       codes as (delete from recovery_code where account_id = $1 and exists (select from gone)
         and not exists (select from passkey where account_id = $1 and passkey_id <> $2)
         and not exists (select from totp where account_id = $1 and confirmed_at is not null))
       select ${columns} from gone`,
      [accountId, passkeyId],
    );
    return rows[0] ?? null;
  },

  /** Takes the place of the one before it. */
  async setChallenge(holder: string, challenge: string): Promise<void> {
    await pool.query(
      `with old as (delete from passkey_challenge where expires_at < now() and holder <> $1)
       insert into passkey_challenge (holder, challenge) values ($1, $2)
       on conflict (holder) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
      [holder, challenge],
    );
  },

  /** Once. */
  async takeChallenge(holder: string): Promise<string | null> {
    const { rows } = await pool.query<{ challenge: string; live: boolean }>(
      'delete from passkey_challenge where holder = $1 returning challenge, expires_at > now() as live',
      [holder],
    );
    return rows[0]?.live ? rows[0].challenge : null;
  },
});

const hashOf = (credentialId: string): string => createHash('sha256').update(credentialId).digest('hex');
