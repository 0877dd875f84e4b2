import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type FetchOptions,
  fetchPublic,
  isPublicAddress,
  redirectOf,
} from '../../../server/platform/net/fetchPublic.ts';

const notPublic = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '0.1.2.3',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '017700000001',
  '0177.0.0.1',
  '127.0.1',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '198.18.0.1',
  '192.88.99.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::7f00:1]',
  '[::127.0.0.1]',
  '[::a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
];
const unresolved = async () => [] as string[];
const options: FetchOptions = { maxBytes: 1_000, timeoutMs: 2_000, resolve: unresolved };

describe('an address', () => {
  it.each(notPublic)('%s is refused as a literal, in whatever spelling', async (host) => {
    await expect(fetchPublic(`https://${host}/card`, options)).rejects.toMatchObject({ code: 'address-not-public' });
  });

  it.each(notPublic.filter((host) => /^\d+\.\d+\.\d+\.\d+$/.test(host) && !/(^|\.)0\d/.test(host)))(
    '%s is refused when a name resolves to it',
    async (address) => {
      const resolve = async () => ['93.184.216.34', address];
      await expect(fetchPublic('https://host.example/', { ...options, resolve })).rejects.toMatchObject({
        code: 'address-not-public',
      });
    },
  );

  it('is public when it lies in the Internet', () => {
    for (const ip of ['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '172.32.0.1'])
      expect([ip, isPublicAddress(ip)]).toEqual([ip, true]);
  });

  it('is not public when nobody can read it', () => {
    for (const ip of ['', 'localhost', 'fe80::1%eth0', '1.2.3', '999.1.1.1'])
      expect([ip, isPublicAddress(ip)]).toEqual([ip, false]);
  });

  it('was tried in at least forty forms', () => expect(new Set(notPublic).size).toBeGreaterThanOrEqual(40));
});

describe('a page', () => {
  let server: Server;
  let port = 0;
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  const big = Buffer.alloc(200_000, 'a');

  beforeAll(async () => {
    server = createServer((req, res) => {
      seen.push({ url: req.url ?? '', headers: { ...req.headers } });
      const pages: Record<string, () => unknown> = {
        '/ok': () => res.writeHead(200, { etag: '"1"' }).end('fine'),
        '/same': () => res.writeHead(req.headers['if-none-match'] === '"1"' ? 304 : 200).end(),
        '/zip': () => res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small')),
        '/bomb': () => res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(big)),
        '/big': () => res.writeHead(200).end(big),
        '/slow': () => res.writeHead(200).write('…'),
        '/inward': () => res.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data/' }).end(),
        '/plain': () => res.writeHead(302, { location: 'http://public.example/' }).end(),
        '/name': () => res.writeHead(302, { location: 'https://inside.example/' }).end(),
        '/hop': () => res.writeHead(307, { location: '/ok' }).end(),
        '/loop': () => res.writeHead(302, { location: '/loop' }).end(),
        '/abroad': () => res.writeHead(302, { location: `http://other.example:${port}/ok` }).end(),
      };
      (pages[req.url ?? ''] ?? (() => res.writeHead(404).end()))();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const local = () => `http://127.0.0.1:${port}`;
  const allowed = (more: Partial<FetchOptions> = {}): FetchOptions => ({ ...options, allow: [local()], ...more });

  it('that only redirects tells where it leads, and is not followed', async () => {
    const before = seen.length;
    expect(await redirectOf(`${local()}/hop`, allowed())).toBe(`${local()}/ok`);
    expect(await redirectOf(`${local()}/ok`, allowed())).toBeNull();
    expect(seen.slice(before).map(({ url }) => url)).toEqual(['/hop', '/ok']);
  });

  it.each(['/inward', '/plain', '/name'])('that redirects inward (%s) leads nowhere', async (path) => {
    const resolve = async () => ['10.0.0.1'];
    await expect(redirectOf(`${local()}${path}`, allowed({ resolve }))).rejects.toThrow(/not public|https/u);
  });

  it('is given with its status, headers and bytes', async () => {
    const page = await fetchPublic(`${local()}/ok`, allowed());
    expect({ ...page, body: Buffer.from(page.body).toString() }).toMatchObject({
      status: 200,
      url: `${local()}/ok`,
      headers: { etag: '"1"' },
      body: 'fine',
      redirects: [],
    });
  });
  it('is only allowed at the very origin that was named', async () => {
    await expect(fetchPublic(`http://localhost:${port}/ok`, allowed())).rejects.toMatchObject({ code: 'not-https' });
    await expect(fetchPublic(`${local()}/ok`, options)).rejects.toMatchObject({ code: 'not-https' });
  });
  it('may be unchanged', async () => {
    const page = await fetchPublic(`${local()}/same`, allowed({ headers: { 'if-none-match': '"1"' } }));
    expect([page.status, page.body.length]).toEqual([304, 0]);
  });
  it('is unpacked', async () => {
    const page = await fetchPublic(`${local()}/zip`, allowed());
    expect(Buffer.from(page.body).toString()).toBe('small');
  });
  it.each(['/big', '/bomb'])('%s is refused for its size', async (path) => {
    await expect(fetchPublic(local() + path, allowed())).rejects.toMatchObject({ code: 'too-large' });
  });
  it('is refused when it takes too long', async () => {
    await expect(fetchPublic(`${local()}/slow`, allowed({ timeoutMs: 150 }))).rejects.toMatchObject({
      code: 'timeout',
    });
  });
  it('is refused when its name takes too long to resolve', async () => {
    const resolve = () => Promise.withResolvers<string[]>().promise;
    await expect(fetchPublic('https://slow.example/', { ...options, timeoutMs: 100, resolve })).rejects.toMatchObject({
      code: 'timeout',
    });
  });
  it('stops when the caller does', async () => {
    const stop = new AbortController();
    const page = fetchPublic(`${local()}/slow`, allowed({ signal: stop.signal }));
    stop.abort(new Error('enough'));
    await expect(page).rejects.toThrow('enough');
  });
  it('follows redirects and says where', async () => {
    const page = await fetchPublic(`${local()}/hop`, allowed());
    expect([page.status, page.url, page.redirects]).toEqual([200, `${local()}/ok`, [`${local()}/ok`]]);
  });
  it('is refused when it redirects inward, to plain http, or to a name that lies inside', async () => {
    const resolve = async (name: string) => (name === 'inside.example' ? ['10.0.0.7'] : ['93.184.216.34']);
    const codes = ['/inward', '/plain', '/name'].map((path) =>
      fetchPublic(local() + path, allowed({ resolve })).catch((error: { code: string }) => error.code),
    );
    expect(await Promise.all(codes)).toEqual(['address-not-public', 'not-https', 'address-not-public']);
  });
  it('is refused after too many redirects', async () => {
    await expect(fetchPublic(`${local()}/loop`, allowed())).rejects.toMatchObject({ code: 'too-many-redirects' });
  });
  it('does not take our credentials to another origin', async () => {
    seen.length = 0;
    const allow = [local(), `http://other.example:${port}`];
    const headers = { authorization: 'Bearer x', accept: 'application/json' };
    await fetchPublic(`${local()}/abroad`, allowed({ allow, headers, resolve: async () => ['127.0.0.1'] }));
    expect(seen.map(({ headers }) => headers['authorization'])).toEqual(['Bearer x', undefined]);
    expect(seen[1]?.headers).toMatchObject({ accept: 'application/json', host: `other.example:${port}` });
  });
  it('is read from the address that was checked, whatever the name says a moment later', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return answers.shift() ?? [];
    };
    const allow = [`http://rebind.example:${port}`];
    const page = await fetchPublic(`http://rebind.example:${port}/ok`, { ...options, allow, resolve });
    expect([page.status, asked]).toEqual([200, ['rebind.example']]);
  });
  it('is refused when a rebinding name turns inward on the redirect', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const resolve = async () => answers.shift() ?? [];
    const allow = [`http://twice.example:${port}`];
    await expect(
      fetchPublic(`http://twice.example:${port}/name`, { ...options, allow, resolve }),
    ).rejects.toMatchObject({ code: 'address-not-public' });
  });
  it('is refused with credentials in its address, or without one', async () => {
    for (const url of ['https://user:pass@host.example/', 'nonsense', '/relative', 'https://'])
      await expect(fetchPublic(url, options)).rejects.toMatchObject({ code: 'bad-url' });
    for (const url of ['ftp://host.example/', 'gopher://host.example/'])
      await expect(fetchPublic(url, options)).rejects.toMatchObject({ code: 'not-https' });
    for (const url of ['file:///etc/passwd', 'data:text/plain,x'])
      await expect(fetchPublic(url, options)).rejects.toMatchObject({ code: 'bad-url' });
  });
});
