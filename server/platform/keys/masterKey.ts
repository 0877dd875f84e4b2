import type { Pool } from 'pg';

import { NotSealed, open, seal, wrappingKey } from './cipher.ts';

/** The key that is configured or kept is not the one that this installation's keys are wrapped with. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  /** Configured or kept; null where there is none yet. */
  readonly given: string | null;
  readonly make: () => string;
  /** Whether the event store holds what nobody can open without the key: asked when the database knows of none. */
  readonly sealedBefore: () => Promise<boolean>;
};

const known = Buffer.from('witan');
const about = 'the check of the master key';

/**
 * The master key of the installation. It is made only where nothing was sealed before: a lost or another key is refused, because a
 * new one would open nothing and hide that.
 */
export async function masterKeyOf({ pool, given, make, sealedBefore }: Needs): Promise<string> {
  const before = await checkOf(pool);
  if (!before && (await sealedBefore()))
    throw new WrongMasterKey(
      'The event store holds sealed events, and the database holds no keys for them. Restore the schema subject_key of the database these events were written with, and its MASTER_KEY.',
    );
  if (before && given === null)
    throw new WrongMasterKey(
      'MASTER_KEY: expected the key that this installation began with, found none configured and none in DATA_DIR/keys/master. Restore it: without it no account and no case can be read.',
    );
  const masterKey = given ?? make();
  if (!before)
    await pool.query('insert into subject_key.master (sealed) values ($1) on conflict do nothing', [
      seal(wrappingKey(masterKey), about, known),
    ]);
  const check = before ?? (await checkOf(pool));
  if (!check || !opens(masterKey, check))
    throw new WrongMasterKey(
      'MASTER_KEY: expected the key that this installation began with, found another one. Restore it: with this one no account and no case can be read.',
    );
  return masterKey;
}

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
