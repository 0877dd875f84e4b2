import { randomBytes } from 'node:crypto';

import type { Pool } from 'pg';

import { DamagedSeal, type Seal, SubjectErased } from '../store/seal.ts';
import { NotSealed, keyOf, open, seal, wrappingKey } from './cipher.ts';
import { createKeyCache } from './keyCache.ts';

export type Keyring = Seal & {
  /** Notes which streams go with an account; answers all that were noted for it by now. */
  readonly markForErasure: (accountId: string, streams: readonly string[]) => Promise<readonly string[]>;
  /** Deletes the keys of all that was noted, for good. After that nothing can be written or read there. */
  readonly erase: (accountId: string) => Promise<void>;
};

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly masterKey: string;
  /** How long an opened key is kept in memory, and so how long other processes may still read what was erased. */
  readonly keepMs?: number;
};

/** Sealed are accounts and cases, each stream under a key of its own. What says that one was erased outlives its key. */
const isSealed = (stream: string, type: string): boolean => /^(account|case)-/.test(stream) && !type.endsWith('Erased');

/**
 * Keys by stream, in a schema of their own, wrapped by the master key. A row without a key is the mark of an erasure: no new key
 * takes its place.
 */
export function createKeyring({ pool, masterKey, keepMs = 60_000 }: Needs): Keyring {
  const master = wrappingKey(masterKey);
  const wrapping = (stream: string) => `key of ${stream}`;
  const unwrapped = (stream: string, row: Row | undefined): Buffer | null =>
    row?.wrapped ? open(master, wrapping(stream), row.wrapped) : null;

  const find = async (stream: string): Promise<Buffer | null> => {
    const { rows } = await pool.query<Row>('select wrapped from subject_key.key where stream = $1', [stream]);
    return unwrapped(stream, rows[0]);
  };
  const keyCache = createKeyCache(keepMs, find);
  const made = async (stream: string): Promise<Buffer | null> => {
    await pool.query('insert into subject_key.key (stream, wrapped) values ($1, $2) on conflict do nothing', [
      stream,
      seal(master, wrapping(stream), randomBytes(32)),
    ]);
    keyCache.drop(stream);
    return keyCache.get(stream);
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
      const { rowCount } = await pool.query(
        `select 1 from subject_key.marked_for_erasure where stream = $1
         union all select 1 from subject_key.key where stream = $1 and erased_at is not null`,
        [stream],
      );
      return rowCount === 0 ? 'nobody asked for its erasure' : null;
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
      const streams = await streamsOf(pool, accountId);
      await pool.query(
        `insert into subject_key.key (stream, erased_at) select unnest($1::text[]), now()
         on conflict (stream) do update set wrapped = null, erased_at = coalesce(key.erased_at, now())`,
        [streams],
      );
      for (const stream of streams) keyCache.drop(stream);
    },
  };
}

const streamsOf = async (pool: Needs['pool'], accountId: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ stream: string }>(
    'select stream from subject_key.marked_for_erasure where account_id = $1 order by stream',
    [accountId],
  );
  return rows.map(({ stream }) => stream);
};

type Row = { readonly wrapped: Buffer | null };
