import { randomUUID } from 'node:crypto';

import type { Pool } from 'pg';

export type Leases = {
  /** Runs `work` while nobody else holds the key, here or on another machine; false if somebody does. */
  readonly hold: (key: string, work: (signal: AbortSignal) => Promise<void>) => Promise<boolean>;
  /** Ends leases of these kinds (what comes before the first `/`) whose time ran out, and answers their keys. */
  readonly endAbandoned: (kinds: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** What is held now of a kind: what is in its keys between the first `/` and the second, each once. */
export const heldOf = async (pool: Pick<Pool, 'query'>, kind: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct split_part(key, '/', 2) as name from lease
     where split_part(key, '/', 1) = $1 and until > now() order by 1`,
    [kind],
  );
  return rows.map(({ name }) => name);
};

type Options = {
  /** The same after a restart, so that a process takes up at once what it held before. */
  readonly holder?: string;
  /** How long a holder that says nothing keeps what it holds. */
  readonly ttlMs?: number;
};
type Held = { readonly token: string; readonly lost: AbortController; deadline: NodeJS.Timeout };

/**
 * Who works on what, as rows that their holders renew. A process that is killed, frozen or cut off loses its leases after
 * `ttlMs`; by the same time it aborts what it holds itself. A lease only saves work: the fence against a second worker is the
 * expected revision of every append and the position of every checkpoint.
 */
export function createLeases(pool: Pool, { holder = randomUUID(), ttlMs = 10_000 }: Options = {}): Leases {
  const held = new Map<string, Held | null>();
  const seconds = ttlMs / 1000;
  /** No answer to a question of ours is worth waiting for longer than this. */
  const limited = { query_timeout: ttlMs / 3 };

  const lose = (key: string, why: string) => {
    const lease = held.get(key);
    if (!lease) return;
    held.delete(key);
    clearTimeout(lease.deadline);
    lease.lost.abort(new Error(`the lease was lost: ${why}`));
  };
  /** Counted from before the question, so that it ends here before it ends in the database. */
  const deadline = (key: string, askedAt: number) =>
    setTimeout(
      () => lose(key, 'it could not be renewed in time'),
      Math.max(0, askedAt + ttlMs * 0.9 - performance.now()),
    );

  const renew = async () => {
    const mine = [...held].flatMap(([key, lease]) => (lease ? [{ key, lease }] : []));
    if (mine.length === 0) return;
    const askedAt = performance.now();
    const { rows } = await pool.query<{ key: string }>({
      ...limited,
      text: `update lease set until = now() + make_interval(secs => $3)
             from unnest($1::text[], $2::bigint[]) as mine (key, token)
             where lease.key = mine.key and lease.token = mine.token returning lease.key`,
      values: [mine.map(({ key }) => key), mine.map(({ lease }) => lease.token), seconds],
    });
    const renewed = new Set(rows.map(({ key }) => key));
    for (const { key, lease } of mine) {
      if (held.get(key) !== lease) continue;
      if (!renewed.has(key)) {
        lose(key, 'somebody else took it');
        continue;
      }
      clearTimeout(lease.deadline);
      lease.deadline = deadline(key, askedAt);
    }
  };
  // Without an answer the deadlines decide.
  const beating = setInterval(() => void renew().catch(() => undefined), ttlMs / 3);

  const take = async (key: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ token: string }>({
      ...limited,
      text: `insert into lease (key, holder, until) values ($1, $2, now() + make_interval(secs => $3))
             on conflict (key) do update
               set holder = excluded.holder, token = excluded.token, until = excluded.until
               where lease.until < now() or lease.holder = excluded.holder
             returning token`,
      values: [key, holder, seconds],
    });
    return rows[0]?.token;
  };
  const giveBack = (key: string, token: string) =>
    pool
      .query({ ...limited, text: 'delete from lease where key = $1 and token = $2', values: [key, token] })
      .catch(() => undefined);

  return {
    async hold(key, work) {
      // Its holder here has the same name in the table.
      if (held.has(key)) return false;
      held.set(key, null);
      const askedAt = performance.now();
      const token = await take(key).catch((error: unknown) => {
        held.delete(key);
        throw error;
      });
      if (token === undefined) {
        held.delete(key);
        return false;
      }
      const lease = { token, lost: new AbortController(), deadline: deadline(key, askedAt) };
      held.set(key, lease);
      try {
        await work(lease.lost.signal);
      } finally {
        clearTimeout(lease.deadline);
        if (held.get(key) === lease) {
          await giveBack(key, token);
          held.delete(key);
        }
      }
      return true;
    },
    async endAbandoned(kinds) {
      const { rows } = await pool.query<{ key: string }>({
        ...limited,
        text: `delete from lease where until < now() and split_part(key, '/', 1) = any($1) returning key`,
        values: [kinds],
      });
      return rows.map(({ key }) => key);
    },
    async close() {
      clearInterval(beating);
      for (const key of held.keys()) lose(key, 'the process stops');
    },
  };
}
