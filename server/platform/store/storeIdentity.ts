import type { Pool } from 'pg';

import type { StoreState } from './esdb/storeState.ts';

/** What was made from the events rests on another store than this one, or on events that this one no longer has. */
export class OtherStore extends Error {
  override readonly name = 'OtherStore';
}

export type Known = {
  /** The store that was noted; null where none was yet. */
  readonly identity: string | null;
  /** How far everything is that follows the events. */
  readonly checkpoints: readonly { readonly name: string; readonly position: bigint }[];
};

/** Why what is known does not rest on this store; null where it does. */
export function disagreement({ identity, checkpoints }: Known, found: StoreState): string | null {
  if (identity !== null && identity !== found.identity)
    return 'the event store is not the one that the read models were made from';
  const ahead = checkpoints.find(({ position }) => position > found.head);
  if (!ahead) return null;
  return `the event store ends at ${found.head}, before ${ahead.position}, up to which ${ahead.name} has read it`;
}

async function knownOf(pool: Pool): Promise<Known> {
  const { rows } = await pool.query<{ identity: string }>('select identity from event_store');
  const models = await pool.query<{ name: string; position: string }>(
    'select name, position from projection_checkpoint',
  );
  const reactors = (await hasReacted(pool))
    ? await pool.query<{ position: string }>('select position from jobs.reaction_checkpoint')
    : { rows: [] };
  const all = [...models.rows, ...reactors.rows.map(({ position }) => ({ name: 'what reacts to events', position }))];
  return {
    identity: rows[0]?.identity ?? null,
    checkpoints: all.map(({ name, position }) => ({ name, position: BigInt(position) })),
  };
}

/**
 * What is known, then how the store is. In this order: while others write and follow, what was known before the store was asked
 * never goes beyond its end.
 */
export async function compared(
  pool: Pool,
  askStore: () => Promise<StoreState>,
): Promise<{ readonly known: Known; readonly found: StoreState }> {
  const known = await knownOf(pool);
  return { known, found: await askStore() };
}

/** Notes the store at the first start; refuses another one, and one that lost its end, from then on. */
export async function mustBeTheStore(pool: Pool, askStore: () => Promise<StoreState>): Promise<void> {
  const { known, found } = await compared(pool, askStore);
  const why = disagreement(known, found);
  if (why)
    throw new OtherStore(
      `Witan does not start: ${why}. It was replaced, copied, or restored from an older backup. Stop Witan on every machine, and run: npm run rebuild`,
    );
  await pool.query('insert into event_store (identity) values ($1) on conflict do nothing', [found.identity]);
}

/** Why events of this store may not be copied to another; null where they may, and where a move that was cut short goes on. */
export const whyNotMoved = (known: Known, found: StoreState): string | null =>
  known.identity === beingMoved ? null : disagreement(known, found);

/** Noted in place of an identity. */
const beingMoved = 'being moved';

/** From here on no store is the one that everything rests on: a start is refused until `nowRestsOn`. */
export async function restsOnNothing(pool: Pool): Promise<void> {
  await pool.query(
    `insert into event_store (identity) values ($1)
     on conflict (one) do update set identity = excluded.identity, noted_at = now()`,
    [beingMoved],
  );
}

/**
 * After the read models were rebuilt from this store: it is the one from now on, and what reacts to events begins with its first
 * again. Jobs only wake, and e-mails that left are remembered, so nothing is done twice.
 */
export async function nowRestsOn(pool: Pool, { identity }: StoreState): Promise<void> {
  if (await hasReacted(pool)) await pool.query('delete from jobs.reaction_checkpoint');
  await pool.query(
    `insert into event_store (identity) values ($1)
     on conflict (one) do update set identity = excluded.identity, noted_at = now()`,
    [identity],
  );
}

const hasReacted = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('jobs.reaction_checkpoint') is not null as there`,
  );
  return rows[0]?.there === true;
};
