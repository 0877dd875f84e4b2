import type { Pool } from 'pg';

import { pause } from './batches.ts';

/**
 * Read your own writes: waits until these models have passed the position of a command's reply, at most `ms`, and says whether
 * they have. It asks the database, so it holds whichever process keeps the models.
 */
export async function waitFor(pool: Pool, names: readonly string[], position: bigint, ms = 2000): Promise<boolean> {
  const until = performance.now() + ms;
  for (let wait = 5; ; wait = Math.min(wait * 2, 80)) {
    const { rows } = await pool.query<{ passed: boolean }>(
      'select count(*) = $3 as passed from projection_checkpoint where name = any($1) and position >= $2',
      [names, String(position), names.length],
    );
    if (rows[0]?.passed) return true;
    if (performance.now() + wait > until) return false;
    await pause(wait);
  }
}

export type ProjectionState = { readonly name: string; readonly position: bigint; readonly parked: number };

/** Where the models are, and how many streams each could not take: for operators. */
export async function projectionStates(pool: Pool): Promise<ProjectionState[]> {
  const { rows } = await pool.query<{ name: string; position: string; parked: string }>(
    `select name, position, (select count(*) from projection_parked p where p.name = c.name) as parked
     from projection_checkpoint c order by name`,
  );
  return rows.map(({ name, position, parked }) => ({ name, position: BigInt(position), parked: Number(parked) }));
}
