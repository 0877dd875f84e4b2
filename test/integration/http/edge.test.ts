import { connect } from 'node:net';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { agent, newEmail, password, person } from './agent.ts';
import { type World, startWorld } from './world.ts';

let world: World;
const client = join(import.meta.dirname, 'client');
beforeAll(async () => {
  world = await startWorld();
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Witan</title>');
  writeFileSync(join(client, 'assets', 'main-x1.js'), 'export {}');
  writeFileSync(join(client, 'assets', '.secret'), 'x');
});
afterAll(async () => {
  rmSync(client, { recursive: true });
  await world.stop();
});

const signUp = { email: 'ada@example.org', password };

describe('requests from elsewhere', () => {
  const from = (headers: Record<string, string>) => agent(world.url).post('/api/login', signUp, headers);
  it('are refused by origin, unless no browser sent them', async () => {
    const elsewhere = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${world.url}.evil.example` },
      { origin: world.url.replace('http:', 'https:') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of elsewhere)
      expect((await from(headers as never)).body).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    for (const headers of [{}, { origin: world.url }, { origin: world.url.replace('localhost', '127.0.0.1') }])
      expect((await from(headers)).status).toBe(401);
  });

  it('are refused unless they are JSON', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await from({ 'content-type': type })).body).toMatchObject({ code: 'NOT_JSON', status: 415 });
    const post = (body: string) => agent(world.url).send('POST', '/api/login', body);
    for (const body of ['{', '"text"', 'null', '{"a":1}}'])
      expect((await post(body)).body).toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect((await post('[]')).status).toBe(422);
  });

  it('cannot pollute a prototype', async () => {
    const { status } = await agent(world.url).send(
      'POST',
      '/api/login',
      '{"__proto__":{"email":"a@b.c"},"email":"a@b.c","password":"x"}',
    );
    expect(status).toBe(400);
    expect(({} as Record<string, unknown>)['email']).toBeUndefined();
  });
});

describe('what is sent', () => {
  it('is never a fault of ours, whatever it is', async () => {
    const me = await person(world.url);
    const statuses = [
      await me.del('/api/sessions/%00'),
      await me.del('/api/account/passkeys/%00'),
      await me.get('/api/cases/%00'),
      await me.get('/%E0%A4%A'),
      await me.get('/assets/..%2f..%2fworld.ts'),
      await me.get('/..%2f..%2fetc/passwd'),
      await me.get('/assets/%00'),
      await me.post('/api/login', '{}', { 'content-encoding': 'gzip' }),
      await me.post('/api/login', '{}', { 'content-encoding': 'br' }),
      await me.post('/api/login', { email: 'a@b.c\0', password: '\ud800\0' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 404, 400, 404, 404, 400, 400, 400, 401]);
  });

  it('is called by its name: an address that cannot be read is no body', async () => {
    const [address, body] = [await agent(world.url).get('/%E0%A4%A'), await agent(world.url).post('/api/login', '{')];
    expect([address.body['detail'], body.body['detail']]).toEqual([
      'The address cannot be read.',
      'The body is not a well-formed JSON object.',
    ]);
  });

  it('is told what is missing and what a field must be', async () => {
    const { body } = await agent(world.url).post('/api/login', { email: 7, more: 1 });
    expect(body['detail']).toBe('“email” must be text. “password” is missing. Unknown field “more”.');
    expect(body['errors']).toContainEqual({ pointer: '/password', detail: '“password” is missing.' });
  });
});

describe('what others could read differently', () => {
  it('is refused: JSON that is not in UTF-8', async () => {
    const post = (charset: string) =>
      agent(world.url).post('/api/login', '{"email":"a@b.c","password":"x"}', {
        'content-type': `application/json${charset}`,
      });
    for (const charset of ['; charset=utf-7', '; charset=utf-16le', '; charset=iso-8859-1', '; charset=x'])
      expect([charset, (await post(charset)).status]).toEqual([charset, 415]);
    for (const charset of ['', '; charset=utf-8', '; charset=UTF8', '; charset="utf-8"'])
      expect([charset, (await post(charset)).status]).toEqual([charset, 401]);
  });

  it('is refused: bytes that are not UTF-8, and not taken with other characters in their place', async () => {
    const post = async (bytes: Buffer) => {
      const reply = await fetch(`${world.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array(bytes),
      });
      const { code, detail } = (await reply.json()) as Record<string, string>;
      return [code, detail];
    };
    const login = (password: string) => JSON.stringify({ email: 'a@b.c', password });
    const refused = ['MALFORMED_REQUEST', 'The body is not in UTF-8.'];
    expect(await post(Buffer.from(login('correct hörse'), 'latin1'))).toEqual(refused);
    expect((await post(Buffer.from(login('correct hörse 馬 🐴 \ufffd'))))[0]).toBe('WRONG_CREDENTIALS');
  });

  it('is refused: two names of the host', async () => {
    const { host } = new URL(world.url);
    const get = (names: readonly string[]) =>
      `GET /health HTTP/1.1\r\n${names.map((name) => `Host: ${name}\r\n`).join('')}`;
    expect(await statusOf(get([host]))).toBe('200');
    expect(await statusOf(get([host, 'evil.example']))).toBe('400');
  });

  it('is refused: a request to be sent back what was sent', async () => {
    const { host } = new URL(world.url);
    for (const [path, status] of [
      ['/health', '405'],
      ['/api/whoami', '405'],
      ['/', '404'],
    ])
      expect([path, await statusOf(`TRACE ${path} HTTP/1.1\r\nHost: ${host}\r\n`)]).toEqual([path, status]);
  });

  it('is refused: a parameter that is given twice', async () => {
    const me = await person(world.url);
    expect((await me.get('/api/my-cases?limit=1')).status).toBe(200);
    const { status, body } = await me.get('/api/my-cases?limit=1&limit=2');
    expect([status, body['errors']]).toMatchObject([422, [{ pointer: '/query/limit' }]]);
    expect((await me.get('/api/my-cases?q=a&q=b')).status).toBe(422);
  });
});

/** The status of the reply to what is written as it stands; the connection ends with it. */
const statusOf = (request: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(world.url);
    const socket = connect(Number(port), hostname, () => socket.write(`${request}Connection: close\r\n\r\n`));
    let said = '';
    socket.on('data', (bytes) => (said += String(bytes)));
    socket.on('end', () => resolve(said.split(' ')[1] ?? ''));
    socket.on('error', reject);
  });

describe('while the database is away', () => {
  it('what needs it says when to come back, and nothing else is affected', async () => {
    const other = await startWorld();
    const me = await person(other.url);
    await other.database.pool.end();
    for (const reply of [await me.get('/api/whoami'), await me.post('/api/login', signUp)]) {
      expect([reply.status, reply.body['code']]).toEqual([503, 'NOT_READY']);
      expect(reply.headers.get('retry-after')).toBe('5');
    }
    for (const path of ['/', '/assets/main-x1.js', '/health/live', '/.well-known/openapi.json'])
      expect([path, (await me.get(path)).status]).toEqual([path, 200]);
    await other.stop();
  });
});

describe('every reply', () => {
  it('carries the same headers, errors and files included', async () => {
    for (const path of ['/health', '/api/whoami', '/nothing', '/', '/assets/main-x1.js']) {
      const { headers } = await agent(world.url).get(path);
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).toContain("default-src 'none'");
      expect(csp).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('is a page only where there is one', async () => {
    const get = (path: string) => agent(world.url).get(path);
    for (const path of ['/', '/pricing', '/watch?case=abc', '/agents', '/agents/x1', '/cases/'])
      expect((await get(path)).text).toContain('<title>Witan</title>');
    for (const path of [
      '/nothing',
      '/api/nothing',
      '/wp-login.php',
      '/assets/none.js',
      '/assets/.secret',
      '/%2e%2e/world.ts',
      '/index.html/x',
    ])
      expect((await get(path)).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    expect((await get('/assets/main-x1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/pricing')).headers.get('cache-control')).toBe('no-cache');
    const sign = await fetch(`${world.url}/favicon.ico`, { redirect: 'manual' });
    expect([sign.status, sign.headers.get('location')]).toEqual([301, '/mark.svg']);
    expect((await get('/api/whoami')).headers.get('cache-control')).toBe('no-store');
  });

  it('is the page that says so where there is nothing and a person asks, a problem where a program does', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const get = (path: string) => agent(world.url).get(path, { accept });
    for (const path of ['/nothing', '/watch/abc', '/%3Cscript%3E']) {
      const { status, text, headers } = await get(path);
      expect([status, text]).toEqual([404, expect.stringContaining('<title>Witan</title>')]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    for (const path of ['/api/nothing', '/v1/nothing', '/assets/none.js', '/.well-known/nothing'])
      expect((await get(path)).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('says which methods an address takes', async () => {
    const { body, headers } = await agent(world.url).send('PUT', '/api/login', {});
    expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
    expect(headers.get('allow')).toBe('POST');
    expect((await agent(world.url).send('HEAD', '/health')).status).toBe(200);
  });

  it('tells how far a command got, and a query waits for as much, as the document says', async () => {
    const { headers, body } = await agent(world.url).get('/.well-known/openapi.json');
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      '*',
      'public, max-age=300',
    ]);
    type Operation = { responses: Record<string, { headers?: object }>; parameters?: { name: string }[] };
    const { paths } = body as unknown as { paths: Record<string, Record<string, Operation>> };
    expect(paths['/intake']?.['post']?.responses['201']?.headers).toHaveProperty('Witan-Position');
    expect(paths['/api/my-cases']?.['get']?.parameters?.map(({ name }) => name)).toContain('Witan-Position');
    expect(paths['/health']?.['get']?.responses['200']?.headers).toBeUndefined();
    const me = await person(world.url);
    const login = await me.post('/api/login', { email: me.email, password });
    const logout = await me.post('/api/logout');
    expect(
      (await agent(world.url).post('/api/signup', { email: newEmail(), password })).headers.get('witan-position'),
    ).toMatch(/^\d+$/);
    expect(login.headers.get('witan-position')).toMatch(/^\d+$/);
    // No fact of the account.
    expect([logout.status, logout.headers.get('witan-position')]).toEqual([204, null]);
  });

  it('ends the connection of a body that is too large, announced or not', async () => {
    const big = new Blob(['x'.repeat(600_000)]);
    for (const body of [big, big.stream()]) {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
      const { status, headers } = await fetch(`${world.url}/api/login`, options);
      expect([status, headers.get('connection')]).toEqual([413, 'close']);
    }
  });

  it('of health is as contracted', async () => {
    expect((await agent(world.url).get('/health')).body).toEqual({ status: 'ok', service: 'witan' });
    expect((await agent(world.url).get('/health/ready')).body).toMatchObject({ parts: { events: true } });
  });
});

describe('limits', () => {
  it('stop the eleventh wrong password before it is hashed, and a good one starts over', async () => {
    const me = await person(world.url);
    const tryOnce = (secret: string) => agent(world.url).post('/api/login', { email: me.email, password: secret });
    for (let i = 0; i < 9; i++) expect((await tryOnce('wrong')).status).toBe(401);
    expect((await tryOnce(password)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await tryOnce('wrong')).status).toBe(401);
    const { status, headers, body } = await tryOnce(password);
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leave the way in open to others, however often one address of the net tries an account', async () => {
    const behind = await startWorld({ proxies: 1 });
    const me = await person(behind.url);
    const tryFrom = (address: string, secret: string) =>
      agent(behind.url).post('/api/login', { email: me.email, password: secret }, { 'x-forwarded-for': address });
    const statuses = [];
    for (let i = 0; i < 120; i++) statuses.push((await tryFrom(`198.51.100.${i}, 192.0.2.1`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await tryFrom('192.0.2.2', password)).status).toBe(200);
    await behind.stop();
  });

  it('stop sign-ups of one address of the net', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 305 && statuses.at(-1) !== 429; i++)
      statuses.push((await agent(world.url).post('/api/signup', { email: signUp.email, password })).status);
    expect(statuses.at(-1)).toBe(429);
    const spoofed = { 'x-forwarded-for': '203.0.113.9' };
    expect((await agent(world.url).post('/api/signup', { email: newEmail(), password }, spoofed)).status).toBe(429);
  });
});
