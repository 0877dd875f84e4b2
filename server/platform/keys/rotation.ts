import type { Pool } from 'pg';

import { inTransaction } from '../postgres/pool.ts';
import { WrongMasterKey } from './masterKey.ts';
import type { KeySlots } from './slots/keySlots.ts';
import { type MasterKeys, isWrappedBy, unwrap, wrap } from './wrapping.ts';
import { lockNameInTransaction } from '../postgres/advisoryLocks.ts';

type Needs = {
  readonly pool: Pool;
  readonly slots: KeySlots;
  /** As they are now: asked again for every key. */
  readonly masters: () => MasterKeys;
};

/** Runs `work` while no other process overwrites the slot of this stream. */
export const holdingSlot = <T>(pool: Pool, stream: string, work: () => Promise<T>): Promise<T> =>
  inTransaction(pool, async (sql) => {
    await lockNameInTransaction(sql, 'keySlot', stream);
    return work();
  });

/** Wraps a stream's key with the newest master key; false where that was not needed. */
export const rewrap = ({ pool, slots, masters }: Needs, stream: string): Promise<boolean> =>
  holdingSlot(pool, stream, async () => {
    const slot = await slots.read(stream);
    if (slot === null || slot === 'erased') return false;
    const [newest] = masters();
    if (slot.every((wrapped) => isWrappedBy(newest, wrapped))) return false;
    const key = unwrap(masters(), stream, slot);
    if (!key) throw new WrongMasterKey(`${stream}: its key is wrapped by a master key that is not among those given`);
    await slots.replace(stream, wrap(newest, stream, key));
    return true;
  });

/** Wraps every key with the newest master key, beside processes that run; answers how many were wrapped by another one. */
export async function rewrapAll(needs: Needs): Promise<number> {
  let count = 0;
  for await (const stream of needs.slots.streams()) if (await rewrap(needs, stream)) count += 1;
  return count;
}
