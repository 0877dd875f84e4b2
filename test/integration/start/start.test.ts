import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { killAll, runMain } from '../../support/mainProcess.ts';
import { tempDir } from '../../support/tempDir.ts';

const folder = tempDir('start');
afterAll(() => {
  killAll();
  folder.remove();
});
const run = (env: Record<string, string> = {}) => runMain({ DATA_DIR: folder.path, ...env });

describe('npm start', () => {
  it('says where everything is, refuses a second process on its folder, and stops in order', async () => {
    const first = run();
    const url = await first.listening();
    expect(first.said()).toContain(folder.path);
    expect(first.said()).toContain('embedded PostgreSQL');
    expect(first.said()).toContain('embedded node at esdb://127.0.0.1:');
    expect(first.said()).toContain('no AI model is consulted');
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', service: 'witan' });

    const second = run();
    expect(await second.exited).toBe(1);
    expect(second.said()).toContain(`Witan already runs on ${folder.path} (process ${first.child.pid}).`);

    // As a service manager does it: to every process at once.
    process.kill(-(first.child.pid ?? 0), 'SIGTERM');
    expect(await first.exited).toBe(0);
    expect(first.said()).not.toMatch(/"level":[456]0|^\s+at |"stack"/m);
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  });

  it('starts again after it was killed, with nothing left behind', async () => {
    const killed = run();
    await killed.listening();
    killed.child.kill('SIGKILL');
    await killed.exited;
    const again = run();
    await again.listening();
    again.child.kill('SIGINT');
    expect(await again.exited).toBe(0);
  });

  it('ends when its database does, and says so, instead of refusing everybody', async () => {
    const { listening, exited, said } = run();
    await listening();
    const [postmaster] = readFileSync(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(postmaster), 'SIGQUIT');
    expect(await exited).toBe(1);
    expect(said()).toContain('PostgreSQL ended');
  });

  it('ends at once at a second signal', async () => {
    const app = run();
    await app.listening();
    app.child.kill('SIGTERM');
    await expect.poll(app.said).toContain('stopping');
    app.child.kill('SIGTERM');
    expect([0, 130]).toContain(await app.exited);
  });
});
