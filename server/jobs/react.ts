import type { Pool } from 'pg';

import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Boss } from './boss.ts';
import { wakesFor } from './reactors.ts';

type Source = (after: bigint | undefined, signal: AbortSignal) => AsyncIterable<Recorded<WitanEvent>>;

/**
 * Turns facts into wake-ups, from where it stopped. The checkpoint moves after the jobs are queued, so a crash queues some twice:
 * a job only wakes. One process at a time reacts; others wait for the lock and take over when it goes.
 */
export async function react(pool: Pool, source: Source, boss: Boss, signal: AbortSignal): Promise<void> {
  const after = await checkpoint(pool);
  let unsaved = 0;
  for await (const event of source(after, signal)) {
    const wakes = wakesFor(event);
    for (const wake of wakes) await boss.send(wake);
    // Facts that wake nobody need no row of their own: seeing them again is free.
    if (wakes.length > 0 || ++unsaved >= 500) {
      await moveTo(pool, event.position);
      unsaved = 0;
    }
  }
}

const checkpoint = async (pool: Pool): Promise<bigint | undefined> => {
  const { rows } = await pool.query<{ position: string }>('select position from reaction_checkpoint');
  return rows[0] ? BigInt(rows[0].position) : undefined;
};

const moveTo = (pool: Pool, position: bigint) =>
  pool.query(
    `insert into reaction_checkpoint (one, position) values (true, $1)
     on conflict (one) do update set position = excluded.position where reaction_checkpoint.position < excluded.position`,
    [String(position)],
  );
