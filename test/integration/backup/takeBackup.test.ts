import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { takeBackup } from '../../../server/backup/takeBackup.ts';
import { noteMasterKey } from '../../../server/platform/keys/masterKey.ts';
import { advisoryLocks } from '../../../server/platform/postgres/advisoryLocks.ts';
import { type TestEventstore, testEventstore } from '../../support/eventstore.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';

let server: TestEventstore;
let database: TestDatabase;
const place = tempDir('take-backup');
beforeAll(async () => {
  [server, database] = await Promise.all([testEventstore(), testDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
  place.remove();
});

describe('a backup of keys', () => {
  it('beside a rotation holds the tables as they are when the rotation has ended', async () => {
    const { pool } = database;
    const [dataDir, keysTo] = [join(place.path, 'from'), join(place.path, 'keys')];
    mkdirSync(dataDir);
    await pool.query(`insert into subject_key.master (sealed) values ('before')`);
    const rotation = await pool.connect();
    await rotation.query('select pg_advisory_lock($1)', [advisoryLocks.masterKeys]);
    const taking = takeBackup({
      ...{ pool, dataDir, keySlots: join(dataDir, 'slots'), eventstoreUrl: server.url, to: join(place.path, 'data') },
      ...{ keysTo, sessions: false, now: () => '2026-11-23T08:00:00.000Z' },
    });
    await until('a backup that waits for the rotation', async () => {
      const { rowCount } = await pool.query(
        `select 1 from pg_locks l join pg_database d on d.oid = l.database
         where locktype = 'advisory' and not granted and datname = current_database()`,
      );
      return rowCount === 1;
    });
    await noteMasterKey(pool, 'ab'.repeat(32));
    rotation.release(true);
    await taking;
    const { rows } = await pool.query<{ sealed: string }>(
      "select to_json(sealed)::jsonb #>> '{}' as sealed from subject_key.master",
    );
    const kept = readFileSync(join(keysTo, 'tables', 'subject_key.master.ndjson'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ sealed: rows[0]?.sealed });
  });
});
