import type { Pool } from 'pg';

import { NotSealed, open, seal, wrappingKey } from './cipher.ts';
import type { MasterKeys } from './wrapping.ts';

/** The key that is configured or kept is not the one that this installation's keys are wrapped with. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  /** Configured or kept; null where there is none yet. */
  readonly given: MasterKeys | null;
  readonly make: () => string;
  /** The slots at hand, by their id. */
  readonly slots: { readonly id: string };
  /** Whether the event store holds what nobody can open without the key: asked when the database knows of none. */
  readonly sealedBefore: () => Promise<boolean>;
};

const known = Buffer.from('witan');
const about = 'the check of the master key';

/**
 * The master keys of the installation, and that the slots are its own. One is made only where nothing was sealed before: a lost or another key is refused, because a
 * new one would open nothing and hide that.
 */
export async function masterKeysOf({ pool, given, make, slots, sealedBefore }: Needs): Promise<MasterKeys> {
  const before = await checkOf(pool);
  if (!before && (await sealedBefore()))
    throw new WrongMasterKey(
      'The event store holds sealed events, and the database holds no keys for them. Restore the database and the key slots that these events were written with, and their MASTER_KEY.',
    );
  if (before && given === null)
    throw new WrongMasterKey(
      'MASTER_KEY: expected the key that this installation began with, found none configured and none in DATA_DIR/keys/master. Restore it: without it no account and no case can be read.',
    );
  const masters = given ?? ([make()] as const);
  if (!before)
    await pool.query('insert into subject_key.master (sealed) values ($1) on conflict do nothing', [
      checkBy(masters[0]),
    ]);
  const check = before ?? (await checkOf(pool));
  if (!check || !masters.some((master) => opens(master, check)))
    throw new WrongMasterKey(
      'MASTER_KEY: expected the key that this installation began with, found another one. Restore it: with this one no account and no case can be read.',
    );
  await pool.query('update subject_key.master set slots = $1 where slots is null', [slots.id]);
  const { rows } = await pool.query<{ slots: string }>('select slots from subject_key.master');
  if (rows[0]?.slots !== slots.id)
    throw new WrongMasterKey(
      'KEY_SLOTS: expected the folder of key slots that this installation began with, found another one. Mount or restore it: every process has to reach the same folder.',
    );
  return masters;
}

/** Notes that the newest master key wraps everything now. */
export const noteMasterKey = async (pool: Needs['pool'], master: string): Promise<void> =>
  void (await pool.query('update subject_key.master set sealed = $1', [checkBy(master)]));

const checkBy = (master: string): Buffer => seal(wrappingKey(master), about, known);

const checkOf = async (pool: Needs['pool']): Promise<Buffer | null> =>
  (await pool.query<{ sealed: Buffer }>('select sealed from subject_key.master')).rows[0]?.sealed ?? null;

const opens = (masterKey: string, check: Buffer): boolean => {
  try {
    return open(wrappingKey(masterKey), about, check).equals(known);
  } catch (error) {
    if (error instanceof NotSealed) return false;
    throw error;
  }
};
