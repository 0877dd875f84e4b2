import { randomBytes } from 'node:crypto';

import type { Pool } from 'pg';

import { DamagedSeal, type Seal, SubjectErased } from '../store/seal.ts';
import { NotSealed, keyOf, open, seal } from './cipher.ts';
import { createKeyCache } from './keyCache.ts';
import { WrongMasterKey } from './masterKey.ts';
import { holdingSlot, rewrap } from './rotation.ts';
import type { KeySlots } from './slots/keySlots.ts';
import { type MasterKeys, unwrap, wrap } from './wrapping.ts';

export type Keyring = Seal & {
  /** Notes which streams go with an account; answers all that were noted for it by now. */
  readonly markForErasure: (accountId: string, streams: readonly string[]) => Promise<readonly string[]>;
  /** Deletes the keys of all that was noted, for good. After that nothing can be written or read there. */
  readonly erase: (accountId: string) => Promise<void>;
  /** Whether this stream was noted to go with an account that is itself noted for erasure. */
  readonly endsWithAccount: (stream: string) => Promise<boolean>;
  /** Deletes the key of one stream, if that was noted. */
  readonly eraseStream: (stream: string) => Promise<void>;
};

type Needs = {
  readonly pool: Pool;
  readonly slots: KeySlots;
  /** As they are now: a rotation changes them while processes run. */
  readonly masters: () => MasterKeys;
  /** How long an opened key is kept in memory, and so how long other processes may still read what was erased. */
  readonly keepMs?: number;
};

/** Sealed are accounts and cases, each stream under a key of its own. What says that one was erased outlives its key. */
const isSealed = (stream: string, type: string): boolean => /^(account|case)-/.test(stream) && !type.endsWith('Erased');

/** Keys by stream, in slots outside the database, wrapped by the master key. After an erasure no new key takes the old one's place. */
export function createKeyring({ pool, slots, masters, keepMs = 60_000 }: Needs): Keyring {
  // Read again where they open nothing: thousands of keys are opened in a row, and rotations are rare.
  let known: MasterKeys | undefined;
  const find = async (stream: string): Promise<Buffer | null> => {
    const slot = await slots.read(stream);
    if (slot === null || slot === 'erased') return null;
    const key = unwrap((known ??= masters()), stream, slot) ?? unwrap((known = masters()), stream, slot);
    if (!key) throw new WrongMasterKey(`${stream}: its key is wrapped by a master key that is not among those given`);
    return key;
  };
  const keyCache = createKeyCache(keepMs, find);
  const made = async (stream: string): Promise<Buffer | null> => {
    const [newest] = masters();
    await slots.make(stream, wrap(newest, stream, randomBytes(32)));
    // A rotation that began meanwhile may have passed this slot by.
    if (masters()[0] !== newest) await rewrap({ pool, slots, masters }, stream);
    keyCache.drop(stream);
    return keyCache.get(stream);
  };

  const eraseKey = async (stream: string): Promise<void> => {
    await holdingSlot(pool, stream, () => slots.erase(stream));
    keyCache.drop(stream);
  };

  return {
    async close(stream, type, plain, beside) {
      if (!isSealed(stream, type)) return null;
      const key = (await keyCache.get(stream)) ?? (await made(stream));
      if (!key) throw new SubjectErased(`${stream}: expected a key to seal ${type} with, found that it was erased`);
      return seal(key, beside, plain);
    },

    async open(stream, stored, beside) {
      const key = await keyCache.get(stream);
      if (!key) return null;
      try {
        return open(key, beside, stored);
      } catch (error) {
        if (error instanceof NotSealed) throw new DamagedSeal(`${stream}: ${error.message}`, { cause: error });
        throw error;
      }
    },

    async refuses(stream, type) {
      if (isSealed(stream, type)) return 'it is not sealed';
      if (!isSealed(stream, '')) return null;
      if ((await slots.read(stream)) === 'erased') return null;
      return (await isMarked(pool, stream)) ? null : 'nobody asked for its erasure';
    },

    async disclose(stream, stored) {
      const key = await keyCache.get(stream);
      return key && keyOf(key, stored);
    },

    async markForErasure(accountId, streams) {
      await pool.query(
        `insert into subject_key.marked_for_erasure (stream, account_id) select unnest($2::text[]), $1 on conflict do nothing`,
        [accountId, streams],
      );
      return streamsOf(pool, accountId);
    },

    async erase(accountId) {
      for (const stream of await streamsOf(pool, accountId)) await eraseKey(stream);
    },

    async endsWithAccount(stream) {
      const { rowCount } = await pool.query(
        `select 1 from subject_key.marked_for_erasure noted
         where stream = $1 and exists (
           select 1 from subject_key.marked_for_erasure where stream = 'account-' || noted.account_id)`,
        [stream],
      );
      return rowCount !== 0;
    },

    async eraseStream(stream) {
      if (await isMarked(pool, stream)) await eraseKey(stream);
    },
  };
}

const isMarked = async (pool: Pick<Pool, 'query'>, stream: string): Promise<boolean> => {
  const { rowCount } = await pool.query('select 1 from subject_key.marked_for_erasure where stream = $1', [stream]);
  return rowCount !== 0;
};

const streamsOf = async (pool: Pick<Pool, 'query'>, accountId: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ stream: string }>(
    'select stream from subject_key.marked_for_erasure where account_id = $1 order by stream',
    [accountId],
  );
  return rows.map(({ stream }) => stream);
};
