import type { Pool } from 'pg';

import { NotSealed, open, wrappingKey } from './cipher.ts';
import { WrongMasterKey } from './masterKey.ts';
import type { KeySlots } from './slots/keySlots.ts';
import { type MasterKeys, unwrap, wrap } from './wrapping.ts';

type Row = { readonly stream: string; readonly wrapped: Buffer | null };

/**
 * Moves keys to slots that an older program kept in the database, or that came with an older backup. The rows go once every slot
 * opens to the key of its row, or says that it was erased; until then none goes, and the start is refused with `WrongMasterKey`.
 */
export async function importTableKeys(pool: Pick<Pool, 'query'>, slots: KeySlots, masters: MasterKeys): Promise<void> {
  const { rows } = await pool.query<Row>('select stream, wrapped from subject_key.key');
  if (rows.length === 0) return;
  const oldest = masters.at(-1) ?? masters[0];
  for (const { stream, wrapped } of rows)
    await (wrapped ? moved(slots, masters, stream, keyOfRow(oldest, stream, wrapped)) : slots.erase(stream));
  await pool.query('truncate subject_key.key');
}

async function moved(slots: KeySlots, masters: MasterKeys, stream: string, key: Buffer): Promise<void> {
  await slots.make(stream, wrap(masters[0], stream, key));
  const slot = await slots.read(stream);
  // A key that was erased stays erased, whatever an older backup brings.
  if (slot === 'erased' || (slot && unwrap(masters, stream, slot)?.equals(key))) return;
  throw new WrongMasterKey(
    `KEY_SLOTS: expected the slot of ${stream} to hold the key that the database has for it, found another one. Restore the slots and the database that belong together.`,
  );
}

function keyOfRow(master: string, stream: string, wrapped: Buffer): Buffer {
  try {
    return open(wrappingKey(master), `key of ${stream}`, wrapped);
  } catch (cause) {
    if (!(cause instanceof NotSealed)) throw cause;
    throw new WrongMasterKey(
      `MASTER_KEY: expected the key that wrapped the key of ${stream} in the database, as the last one, found another one.`,
      { cause },
    );
  }
}
