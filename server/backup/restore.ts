import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Pool, PoolClient } from 'pg';

import { copyEvents } from '../platform/eventstore-node/copy/copyEvents.ts';
import { storedEvents } from '../platform/eventstore-node/copy/stored.ts';
import { restoreLog } from '../platform/eventstore-node/disk/backup.ts';
import { startEventNode } from '../platform/eventstore-node/eventNode.ts';
import { openKeySlots } from '../platform/keys/slots/keySlots.ts';
import type { MasterKeys } from '../platform/keys/wrapping.ts';
import { keptKey } from '../platform/keys/storedKeys.ts';
import { masterKeysOf } from '../platform/keys/masterKey.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { migrationsIn } from '../platform/postgres/migrationFiles.ts';
import { inTransaction } from '../platform/postgres/pool.ts';
import { copyFiles } from './folder.ts';
import { type Manifest, NoBackup, logFile, rowsFile, verified } from './manifest.ts';
import { tablesOf } from './tables.ts';

export type Backup = {
  readonly from: string;
  readonly data: Manifest;
  readonly keysFrom: string;
  readonly keys: Manifest;
};

/** Both folders of a backup, every file checked against its hash. */
export async function openBackup(from: string, keysFrom: string, migrations: readonly string[]): Promise<Backup> {
  const data = await verified(from, 'data');
  const keys = await verified(keysFrom, 'keys');
  if (keys.takenAt < data.takenAt)
    throw new NoBackup(
      `the keys in ${keysFrom} are of ${keys.takenAt}, older than the data of ${data.takenAt}: what was begun between would be lost. Give the newest keys`,
    );
  const known = new Set(migrationsIn(migrations));
  const newer = [...data.migrations, ...keys.migrations].filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new NoBackup(`this program is older than the backup: it does not know ${[...new Set(newer)].join(', ')}`);
  return { from, data, keysFrom, keys };
}

/** Puts the events into an embedded node's folder that has none, or into an event store that is empty. */
export async function restoreEvents({ from }: Backup, dataDir: string, eventstoreUrl: string | null): Promise<void> {
  if (eventstoreUrl === null) {
    restoreLog(join(from, logFile), join(dataDir, 'events'));
    return;
  }
  await mustBeEmptyStore(eventstoreUrl);
  const folder = join(dataDir, 'restoring');
  await rm(folder, { recursive: true, force: true });
  restoreLog(join(from, logFile), folder);
  const node = await startEventNode({ dataDir: folder });
  try {
    await copyEvents(node.url, eventstoreUrl, () => undefined);
  } finally {
    await node.stop();
  }
  await rm(folder, { recursive: true });
}

async function mustBeEmptyStore(url: string): Promise<void> {
  const store = storedEvents(url);
  try {
    const found = (await store.streams()).find((name) => !name.startsWith('$') && name !== 'witan-store');
    if (found !== undefined) throw new NoBackup(`expected an empty event store, found the stream ${found}`);
  } finally {
    await store.close();
  }
}

/** Keys of the installation and segments of documents. A key that is there already has to be the same. */
export async function restoreFiles({ from, keysFrom }: Backup, dataDir: string, keySlots: string): Promise<void> {
  if (existsSync(join(keySlots, 'id')))
    throw new NoBackup(`expected no key slots in ${keySlots}, found some: move that folder away first`);
  await copyFiles(join(keysFrom, 'slots'), keySlots);
  await copyFiles(join(from, 'documents'), join(dataDir, 'documents'));
  const kept = join(keysFrom, 'installation');
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of existsSync(kept) ? await readdir(kept) : []) {
    const key = readFileSync(join(kept, name), 'utf8');
    const here = keptKey(dataDir, name);
    if (here !== null && here !== key.trim())
      throw new NoBackup(`expected no other key in ${join(folder, name)}: move the folder ${folder} away first`);
    if (here === null) await writeFile(join(folder, name), key, { mode: 0o600, flag: 'wx' });
  }
}

type Database = {
  readonly url: string;
  readonly pool: Pool;
  readonly migrations: readonly string[];
  readonly keySlots: string;
};

/**
 * Puts the rows into an empty database: all of them, or none. The tables are made first as they were when the backup was taken,
 * and brought to today's shape afterwards with the rows in them, as an upgrade would.
 */
export async function restoreRows(
  backup: Backup,
  { url, pool, migrations, keySlots }: Database,
  given: MasterKeys | null,
) {
  const { data, keys, from, keysFrom } = backup;
  const before = new Set([...data.migrations, ...keys.migrations]);
  await migrate(url, migrations, { wanted: (name) => before.has(name) });
  await inTransaction(pool, async (sql) => {
    await sql.query('set local idle_in_transaction_session_timeout = 0');
    await mustBeEmpty(sql);
    for (const table of data.tables) await fill(sql, table, join(from, rowsFile(table.name)));
    for (const table of keys.tables) await fill(sql, table, join(keysFrom, rowsFile(table.name)));
    // Positions of the old log may lie beyond the end of this one: nobody is to wait for them.
    await sql.query('update session set position = -1');
  });
  await migrate(url, migrations);
  const slots = openKeySlots(keySlots);
  await masterKeysOf({ pool, given, make: noKeyIsMade, slots, sealedBefore: async () => false });
}

const noKeyIsMade = (): never => {
  throw new NoBackup('expected MASTER_KEY, or the key `master` among the keys of the backup, found neither');
};

async function mustBeEmpty(sql: PoolClient): Promise<void> {
  for (const { name } of await tablesOf(sql)) {
    if (name === 'public.migration') continue;
    const { rowCount } = await sql.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0) throw new NoBackup(`expected an empty database, found rows in ${name}`);
  }
}

const batchBytes = 1 << 20;

async function fill(sql: PoolClient, { name, columns, rows }: Manifest['tables'][number], path: string): Promise<void> {
  const chosen = columns.map((column) => `"${column}"`).join(', ');
  let [batch, bytes, count] = [[] as string[], 0, 0];
  const flush = async () => {
    await sql.query(
      `insert into ${name} (${chosen}) overriding system value
       select ${chosen} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    [batch, bytes] = [[], 0];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    batch.push(line);
    bytes += line.length;
    count++;
    if (bytes > batchBytes) await flush();
  }
  if (batch.length > 0) await flush();
  if (count !== rows) throw new NoBackup(`expected ${rows} rows of ${name}, found ${count}`);
  await continueSequences(sql, name, columns);
}

/** Numbers that the database gives go on after those that were restored. */
async function continueSequences(sql: PoolClient, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ column: string; sequence: string }>(
    `select c as column, pg_get_serial_sequence($1, c) as sequence from unnest($2::text[]) c
     where pg_get_serial_sequence($1, c) is not null`,
    [table, columns],
  );
  for (const { column, sequence } of rows)
    await sql.query(`select setval($1, coalesce((select max("${column}") from ${table}), 0) + 1, false)`, [sequence]);
}
