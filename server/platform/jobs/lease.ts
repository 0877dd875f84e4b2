import type { Pool, PoolClient } from 'pg';

export type Leases = {
  /** Runs `work` while nobody else holds the key, here or on another machine; false if somebody does. */
  readonly hold: (key: string, work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Who works on what, as advisory locks of one connection: they go at once when the process dies. It only saves work: the fence
 * against a second runner is the expected revision of every append. When the connection breaks, what holds a lease is aborted.
 */
export function createLeases(pool: Pool): Leases {
  const held = new Map<string, AbortController>();
  let connection: Promise<PoolClient> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const connect = async () => {
    const client = await pool.connect();
    client.on('error', () => lose(client));
    return client;
  };
  const lose = (client: PoolClient) => {
    if (!connection) return;
    connection = undefined;
    client.release(true);
    for (const lost of held.values()) lost.abort(new Error('the lease was lost: its connection broke'));
    held.clear();
  };
  /** One query at a time: a client takes no second one while it is busy. */
  const ask = (sql: string, key: string): Promise<boolean> => {
    const asked = turn.then(async () => {
      connection ??= connect().catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
      const client = await connection;
      const { rows } = await client.query<{ ok: boolean }>(`select ${sql}(hashtextextended($1, 7)) as ok`, [key]);
      return rows[0]?.ok ?? false;
    });
    turn = asked.catch(() => undefined);
    return asked;
  };

  return {
    async hold(key, work) {
      // A session may take its own lock twice, so what is held here is asked here.
      if (held.has(key)) return false;
      const mine = new AbortController();
      held.set(key, mine);
      const taken = await ask('pg_try_advisory_lock', key).catch((error: unknown) => {
        held.delete(key);
        throw error;
      });
      if (!taken) {
        held.delete(key);
        return false;
      }
      try {
        await work(mine.signal);
      } finally {
        if (held.get(key) === mine) {
          await ask('pg_advisory_unlock', key).catch(() => false);
          held.delete(key);
        }
      }
      return true;
    },
    async close() {
      await turn;
      const client = await connection?.catch(() => undefined);
      connection = undefined;
      client?.release(true);
    },
  };
}
