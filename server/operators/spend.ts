import type { Pool } from 'pg';

import type { Call } from '../panel/engine/needs.ts';

type Log = { readonly warn: (about: object, line: string) => void };

/** Adds what a call came to, to its day; a sum that is lost here is still in the events. */
export const noteSpend =
  (pool: Pool, log: Log) =>
  ({ provider, usd }: Call): void => {
    void pool
      .query(
        `insert into model_spend as known (day, provider, calls, usd) values ((now() at time zone 'utc')::date, $1, 1, $2)
         on conflict (day, provider) do update set calls = known.calls + 1, usd = known.usd + excluded.usd`,
        [provider, usd ?? 0],
      )
      .catch((error: unknown) => log.warn({ err: error }, 'what a call came to was not added to the sums'));
  };

export type Spend = {
  readonly provider: string;
  readonly usdToday: number;
  readonly callsToday: number;
  /** Of thirty days, today with them. */
  readonly usdMonth: number;
};

export async function spendOf(pool: Pool): Promise<Spend[]> {
  const { rows } = await pool.query<Spend>(
    `select provider, coalesce(sum(usd) filter (where day = today), 0)::float8 as "usdToday",
       coalesce(sum(calls) filter (where day = today), 0)::int as "callsToday", sum(usd)::float8 as "usdMonth"
     from model_spend, (select (now() at time zone 'utc')::date as today) as clock
     where day > today - 30 group by provider order by provider`,
  );
  return rows;
}
