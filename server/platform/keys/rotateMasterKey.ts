import { randomBytes } from 'node:crypto';

import type { Pool } from 'pg';

import { noteMasterKey } from './masterKey.ts';
import { rewrapAll } from './rotation.ts';
import type { KeySlots } from './slots/keySlots.ts';
import { keepMasterKeys, keptMasterKeys } from './storedKeys.ts';
import type { MasterKeys } from './wrapping.ts';
import { advisoryLocks } from '../postgres/advisoryLocks.ts';

type Needs = {
  readonly pool: Pool;
  readonly slots: KeySlots;
  readonly dataDir: string;
  /** Keys of the configuration, which only its operator can change; undefined where they are kept in the data folder. */
  readonly configured: MasterKeys | undefined;
  readonly make?: () => string;
};

/**
 * A new epoch of the master key, beside processes that run: a new key is kept before the old ones, every slot is wrapped with it,
 * then the old ones are overwritten. After a crash the next rotation goes on with what is kept. With keys of the configuration the
 * newest of them wraps all; the others can be taken out after that. Answers how many slots were wrapped again.
 */
export async function rotateMasterKey({ pool, slots, dataDir, configured, make = newMaster }: Needs): Promise<number> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      advisoryLocks.masterKeys,
    ]);
    if (!rows[0]?.held)
      throw new Error('expected no rotation or backup that runs, found one: try again when it is done');
    const before = configured ?? keptMasterKeys(dataDir);
    if (!before) throw new Error(`expected MASTER_KEY or a key in ${dataDir}/keys/master, found neither`);
    const masters: MasterKeys = configured ?? [make(), ...before];
    if (!configured) keepMasterKeys(dataDir, masters);
    const needs = { pool, slots, masters: () => masters };
    const count = await rewrapAll(needs);
    await noteMasterKey(pool, masters[0]);
    // Of a key that was made meanwhile with an old one.
    await rewrapAll(needs);
    if (!configured) keepMasterKeys(dataDir, [masters[0]]);
    return count;
  } finally {
    holder.release(true);
  }
}

const newMaster = (): string => randomBytes(32).toString('hex');
