import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { tempDir } from '../../support/tempDir.ts';

const root = join(import.meta.dirname, '../../..');
const folder = tempDir('start');
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  folder.remove();
});

/** `node server/main.ts` with nothing of our own environment but the path. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: folder.path, REHEARSAL_PACE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const exited = once(child, 'exit').then(([code]: unknown[]) => {
    running.delete(child);
    return code;
  });
  const listening = async () => {
    await expect
      .poll(() => /listens at (\S+)[\s\S]*roles/.exec(said)?.[1] ?? child.exitCode, { timeout: 60_000 })
      .toMatch(/^http/);
    return /listens at (\S+)/.exec(said)?.[1] ?? '';
  };
  return { child, said: () => said, exited, listening };
}

describe('npm start', () => {
  it('says where everything is, refuses a second process on its folder, and stops in order', async () => {
    const first = run({});
    const url = await first.listening();
    expect(first.said()).toContain(folder.path);
    expect(first.said()).toContain('embedded PostgreSQL');
    expect(first.said()).toContain('embedded node at esdb://127.0.0.1:');
    expect(first.said()).toContain('no AI model is consulted');
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', service: 'witan' });

    const second = run({});
    expect(await second.exited).toBe(1);
    expect(second.said()).toContain(`Witan already runs on ${folder.path} (process ${first.child.pid}).`);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(first.said()).not.toMatch(/"level":[456]0/);
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  });

  it('starts again after it was killed, with nothing left behind', async () => {
    const killed = run({});
    await killed.listening();
    killed.child.kill('SIGKILL');
    await killed.exited;
    const again = run({});
    await again.listening();
    again.child.kill('SIGINT');
    expect(await again.exited).toBe(0);
  });

  it('ends when its database does, and says so, instead of refusing everybody', async () => {
    const { listening, exited, said } = run({});
    await listening();
    const [postmaster] = readFileSync(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(postmaster), 'SIGQUIT');
    expect(await exited).toBe(1);
    expect(said()).toContain('PostgreSQL ended');
  });

  it('ends at once at a second signal', async () => {
    const app = run({});
    await app.listening();
    app.child.kill('SIGTERM');
    await expect.poll(app.said).toContain('stopping');
    app.child.kill('SIGTERM');
    expect([0, 130]).toContain(await app.exited);
  });

  it('names every mistake of its configuration and ends with 1', async () => {
    const app = run({ PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(await app.exited).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(app.said()).toContain(`  ${name}: expected`);
    expect(app.said()).not.toContain('    at ');
  });

  it('says which variable is wrong where that shows only in use', async () => {
    const file = join(folder.path, 'a file');
    writeFileSync(file, '');
    for (const [name, env] of [
      ['DATA_DIR', { DATA_DIR: join(file, 'below') }],
      ['HOST and PORT', { HOST: '203.0.113.77' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://witan:secret@127.0.0.1:1/witan' }],
      ['EVENTSTORE_URL', { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false', DATA_DIR: join(folder.path, 'other') }],
    ] as const) {
      const app = run(env);
      expect([name, await app.exited]).toEqual([name, 1]);
      expect(app.said()).toContain(`  ${name}: expected `);
      expect(app.said()).not.toMatch(/secret|^    at /m);
    }
  });
});
