import type { Delivery } from '../../shared/api/accounts/webhooks.ts';
import type { Pool } from '../platform/postgres/pool.ts';

/** A message to one address, and how it went. */
export type DeliveryRow = {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly messageId: string;
  readonly type: Delivery['type'];
  readonly body: string;
  readonly createdAt: string;
  readonly status: Delivery['status'];
  readonly tries: number;
  readonly firstTryAt: string | null;
  readonly lastTryAt: string | null;
  readonly dueAt: string | null;
  readonly httpStatus: number | null;
  readonly failure: string | null;
  readonly reply: string | null;
};
type Added = Pick<DeliveryRow, 'deliveryId' | 'webhookId' | 'messageId' | 'type' | 'body' | 'createdAt'>;
type Tried = Pick<DeliveryRow, 'status' | 'dueAt' | 'httpStatus' | 'failure' | 'reply'> & { readonly at: string };

const columns = `delivery_id as "deliveryId", webhook_id as "webhookId", message_id as "messageId", type, body,
  created_at as "createdAt", status, tries, first_try_at as "firstTryAt", last_try_at as "lastTryAt", due_at as "dueAt",
  http_status as "httpStatus", failure, reply`;

/** Deliveries in PostgreSQL. Times are the caller's, ISO 8601. */
export const deliveryTable = (pool: Pick<Pool, 'query'>) => ({
  /** Due at once; what is there already stays as it is. */
  async insert(row: Added): Promise<void> {
    await pool.query(
      `insert into webhook_delivery (delivery_id, webhook_id, message_id, type, body, created_at, status, due_at)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $6) on conflict do nothing`,
      [row.deliveryId, row.webhookId, row.messageId, row.type, row.body, row.createdAt],
    );
  },

  async find(deliveryId: string): Promise<DeliveryRow | undefined> {
    const { rows } = await pool.query<DeliveryRow>(`select ${columns} from webhook_delivery where delivery_id = $1`, [
      deliveryId,
    ]);
    return rows[0];
  },

  /** The newest first. */
  async list(webhookId: string, most: number): Promise<readonly DeliveryRow[]> {
    const { rows } = await pool.query<DeliveryRow>(
      `select ${columns} from webhook_delivery where webhook_id = $1 order by created_at desc, delivery_id limit $2`,
      [webhookId, most],
    );
    return rows;
  },

  /** Takes the next try, once: nobody else does before `until`. False where somebody has, or it is no longer due. */
  async claim({ deliveryId, tries }: DeliveryRow, at: string, until: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update webhook_delivery set due_at = $4
       where delivery_id = $1 and status = 'waiting' and tries = $2 and (due_at is null or due_at <= $3)`,
      [deliveryId, tries, at, until],
    );
    return rowCount === 1;
  },

  async noteTry(deliveryId: string, { status, at, dueAt, httpStatus, failure, reply }: Tried): Promise<void> {
    await pool.query(
      `update webhook_delivery set status = $2, tries = tries + 1, first_try_at = coalesce(first_try_at, $3::timestamptz),
         last_try_at = $3, due_at = $4, http_status = $5, failure = $6, reply = $7 where delivery_id = $1`,
      [deliveryId, status, at, dueAt, httpStatus, failure, reply],
    );
  },

  /** From the first try on. */
  async sendAgain(deliveryId: string, now: string): Promise<void> {
    await pool.query(
      `update webhook_delivery set status = 'waiting', tries = 0, first_try_at = null, due_at = $2, failure = null
       where delivery_id = $1`,
      [deliveryId, now],
    );
  },

  /** What waits for this address is no longer tried. */
  async giveUp(webhookId: string): Promise<void> {
    await pool.query(
      `update webhook_delivery set status = 'failed', due_at = null, failure = coalesce(failure, 'the webhook was turned off')
       where webhook_id = $1 and status = 'waiting'`,
      [webhookId],
    );
  },

  async due(now: string): Promise<readonly string[]> {
    const { rows } = await pool.query<{ id: string }>(
      `select delivery_id as id from webhook_delivery where status = 'waiting' and due_at <= $1 order by due_at limit 1000`,
      [now],
    );
    return rows.map(({ id }) => id);
  },

  async prune(before: string): Promise<void> {
    await pool.query(`delete from webhook_delivery where created_at < $1 and status <> 'waiting'`, [before]);
  },
});
