import type { WebhookType } from '../../shared/api/choices.ts';
import type { WebhookEnd } from '../../shared/events/codes.ts';
import type { Pool } from '../platform/postgres/pool.ts';

/** An address that is told of an account's cases, with its secrets still sealed. */
export type WebhookRow = {
  readonly webhookId: string;
  readonly accountId: string;
  readonly url: string;
  readonly types: readonly WebhookType[];
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
  readonly previousUntil: string | null;
  readonly tokenId: string | null;
  readonly createdAt: string;
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
  readonly disabledWhy: WebhookEnd | 'owner' | null;
};
type Added = Pick<WebhookRow, 'webhookId' | 'accountId' | 'url' | 'types' | 'secret' | 'tokenId' | 'createdAt'>;

const columns = `webhook_id as "webhookId", account_id as "accountId", url, types, secret, previous_secret as "previousSecret",
  previous_until as "previousUntil", token_id as "tokenId", created_at as "createdAt", failing_since as "failingSince",
  disabled_at as "disabledAt", disabled_why as "disabledWhy"`;

/** Webhooks in PostgreSQL. Times are the caller's, ISO 8601. */
export const webhookTable = (pool: Pick<Pool, 'query'>) => ({
  async list(accountId: string): Promise<readonly WebhookRow[]> {
    const { rows } = await pool.query<WebhookRow>(
      `select ${columns} from webhook where account_id = $1 order by created_at, webhook_id`,
      [accountId],
    );
    return rows;
  },

  async find(webhookId: string): Promise<WebhookRow | undefined> {
    const { rows } = await pool.query<WebhookRow>(`select ${columns} from webhook where webhook_id = $1`, [webhookId]);
    return rows[0];
  },

  /** Whether there was room for it. */
  async insert(row: Added, most: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into webhook (webhook_id, account_id, url, types, secret, token_id, created_at)
       select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from webhook where account_id = $2) < $8`,
      [row.webhookId, row.accountId, row.url, row.types, row.secret, row.tokenId, row.createdAt, most],
    );
    return rowCount === 1;
  },

  /** Turned on or off by its owner; what failed before is forgotten when it is turned on. */
  async change(webhookId: string, types: readonly WebhookType[], enabled: boolean, now: string): Promise<void> {
    await pool.query(
      `update webhook set types = $2,
         disabled_at = case when $3 then null else coalesce(disabled_at, $4::timestamptz) end,
         disabled_why = case when $3 then null else coalesce(disabled_why, 'owner') end,
         failing_since = case when $3 then null else failing_since end
       where webhook_id = $1`,
      [webhookId, types, enabled, now],
    );
  },

  async rotate(webhookId: string, secret: Buffer, until: string): Promise<void> {
    await pool.query(
      'update webhook set previous_secret = secret, previous_until = $3, secret = $2 where webhook_id = $1',
      [webhookId, secret, until],
    );
  },

  async remove(webhookId: string): Promise<void> {
    await pool.query('delete from webhook where webhook_id = $1', [webhookId]);
  },

  async dropAccount(accountId: string): Promise<void> {
    await pool.query('delete from webhook where account_id = $1', [accountId]);
  },

  /** Whether it was on until now. */
  async disable(webhookId: string, why: WebhookEnd, now: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update webhook set disabled_at = $3, disabled_why = $2 where webhook_id = $1 and disabled_at is null',
      [webhookId, why, now],
    );
    return rowCount === 1;
  },

  /** `since` is null when something arrived. */
  async noteFailing(webhookId: string, since: string | null): Promise<void> {
    await pool.query(
      `update webhook set failing_since = case when $2::timestamptz is null then null
                                               else coalesce(failing_since, $2) end where webhook_id = $1`,
      [webhookId, since],
    );
  },

  /** Whether a token made it that is no longer valid. */
  async isOrphaned(webhookId: string, now: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select 1 from webhook w where webhook_id = $1 and token_id is not null and not exists
         (select 1 from agent_token t where t.token_id = w.token_id and (t.expires_at is null or t.expires_at > $2))`,
      [webhookId, now],
    );
    return rowCount === 1;
  },
});
