import type { Pool } from 'pg';

import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { Boss } from './jobQueue.ts';
import { jobsFor } from './reactors.ts';

type Source = (after: bigint | undefined, signal: AbortSignal) => AsyncIterable<Recorded<WitanEvent>>;

type Needs = {
  readonly pool: Pool;
  readonly source: Source;
  readonly boss: Boss;
  /** ISO 8601. */
  readonly now: () => string;
};

/** An e-mail is tried for a day or two; older ones are not sent again when the queue starts over. */
const emailAge = 48 * 3600 * 1000;

/**
 * Turns facts into wake-ups, from where it stopped. The checkpoint moves after the jobs are queued, so a crash queues some twice:
 * a job only wakes. It lives in the queue's own schema: when the queue is lost it is lost too, and every fact is seen again, so
 * that what was still to come (an e-mail tried again later, a date to look at a decision) is queued once more.
 */
export async function react({ pool, source, boss, now }: Needs, signal: AbortSignal): Promise<void> {
  const after = await reactedTo(pool);
  await begin(pool);
  const oldest = after === undefined ? Date.parse(now()) - emailAge : -Infinity;
  let unsaved = 0;
  for await (const event of source(after, signal)) {
    const wakes = jobsFor(event).filter(
      ({ queue, after: due = event.at }) => queue !== 'email' || Date.parse(due) >= oldest,
    );
    for (const wake of wakes) await boss.send(wake);
    // Facts that wake nobody need no row of their own: seeing them again is free.
    if (wakes.length > 0 || ++unsaved >= 500) {
      await moveTo(pool, event.position);
      unsaved = 0;
    }
  }
}

/** Undefined: to nothing yet, or the queue is new. */
export const reactedTo = async (pool: Pool): Promise<bigint | undefined> => {
  const { rows } = await pool.query<{ position: string }>('select position from jobs.reaction_checkpoint');
  const [row] = rows;
  return row && row.position !== '-1' ? BigInt(row.position) : undefined;
};

const begin = (pool: Pool) =>
  pool.query('insert into jobs.reaction_checkpoint (position) values (-1) on conflict do nothing');

/** A missing checkpoint was lost with the queue, and with it every job that was queued until now. */
const moveTo = async (pool: Pool, position: bigint): Promise<void> => {
  const { rowCount } = await pool.query(
    'update jobs.reaction_checkpoint set position = greatest(position, $1::numeric)',
    [String(position)],
  );
  if (rowCount === 0) throw new Error('the queue was lost while facts were queued: all of them are queued again');
};
