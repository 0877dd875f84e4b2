import { createHash } from 'node:crypto';

import type pg from 'pg';

export type SessionRow = {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  readonly device: string;
};
type Found = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly position: string;
  readonly expires: number;
};
type Begun = Omit<Found, 'expires'> & { readonly device: string; readonly expires: Date; readonly proof: string };

export type SessionTable = ReturnType<typeof sessionTable>;

/** Whatever its use, a session is never older than this. */
const oldest = '90 days';
/** So long nobody is asked again who they are. */
const provenFor = '10 minutes';
const live = `expires_at > now() and started_at > now() - interval '${oldest}'`;

/** Sessions in PostgreSQL. `key` is the secret in the cookie: its SHA-256 is kept. */
export const sessionTable = (pool: Pick<pg.Pool, 'query'>) => ({
  async find(key: string): Promise<Found | undefined> {
    const { rows } = await pool.query<Found & { stale: boolean }>(
      `select account_id as "accountId", session_id as "sessionId", position,
              (extract(epoch from expires_at) * 1000)::float8 as expires, seen_at < now() - interval '5 minutes' as stale
         from session where id_hash = $1 and ${live}`,
      [hashOf(key)],
    );
    if (!rows[0]) return undefined;
    const { stale, ...found } = rows[0];
    if (stale) await pool.query('update session set seen_at = now() where id_hash = $1', [hashOf(key)]);
    return found;
  },

  /**
   * False, and nothing begun, when `proof` is no longer the hash of the account's password. Anyone who changes the password waits
   * for this row, or this for them: no session begun with the old one outlives that.
   */
  async begin(key: string, { accountId, sessionId, position, device, expires, proof }: Begun): Promise<boolean> {
    const { rowCount } = await pool.query(
      `with proven as (select account_id from credential where account_id = $3 and password = $7 for share)
       insert into session (id_hash, session_id, account_id, device, expires_at, position)
       select $1, $2, account_id, $4, $5, $6 from proven`,
      [hashOf(key), sessionId, accountId, device, expires, position, proof],
    );
    return rowCount === 1;
  },

  async prove(sessionId: string): Promise<void> {
    await pool.query('update session set proven_at = now() where session_id = $1', [sessionId]);
  },

  async isProven(sessionId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select 1 from session where session_id = $1 and proven_at > now() - interval '${provenFor}'`,
      [sessionId],
    );
    return rowCount === 1;
  },

  /** Does nothing to a session that was ended meanwhile. */
  async renew(key: string, { expires, position }: Pick<Begun, 'expires' | 'position'>): Promise<void> {
    await pool.query(
      'update session set expires_at = $2, position = greatest(position, $3::numeric), seen_at = now() where id_hash = $1',
      [hashOf(key), expires, position],
    );
  },

  async sweep(): Promise<void> {
    await pool.query('delete from session where expires_at < now()');
  },

  /** The sessions that were ended by this; `except` is a session id. */
  async end(which: { key: string } | { accountId: string; sessionId?: string; except?: string }): Promise<string[]> {
    const { rows } =
      'key' in which
        ? await pool.query<Ended>('delete from session where id_hash = $1 returning session_id', [hashOf(which.key)])
        : await pool.query<Ended>(
            `delete from session where account_id = $1 and ($2::text is null or session_id = $2) and session_id <> $3
             returning session_id`,
            [which.accountId, which.sessionId ?? null, which.except ?? ''],
          );
    return rows.map(({ session_id }) => session_id);
  },

  async list(accountId: string): Promise<SessionRow[]> {
    const { rows } = await pool.query<SessionRow>(
      `select session_id as "sessionId", device, started_at as "startedAt", seen_at as "seenAt", expires_at as "expiresAt"
         from session where account_id = $1 and ${live} order by seen_at desc, session_id`,
      [accountId],
    );
    return rows;
  },

  /** The accounts that are signed in anywhere. */
  async accounts(): Promise<string[]> {
    const { rows } = await pool.query<{ readonly id: string }>('select distinct account_id as id from session');
    return rows.map(({ id }) => id);
  },

  /** Those of these sessions that are still open. */
  async open(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<Ended>(`select session_id from session where session_id = any($1) and ${live}`, [
      sessionIds,
    ]);
    return new Set(rows.map(({ session_id }) => session_id));
  },
});

type Ended = { readonly session_id: string };
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
