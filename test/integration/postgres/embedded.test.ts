import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

import { startPostgres } from '../../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { migrate } from '../../../server/platform/postgres/migrate.ts';
import { createPool } from '../../../server/platform/postgres/pool.ts';
import { tempDir } from '../../support/tempDir.ts';

const { path: dataDir, remove } = tempDir('postgres');
afterAll(remove);

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** A process that starts the server, says where it is, writes rows, and waits to be killed. */
const owner = `
  import { startPostgres } from ${JSON.stringify(new URL('../../../server/platform/postgres/embedded/embeddedPostgres.ts', import.meta.url).href)};
  import pg from 'pg';
  const { url } = await startPostgres({ dataDir: process.argv[1] });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists kept (n int primary key)');
  const { rows } = await client.query('select coalesce(max(n), -1) + 1 as next from kept');
  console.log('at ' + url);
  for (let n = rows[0].next; ; n++) {
    await client.query('insert into kept values ($1)', [n]);
    console.log('kept ' + n);
  }`;

const lines = (child: ChildProcess) => {
  let text = '';
  child.stdout?.on('data', (data: Buffer) => {
    text += data.toString();
  });
  return { find: (pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] };
};

describe('the embedded PostgreSQL', () => {
  it('is UTF-8, asks for a password, and keeps what it has through a stop', async () => {
    const first = await startPostgres({ dataDir });
    try {
      expect(await ask(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
      expect(
        await ask(first.url, "select rolpassword ~ '^SCRAM' as scram from pg_authid where rolname = 'witan'"),
      ).toEqual([{ scram: true }]);
      await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
      await ask(first.url, "create table word (text text); insert into word values ('žluťoučký 漢字 🦉')");
    } finally {
      await first.stop();
    }
    const second = await startPostgres({ dataDir });
    try {
      expect(await ask(second.url, 'select text from word')).toEqual([{ text: 'žluťoučký 漢字 🦉' }]);
    } finally {
      await second.stop();
    }
  });

  it('goes when its app is killed, and loses no acknowledged row', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', owner, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = lines(child);
    const exited = once(child, 'exit');
    await expect.poll(() => Number(said.find(/kept (\d+)/g) ?? -1)).toBeGreaterThanOrEqual(50);
    child.kill('SIGKILL');
    await exited;
    const kept = Number(said.find(/kept (\d+)/g));
    const url = said.find(/at (postgres:.*)/g) ?? '';
    await expect.poll(() => ask(url, 'select 1').catch((error: { code?: string }) => error.code)).toBe('ECONNREFUSED');

    const again = await startPostgres({ dataDir });
    try {
      const [row] = await ask(again.url, 'select max(n) as last from kept');
      expect(row.last).toBeGreaterThanOrEqual(kept);
    } finally {
      await again.stop();
    }
  });

  it('starts where its process id was left behind and is another program by now, which it leaves alone', async () => {
    const pidFile = `${dataDir}/data/postmaster.pid`;
    const first = await startPostgres({ dataDir });
    const left = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    const { uid, gid } = statSync(`${dataDir}/data`);
    const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    try {
      await once(other, 'spawn');
      writeFileSync(pidFile, [other.pid, ...left.slice(1)].join('\n'), { mode: 0o600 });
      chownSync(pidFile, uid, gid);
      const second = await startPostgres({ dataDir });
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();
      expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('runs each migration once, also when three processes start at once, and keeps nothing of one that fails', async () => {
    const server = await startPostgres({ dataDir });
    const pool = createPool(server.url, { onError: () => undefined });
    const folder = join(import.meta.dirname, '../../fixtures/migrations');
    try {
      const ran = await Promise.all([1, 2, 3].map(() => migrate(server.url, [`${folder}/good`])));
      expect(ran.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
      await expect(migrate(server.url, [`${folder}/good`, `${folder}/bad`])).rejects.toThrow(
        /0003-bad\.sql failed, and nothing of it was kept/,
      );
      expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
    } finally {
      await pool.end();
      await server.stop();
    }
  });
});
