import type { Pool, PoolClient } from 'pg';

import { lockNameInTransaction } from '../postgres/advisoryLocks.ts';
import { type Quota, type Use, type WaitingCall, callsToBegin } from './callOrder.ts';

export type Call = { readonly provider: string; readonly account: string; readonly tokens: number };
/** `tokens`: what it used, null where that is not known. */
export type Ended = { readonly id: string; readonly tokens: number | null };

/** Where the ids of calls are told that begin now. */
export const channel = 'model_call_turns';

/**
 * Which of these are there still, and whether they may begin. Calls that outlived an absence of the database count again, with those
 * that began since.
 */
export async function renewed(pool: Pool, ids: readonly string[], seconds: number): Promise<Map<string, boolean>> {
  const { rows } = await pool.query<{ id: string; begun: boolean }>(
    `update model_call_turn set until = clock_timestamp() + make_interval(secs => $2)
     where id = any($1) returning id, begun_at is not null as begun`,
    [ids, seconds],
  );
  return new Map(rows.map(({ id, begun }) => [id, begun]));
}

type News = {
  readonly provider: string;
  readonly quota: Quota;
  readonly asked: readonly (Call & { readonly id: string })[];
  readonly ended: readonly Ended[];
};

/** Writes down what is new, and answers which calls of all processes begin now; the others are told by a notification. Its clock is the database's. */
export async function takeTurns(
  sql: PoolClient,
  { provider, quota, asked, ended }: News,
  seconds: number,
): Promise<readonly string[]> {
  await lockNameInTransaction(sql, 'modelCalls', provider);
  await sql.query(
    `update model_call_turn as turn set until = clock_timestamp(), tokens = coalesce(ended.tokens, turn.tokens)
     from unnest($1::uuid[], $2::int[]) as ended (id, tokens) where turn.id = ended.id`,
    [ended.map(({ id }) => id), ended.map(({ tokens }) => tokens)],
  );
  await sql.query(
    `delete from model_call_turn
     where until <= clock_timestamp() and coalesce(begun_at, '-infinity') < clock_timestamp() - interval '1 minute'`,
  );
  await sql.query(
    `insert into model_call_turn (id, provider, account_id, tokens, until)
     select id, $1, account_id, tokens, clock_timestamp() + make_interval(secs => $5)
     from unnest($2::uuid[], $3::text[], $4::int[]) as asked (id, account_id, tokens) on conflict (id) do nothing`,
    [
      provider,
      asked.map(({ id }) => id),
      asked.map(({ account }) => account),
      asked.map(({ tokens }) => tokens),
      seconds,
    ],
  );
  const uses = await sql.query<Use>(
    `select account_id as account, (count(*) filter (where until > clock_timestamp()))::int as running,
       coalesce(sum(tokens) filter (where begun_at > clock_timestamp() - interval '1 minute'), 0)::float8 as tokens
     from model_call_turn where provider = $1 and begun_at is not null group by 1`,
    [provider],
  );
  const waiting = await sql.query<WaitingCall>(
    `select id, account_id as account, tokens from model_call_turn
     where provider = $1 and begun_at is null and until > clock_timestamp() order by asked_at, id`,
    [provider],
  );
  const begun = callsToBegin(quota, uses.rows, waiting.rows);
  if (begun.length === 0) return [];
  await sql.query(
    `with begun as (update model_call_turn
       set begun_at = clock_timestamp(), until = clock_timestamp() + make_interval(secs => $2)
       where id = any($1) returning id)
     select pg_notify($3, id::text) from begun`,
    [begun, seconds, channel],
  );
  return begun;
}
