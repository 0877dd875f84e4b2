import type { ClientBase } from 'pg';

/** All locks of PostgreSQL that let one process at a time do something; a number is never used for something else. */
export const advisoryLocks = {
  migrations: 727_274,
  queueTables: 727_275,
  spending: 727_276,
  /** Held by one rotation of the master key at a time, and shared by backups. */
  masterKeys: 727_277,
  scrub: 727_278,
} as const;

/** Locks of one account, address or stream: the seed keeps the names of one kind from those of another. */
export const namedLocks = { logIn: 0, quota: 1, uploads: 2, keySlot: 5, modelCalls: 6 } as const;

/** Waits for the lock and holds it until the transaction ends. */
export const lockInTransaction = async (sql: ClientBase, lock: keyof typeof advisoryLocks): Promise<void> => {
  await sql.query('select pg_advisory_xact_lock($1)', [advisoryLocks[lock]]);
};

/** The same for work that other connections do meanwhile: neither waiting nor holding ends before this. */
export const lockForLong = async (sql: ClientBase, lock: keyof typeof advisoryLocks, ms: number): Promise<void> => {
  await sql.query(`set local statement_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${ms}`);
  await sql.query({
    text: 'select pg_advisory_xact_lock($1)',
    values: [advisoryLocks[lock]],
    ...{ query_timeout: ms },
  });
};

/** The same for the lock of this name. */
export const lockNameInTransaction = async (
  sql: ClientBase,
  kind: keyof typeof namedLocks,
  name: string,
): Promise<void> => {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [name, namedLocks[kind]]);
};
