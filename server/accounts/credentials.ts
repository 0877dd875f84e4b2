import { createHash, randomBytes } from 'node:crypto';

import type pg from 'pg';

import { createSemaphore } from '../../shared/kernel/scheduling/semaphore.ts';
import { namedLocks } from '../platform/postgres/advisoryLocks.ts';

export type Credentials = {
  readonly of: (accountId: string) => Promise<string | null>;
  /** Links for a reset that were sent before are worth nothing from now on. */
  readonly set: (accountId: string, hashed: string) => Promise<void>;
  /** Passwords and reset tokens of an account, gone. */
  readonly drop: (accountId: string) => Promise<void>;
  /** A token for one reset within an hour. Others stay valid: who asks in the owner's name cancels nothing of the owner's. */
  readonly resetToken: (accountId: string) => Promise<string>;
  /** Whose token it is; null when it was used, has expired or never was. */
  readonly peekReset: (token: string) => Promise<string | null>;
  /** Uses the token and every other one of the account up and sets the password, all or nothing; the account, or null as above. */
  readonly useReset: (token: string, hashed: string) => Promise<string | null>;
  /** Links for a reset that were sent are worth nothing from now on. */
  readonly dropResets: (accountId: string) => Promise<void>;
  /** Cases the account brought in the last minutes, which the read model may not show yet. */
  readonly lateCases: (accountId: string) => Promise<readonly string[]>;
  /**
   * Runs `work` unless the same is already under way for `name` in any process; then `busy` decides. While it runs a
   * connection is held, so `work` must be short, and it sets passwords on that same connection: a pool whose connections
   * are all held by those who wait for one would stand still.
   */
  readonly alone: <T>(
    name: string,
    work: (set: Credentials['set']) => Promise<T>,
    busy: () => Promise<T>,
  ) => Promise<T>;
};

/** In one process. Each holds a connection while it waits for the event store; the others are for everybody else. */
const aloneAtOnce = 2;

/** Tables of secrets that are no events. Tokens and passwords are stored as hashes only. */
export function createCredentials(pool: pg.Pool): Credentials {
  const few = createSemaphore(aloneAtOnce);
  return {
    async of(accountId) {
      const { rows } = await pool.query<{ password: string }>('select password from credential where account_id = $1', [
        accountId,
      ]);
      return rows[0]?.password ?? null;
    },
    set: (accountId, hashed) => put(pool, accountId, hashed),
    async drop(accountId) {
      await pool.query('delete from credential where account_id = $1', [accountId]);
      for (const table of [
        'password_reset',
        'totp',
        'recovery_code',
        'passkey',
        'agent_token',
        'agent_token_case',
        'held_submission',
        'deleted_case',
      ])
        await pool.query(`delete from ${table} where account_id = $1`, [accountId]);
    },
    async resetToken(accountId) {
      const token = randomBytes(32).toString('base64url');
      await pool.query(
        `with old as (delete from password_reset where expires_at < now())
         insert into password_reset (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
        [hashOf(token), accountId],
      );
      return token;
    },
    async dropResets(accountId) {
      await pool.query('delete from password_reset where account_id = $1', [accountId]);
    },
    async peekReset(token) {
      const { rows } = await pool.query<{ account_id: string }>(
        'select account_id from password_reset where token_hash = $1 and expires_at > now()',
        [hashOf(token)],
      );
      return rows[0]?.account_id ?? null;
    },
    async useReset(token, hashed) {
      const { rows } = await pool.query<{ account_id: string }>(
        `with used as (
           delete from password_reset one using password_reset given
           where given.token_hash = $1 and given.expires_at > now() and one.account_id = given.account_id
           returning one.account_id)
         insert into credential (account_id, password) select distinct account_id, $2 from used
         on conflict (account_id) do update set password = excluded.password, changed_at = now()
         returning account_id`,
        [hashOf(token), hashed],
      );
      return rows[0]?.account_id ?? null;
    },
    async lateCases(accountId) {
      const { rows } = await pool.query<{ case_id: string }>('select case_id from intake_claim where account_id = $1', [
        accountId,
      ]);
      return rows.map(({ case_id }) => case_id);
    },
    alone: (name, work, busy) =>
      few(async () => {
        const client = await pool.connect();
        let broken = false;
        try {
          const { rows } = await client.query<{ mine: boolean }>(
            'select pg_try_advisory_lock(hashtextextended($1, $2)) as mine',
            [name, namedLocks.logIn],
          );
          if (!rows[0]?.mine) return await busy();
          try {
            return await work((accountId, hashed) => put(client, accountId, hashed));
          } finally {
            await client
              .query('select pg_advisory_unlock(hashtextextended($1, $2))', [name, namedLocks.logIn])
              .catch(() => (broken = true));
          }
        } finally {
          client.release(broken);
        }
      }),
  };
}

const put = async (sql: Pick<pg.Pool, 'query'>, accountId: string, hashed: string): Promise<void> => {
  await sql.query(
    `with old as (delete from password_reset where account_id = $1)
     insert into credential (account_id, password) values ($1, $2)
     on conflict (account_id) do update set password = excluded.password, changed_at = now()`,
    [accountId, hashed],
  );
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
