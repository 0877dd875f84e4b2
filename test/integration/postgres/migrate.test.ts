import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { migrate } from '../../../server/platform/postgres/migrate.ts';
import { migrations } from '../../../server/wiring/stores/data.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';
import { startGate } from '../../fakes/cluster/gate.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';

let database: TestDatabase;
let folder: ReturnType<typeof tempDir>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.pool.query("delete from migration where name like '9%'; drop table if exists thing");
  await database.pool.query('create table thing (n int); insert into thing select generate_series(1, 100)');
  folder = tempDir('migrations');
  return () => folder.remove();
});
afterAll(() => database.drop());

const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
const run = (options?: Parameters<typeof migrate>[2]) => migrate(database.url, [...migrations, folder.path], options);
const sees = async (sql: string) => (await database.pool.query(sql)).rowCount !== 0;
const waitsForALock = () =>
  sees("select from pg_stat_activity where application_name = 'witan migrations' and wait_event = 'relation'");
const holdsThing = () =>
  sees(
    "select from pg_locks where relation = 'thing'::regclass and mode = 'AccessExclusiveLock' and granted and pid <> pg_backend_pid()",
  );
const buildsAnIndex = () =>
  sees("select from pg_stat_activity where application_name = 'witan migrations' and query ~ ' index concurrently '");
const index = async (schema: string) =>
  (
    await database.pool.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
      `${schema}.thing_n`,
    ])
  ).rows;

describe('a migration', () => {
  it('runs as long as it takes, whatever limits the connections of the program have', async () => {
    const name = new URL(database.url).pathname.slice(1);
    write('9000-slow.sql', 'select pg_sleep(0.6); create table slow_migration (n int);');
    await database.pool.query(`alter database ${name} set statement_timeout = '200ms'`);
    try {
      expect(await run()).toEqual(['9000-slow.sql']);
    } finally {
      await database.pool.query(`alter database ${name} reset statement_timeout`);
    }
  });

  it('lets others read and write while a transaction holds the table that it wants to change', async () => {
    write('9001-column.sql', 'alter table thing add column m int;');
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select * from thing limit 1');
      const ran = run({ lockTimeoutMs: 50, pauseMs: 20 });
      await expect.poll(() => waitsForALock()).toBe(true);
      // Behind a change that waited for its lock without a limit nobody would be answered until the holder ends.
      expect((await database.pool.query('select count(*)::int as n from thing')).rows).toEqual([{ n: 100 }]);
      await holder.query('commit');
      expect(await ran).toEqual(['9001-column.sql']);
      expect(await run()).toEqual([]);
    } finally {
      holder.release(true);
    }
  });

  it('holds nothing for long once its process is frozen or cut off', async () => {
    write('9007-slow.sql', 'alter table thing add column m int; select pg_sleep(0.3);');
    const gate = await startGate(Number(new URL(database.url).port));
    const url = new URL(database.url);
    url.port = String(gate.port);
    const ran = migrate(url.href, [...migrations, folder.path], { idleTimeoutMs: 200 });
    const failed = ran.catch(messageOf);
    await expect.poll(() => holdsThing()).toBe(true);
    gate.freeze();
    expect((await database.pool.query('select count(*)::int as n from thing')).rows).toEqual([{ n: 100 }]);
    // The next process migrates meanwhile.
    expect(await run()).toEqual(['9007-slow.sql']);
    await gate.shut();
    expect(await failed).toMatch(/9007-slow\.sql failed, and nothing of it was kept/);
  });

  it('says which one did not get its lock, and keeps nothing of it', async () => {
    write('9002-column.sql', 'create table half (n int); alter table thing add column m int;');
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select * from thing limit 1');
      await expect(run({ lockTimeoutMs: 20, pauseMs: 1, tries: 3 })).rejects.toThrow(
        /9002-column\.sql failed, and nothing of it was kept: .*lock timeout/,
      );
      await holder.query('commit');
      expect((await holder.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
    } finally {
      holder.release();
    }
  });

  it.each(['public', 'other'])(
    'builds an index beside those who write, and again if it was left half built: %s',
    async (schema) => {
      await database.pool.query(`create schema if not exists other; create table if not exists other.thing (n int)`);
      write(
        '9003-index.sql',
        `-- without a transaction\ncreate unique index concurrently if not exists thing_n on ${schema}.thing (n);`,
      );
      await database.pool.query(`insert into ${schema}.thing values (1), (1)`);
      await expect(run()).rejects.toThrow(/9003-index\.sql failed, and goes on with the next start/);
      expect(await index(schema)).toEqual([{ valid: false }]);
      await database.pool.query(`delete from ${schema}.thing where n = 1`);
      // Several processes start at once: one of them builds it, and those that wait for their turn do not hold it up.
      const writer = await database.pool.connect();
      try {
        await writer.query(`begin; insert into ${schema}.thing values (1000)`);
        const ran = Promise.all([1, 2, 3].map(() => run()));
        await expect.poll(() => buildsAnIndex()).toBe(true);
        // It waits for earlier writers, and lets later ones write meanwhile.
        await database.pool.query(`insert into ${schema}.thing values (1001)`);
        await writer.query('commit');
        expect((await ran).flat()).toEqual(['9003-index.sql']);
      } finally {
        writer.release(true);
      }
      expect(await index(schema)).toEqual([{ valid: true }]);
    },
  );

  it('that only added lets a program of before start; one that took away does not', async () => {
    write('9004-more.sql', 'alter table thing add column m int;');
    await run();
    expect(await migrate(database.url, migrations)).toEqual([]);
    write('9005-less.sql', '-- contracts: nobody asks for it\nalter table thing drop column n;');
    await run();
    await expect(migrate(database.url, migrations)).rejects.toThrow(
      /this one does not have 9004-more\.sql, 9005-less\.sql/,
    );
  });
});
