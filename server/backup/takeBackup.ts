import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Pool, PoolClient } from 'pg';

import { copyEvents } from '../platform/eventstore-node/copy/copyEvents.ts';
import { backupLog } from '../platform/eventstore-node/disk/backup.ts';
import { startEventNode } from '../platform/eventstore-node/eventNode.ts';
import { type Target, mustBeApart, newFolder } from './folder.ts';
import { type Manifest, logFile, rowsFile } from './manifest.ts';
import { type Table, chosenTables } from './tables.ts';
import { advisoryLocks } from '../platform/postgres/advisoryLocks.ts';

type Needs = {
  readonly pool: Pool;
  readonly dataDir: string;
  /** The folder of key slots. */
  readonly keySlots: string;
  /** Null: the events are those of the embedded node in the data folder. */
  readonly eventstoreUrl: string | null;
  readonly to: string;
  /** Where keys go; null: they are not backed up this time. */
  readonly keysTo: string | null;
  readonly sessions: boolean;
  readonly now: () => string;
};

/**
 * Backs up all that is not made from something else, beside a running installation. The events first: every key and every
 * password that they need is older than they are, so what is copied after them holds it.
 */
export async function takeBackup({ pool, dataDir, keySlots, eventstoreUrl, to, keysTo, sessions, now }: Needs) {
  if (keysTo !== null) mustBeApart(to, keysTo);
  const target = newFolder(to);
  const keyTarget = keysTo === null ? null : newFolder(keysTo);
  try {
    await copyLog(eventstoreUrl, dataDir, target);
    const sql = await pool.connect();
    try {
      // No rotation may change keys and slots from that moment on; held until the connection ends.
      if (keyTarget) await sql.query('select pg_advisory_lock_shared($1)', [advisoryLocks.masterKeys]);
      // One moment of all tables.
      await sql.query('begin isolation level repeatable read read only');
      await sql.query('set local idle_in_transaction_session_timeout = 0');
      const { data, keys } = await chosenTables(sql, sessions);
      const shared = { form: 'witan-backup-1', takenAt: now(), migrations: await migrationsOf(sql) } as const;
      const tables = await write(sql, target, data);
      // Segments of documents, in an installation that keeps them in files; written once and never changed.
      await target.files('documents', join(dataDir, 'documents'));
      await target.complete({ ...shared, part: 'data', tables });
      if (keyTarget) {
        const wrapped = await write(sql, keyTarget, keys);
        await keyTarget.files('installation', join(dataDir, 'keys'));
        await keyTarget.files('slots', keySlots);
        await keyTarget.complete({ ...shared, part: 'keys', tables: wrapped });
      }
      await sql.query('commit');
      return { tables, hasMasterKey: keyTarget !== null && existsSync(join(dataDir, 'keys', 'master')) };
    } finally {
      sql.release(true);
    }
  } catch (error) {
    target.discard();
    keyTarget?.discard();
    throw error;
  }
}

/** The log of the embedded node as it is; every other store is copied into such a log by its protocol. */
async function copyLog(eventstoreUrl: string | null, dataDir: string, target: Target): Promise<void> {
  const log = join(target.path, logFile);
  if (eventstoreUrl === null) {
    backupLog(join(dataDir, 'events'), log);
    return;
  }
  const folder = join(target.path, 'copying');
  const node = await startEventNode({ dataDir: folder });
  try {
    await copyEvents(eventstoreUrl, node.url, () => undefined);
  } finally {
    await node.stop();
  }
  backupLog(folder, log);
  await rm(folder, { recursive: true });
}

const write = async (sql: PoolClient, target: Target, tables: readonly Table[]): Promise<Manifest['tables']> => {
  const written: Manifest['tables'] = [];
  for (const { name, columns } of tables)
    written.push({
      name,
      columns: [...columns],
      rows: await target.lines(rowsFile(name), rowsOf(sql, { name, columns })),
    });
  return written;
};

/** Rows as JSON, as PostgreSQL writes it: a number keeps all its digits. */
async function* rowsOf(sql: PoolClient, { name, columns }: Table): AsyncGenerator<string> {
  const chosen = columns.map((column) => `"${column}"`).join(', ');
  await sql.query(
    `declare rows no scroll cursor for select row_to_json(r)::text as row from (select ${chosen} from ${name}) r`,
  );
  for (;;) {
    const { rows } = await sql.query<{ row: string }>('fetch 40 from rows');
    for (const { row } of rows) yield row;
    if (rows.length === 0) break;
  }
  await sql.query('close rows');
}

const migrationsOf = async (sql: PoolClient): Promise<string[]> =>
  (await sql.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name);
