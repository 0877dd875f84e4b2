import type pg from 'pg';

import type { Mode } from '../../../shared/events/case.ts';
import type { Scope } from '../../../shared/events/codes.ts';

/** What a token may do, as it was made. */
export type TokenRow = {
  readonly tokenId: string;
  readonly accountId: string;
  readonly name: string;
  readonly endsWith: string;
  readonly scopes: readonly Scope[];
  readonly modes: readonly Mode[];
  readonly casesPerMonth: number | null;
  readonly usdPerMonth: number | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastClient: string | null;
  readonly previousUntil: string | null;
  readonly position: string;
};

const columns = `token_id as "tokenId", account_id as "accountId", name, ends_with as "endsWith", scopes, modes,
  cases_per_month as "casesPerMonth", usd_per_month as "usdPerMonth", created_at as "createdAt",
  expires_at as "expiresAt", last_used_at as "lastUsedAt", last_client as "lastClient",
  previous_until as "previousUntil", position`;

/** Tokens in PostgreSQL, by the hash of their secret. Times are the caller's: `now` is ISO 8601. */
export const tokenTable = (pool: Pick<pg.Pool, 'query'>) => ({
  async find(hash: string, now: string): Promise<TokenRow | undefined> {
    const { rows } = await pool.query<TokenRow>(
      `select ${columns} from agent_token
        where (secret_hash = $1 or (previous_hash = $1 and previous_until > $2))
          and (expires_at is null or expires_at > $2)`,
      [hash, now],
    );
    return rows[0];
  },

  /** Once a minute at most. */
  async noteUse(tokenId: string, client: string, now: string): Promise<void> {
    await pool.query(
      `update agent_token set last_used_at = $3, last_client = $2
        where token_id = $1 and (last_used_at is null or last_used_at < $3::timestamptz - interval '1 minute')`,
      [tokenId, client, now],
    );
  },

  async notePosition(tokenId: string, position: bigint): Promise<void> {
    await pool.query('update agent_token set position = greatest(position, $2::numeric) where token_id = $1', [
      tokenId,
      String(position),
    ]);
  },

  async insert(row: Omit<TokenRow, 'lastUsedAt' | 'lastClient' | 'previousUntil' | 'position'>, hash: string) {
    await pool.query(
      `insert into agent_token (token_id, account_id, name, secret_hash, ends_with, scopes, modes, cases_per_month,
                                usd_per_month, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[row.tokenId, row.accountId, row.name, hash, row.endsWith, row.scopes, row.modes],
        ...[row.casesPerMonth, row.usdPerMonth, row.createdAt, row.expiresAt],
      ],
    );
  },

  /** The secret from before is still taken until `until`. */
  async rotate(accountId: string, tokenId: string, next: { hash: string; endsWith: string; until: string }) {
    await pool.query(
      `update agent_token set previous_hash = secret_hash, previous_until = $5, secret_hash = $3, ends_with = $4
        where account_id = $1 and token_id = $2`,
      [accountId, tokenId, next.hash, next.endsWith, next.until],
    );
  },

  /** Whether there was one. */
  async remove(accountId: string, tokenId: string): Promise<boolean> {
    const { rowCount } = await pool.query('delete from agent_token where account_id = $1 and token_id = $2', [
      accountId,
      tokenId,
    ]);
    return rowCount === 1;
  },

  async list(accountId: string): Promise<TokenRow[]> {
    const { rows } = await pool.query<TokenRow>(
      `select ${columns} from agent_token where account_id = $1 order by created_at desc, token_id`,
      [accountId],
    );
    return rows;
  },

  /** Those of these tokens that are still valid. */
  async open(tokenIds: readonly string[], now: string): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<{ token_id: string }>(
      'select token_id from agent_token where token_id = any($1) and (expires_at is null or expires_at > $2)',
      [tokenIds, now],
    );
    return new Set(rows.map(({ token_id }) => token_id));
  },
});
