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

/** The beginning of a secret's hash, by which what is open by it is known. */
type SecretMark = string;
const markLength = 16;
export const markOf = (hash: string): SecretMark => hash.slice(0, markLength);
/** Those of the secrets in a row, with the one from before while it is taken. */
type Marks = { readonly tokenId: string; readonly current: SecretMark; readonly previous: SecretMark | null };
const marks = `token_id as "tokenId", left(secret_hash, ${markLength}) as current, left(previous_hash, ${markLength}) as previous`;

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

  /** The secret from before is still taken until `until`. Gives the marks as they were. */
  async rotate(accountId: string, tokenId: string, next: { hash: string; endsWith: string; until: string }) {
    const { rows } = await pool.query<Marks>(
      `update agent_token set previous_hash = before.secret_hash, previous_until = $5, secret_hash = $3, ends_with = $4
         from (select * from agent_token where account_id = $1 and token_id = $2 for update) before
        where agent_token.token_id = before.token_id
        returning before.token_id as "tokenId", left(before.secret_hash, ${markLength}) as current,
                  left(before.previous_hash, ${markLength}) as previous`,
      [accountId, tokenId, next.hash, next.endsWith, next.until],
    );
    return rows[0];
  },

  /** The marks of what was removed; undefined where there was none. */
  async remove(accountId: string, tokenId: string): Promise<Marks | undefined> {
    const { rows } = await pool.query<Marks>(
      `delete from agent_token where account_id = $1 and token_id = $2 returning ${marks}`,
      [accountId, tokenId],
    );
    return rows[0];
  },

  async list(accountId: string): Promise<TokenRow[]> {
    const { rows } = await pool.query<TokenRow>(
      `select ${columns} from agent_token where account_id = $1 order by created_at desc, token_id`,
      [accountId],
    );
    return rows;
  },

  /** The marks of those of these tokens that are still valid. */
  async open(tokenIds: readonly string[], now: string): Promise<readonly Marks[]> {
    const { rows } = await pool.query<Marks>(
      `select token_id as "tokenId", left(secret_hash, ${markLength}) as current,
              case when previous_until > $2 then left(previous_hash, ${markLength}) end as previous
         from agent_token where token_id = any($1) and (expires_at is null or expires_at > $2)`,
      [tokenIds, now],
    );
    return rows;
  },
});
