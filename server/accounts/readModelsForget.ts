import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from '../platform/postgres/pool.ts';

/** Resolves once no read model has a row of this account and these cases; rejects where none comes to it within half a minute. */
export async function readModelsForget(
  pool: Pick<Pool, 'query'>,
  accountId: string,
  caseIds: readonly string[],
): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const { rows } = await pool.query<{ left: string }>(
      `select (select count(*) from debate_case where case_id = any($2)) +
              (select count(*) from account where account_id = $1 and email_hash is not null) as left`,
      [accountId, caseIds],
    );
    if (rows[0]?.left === '0') return;
    await sleep(100);
  }
  throw new Error(`expected the read models to forget account ${accountId} within 30 seconds; they have not`);
}
