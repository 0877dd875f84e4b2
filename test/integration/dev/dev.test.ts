import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { whereRunning } from '../../../server/platform/runningInstance.ts';
import { type MainProcess, killAll, runMain } from '../../support/mainProcess.ts';
import { tempDir } from '../../support/tempDir.ts';
import { agent, newEmail, password } from '../http/agent.ts';

const root = join(import.meta.dirname, '../../..');
const folder = tempDir('dev');
let dev: MainProcess;
let url: string;
beforeAll(async () => {
  dev = runMain({ DATA_DIR: folder.path }, 'server/dev/main.ts');
  url = await dev.listening();
});
afterAll(() => {
  killAll();
  folder.remove();
});

const get = async (path: string, accept = '*/*') => {
  const reply = await fetch(url + path, { headers: { accept } });
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() };
};
/** The process ids of all servers that were ready so far. */
const servers = () => [...dev.said().matchAll(/server is ready \(process (\d+)\)/g)].map(([, pid]) => pid);
const postmaster = () => readFileSync(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0];
/** As saving a file without a change does. */
const touch = (file: string) => {
  const { atime, mtimeMs } = statSync(file);
  utimesSync(file, atime, new Date(mtimeMs + 1000));
};

describe('npm run dev', () => {
  it('serves the pages of the client by Vite, at every address that is one', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/agents/some-agent', 200],
      ['/no/such/page', 404],
    ] as const) {
      const page = await get(path, 'text/html');
      expect([path, page.status, page.type]).toEqual([path, status, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<script type="module" src="/@vite/client">');
    }
    expect((await get('/no/such/page', 'text/html')).text).toContain('src="/main.ts"');
    expect((await get('/main.ts')).type).toContain('javascript');
    expect((await get('/early.js')).status).toBe(200);
  });

  it('serves everything else by the server', async () => {
    for (const [path, type] of [
      ['/health/ready', 'application/json'],
      ['/v1/openapi.json', 'application/vnd.oai.openapi+json'],
      ['/.well-known/agent-card.json', 'application/json'],
      ['/docs/', 'text/html'],
      ['/robots.txt', 'text/plain'],
    ] as const) {
      const reply = await get(path);
      expect([path, reply.status, reply.type]).toEqual([path, 200, expect.stringContaining(type)]);
    }
    expect((await get('/docs/', 'text/html')).text).not.toContain('/@vite/client');
    expect((await get('/api/no-such-thing', 'text/html')).type).toContain('problem+json');
  });

  it('serves no file of the project but the sources of the client, and none of its data', async () => {
    for (const path of [join(folder.path, 'keys/session'), join(root, 'server/main.ts'), join(root, 'package.json')]) {
      expect(existsSync(path)).toBe(true);
      expect([path, (await get(`/@fs${path}`)).status]).toEqual([path, 403]);
    }
  });

  it('signs up who comes from its own address, and no other, and shows them what is live', async () => {
    const me = agent(url, { origin: url });
    const signedUp = await me.post('/api/signup', { email: newEmail(), password });
    expect(signedUp.status).toBe(201);
    const foreign = await agent(url, { origin: 'http://localhost:1' }).post('/api/signup', {
      email: newEmail(),
      password,
    });
    expect(foreign.status).toBe(403);
    expect((await me.post('/intake', { q1: '' })).status).toBe(422);

    const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie: me.cookieHeader(), origin: url } });
    await expect.poll(() => socket.connected).toBe(true);
    socket.close();
  });

  it('starts the server again when a file of it changes; stores and sessions stay', async () => {
    const me = agent(url, { origin: url });
    await me.post('/api/signup', { email: newEmail(), password });
    const before = { stores: whereRunning(folder.path), postmaster: postmaster() };
    const [first] = servers();
    // The folders are watched a moment after the server is there.
    const change = () => {
      touch(join(root, 'server/main.ts'));
      return dev.said();
    };
    await expect.poll(change).toContain('server/main.ts changed: the server starts again.');
    await expect.poll(() => servers().length).toBeGreaterThan(1);
    expect(servers()[1]).not.toBe(first);
    // Touched more than once, it may start once more.
    await expect.poll(async () => (await me.get('/api/whoami')).status).toBe(200);
    expect({ stores: whereRunning(folder.path), postmaster: postmaster() }).toEqual(before);
  });

  it('stops in order, with all that it started', async () => {
    process.kill(-(dev.child.pid ?? 0), 'SIGINT');
    expect(await dev.exited).toBe(0);
    expect(dev.said()).not.toMatch(/"level":[456]0|^\s+at |"stack"/m);
    expect(existsSync(join(folder.path, 'postgres/data/postmaster.pid'))).toBe(false);
    for (const pid of servers()) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });
});
