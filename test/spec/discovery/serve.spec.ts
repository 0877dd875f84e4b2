import Koa from 'koa';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { serveDocuments } from '../../../server/discovery/serve.ts';

const app = new Koa();
app.use(serveDocuments(async () => ({ '/docs/': { type: 'text/html', body: 'docs' } })));
const answer = app.callback();
const server = createServer((request, response) => void answer(request, response));
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = async (path: string) => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

it('leads from a folder of documentation without its slash to the page', async () => {
  expect(await get('/docs/')).toEqual([200, null]);
  expect(await get('/docs?q=1')).toEqual([301, '/docs/?q=1']);
  expect(await get('/other')).toEqual([404, null]);
});
