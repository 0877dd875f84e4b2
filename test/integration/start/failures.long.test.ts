import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { killAll, runMain } from '../../support/mainProcess.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';

const root = tempDir('failures');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  killAll();
  await database.drop();
  root.remove();
});

/** A data folder of its own, with these files in it. */
function folder(name: string, files: Readonly<Record<string, string>> = {}): string {
  const path = join(root.path, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

/** All that it says, which is one line, and that it ended with 1. */
async function lineOf(env: Record<string, string>): Promise<string> {
  const { exited, said } = runMain(env);
  const code = await exited;
  expect([code, said()]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  return said().trim();
}

describe('a start that fails for a reason outside the program says it in one line', () => {
  it('names a wrong variable, and what it expected', async () => {
    expect(await lineOf({ PORT: 'eighty' })).toBe('PORT: expected a number from 0 to 65535, got "eighty"');
    const file = join(folder('prices', { 'prices.json': '{"asOf":"2026-11-01","prices":{}}' }), 'prices.json');
    expect(await lineOf({ MODEL_PRICES_FILE: file })).toMatch(/^MODEL_PRICES_FILE: expected .*\(prices: .* array/);
  });

  it('names every mistake at once, one to a line', async () => {
    const { exited, said } = runMain({ PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(await exited).toBe(1);
    expect(
      said()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['The configuration has mistakes', '  PORT', '  DATABASE_URL', '  LOG_LEVEL', '']);
  });

  it('says that the port is taken, or that the address is none of this machine', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    expect(await lineOf({ PORT, DATA_DIR: folder('port') })).toMatch(
      new RegExp(`^HOST and PORT: expected .* found: .*address already in use 127\\.0\\.0\\.1:${PORT}$`),
    );
    other.close();
    expect(await lineOf({ HOST: '203.0.113.77', DATA_DIR: folder('host') })).toMatch(/^HOST and PORT: expected /);
  });

  it('names a data folder that cannot be written to, and a file in it', async () => {
    const DATA_DIR = join(folder('file', { file: '' }), 'file', 'below');
    expect(await lineOf({ DATA_DIR })).toMatch(/^DATA_DIR: expected a folder that can be written to, found: ENOTDIR/);
    const keys = folder('keys', { keys: 'a file' });
    expect(await lineOf({ DATA_DIR: keys })).toMatch(/^A file cannot be used: (ENOTDIR|EEXIST): .*keys/);
  });

  it('says why PostgreSQL does not start', async () => {
    const file = folder('postgres-file', { postgres: 'a file' });
    expect(await lineOf({ DATA_DIR: file })).toBe(`${join(file, 'postgres')}: expected a folder, found a file.`);
    const first = runMain({ DATA_DIR: folder('postgres') });
    await first.listening();
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    writeFileSync(join(root.path, 'postgres/postgres/data/PG_VERSION'), '9\n');
    expect(await lineOf({ DATA_DIR: folder('postgres') })).toMatch(
      /^PostgreSQL did not start in .*: database files are incompatible with server; .*by PostgreSQL version 9/,
    );
  });

  it('says why the event node does not start', async () => {
    const env = { DATABASE_URL: database.url };
    expect(await lineOf({ ...env, DATA_DIR: folder('events', { events: 'a file' }) })).toMatch(
      /^The event node did not start: .*events/,
    );
    const log = 'not a log of events '.repeat(50);
    expect(await lineOf({ ...env, DATA_DIR: folder('log', { 'events/events.log': log }) })).toMatch(
      /^The event node did not start: the log is damaged at offset 0: expected a log header/,
    );
  });

  it('names the database that does not answer, and repeats no password', async () => {
    const DATABASE_URL = 'postgres://witan:secret@127.0.0.1:1/witan';
    const line = await lineOf({ DATABASE_URL, DATA_DIR: folder('database') });
    expect(line).toMatch(/^DATABASE_URL: expected a PostgreSQL that answers, found: .*ECONNREFUSED/);
    expect(line).not.toContain('secret');
  });

  it('names the event store that does not answer, also where the database has been used before', async () => {
    await database.pool.query("insert into subject_key.master (sealed) values ('used')");
    const EVENTSTORE_URL = 'esdb://127.0.0.1:1?tls=false';
    expect(await lineOf({ EVENTSTORE_URL, DATABASE_URL: database.url, DATA_DIR: folder('store') })).toMatch(
      /^EVENTSTORE_URL: expected an EventStoreDB that answers, found: /,
    );
  });
});
