import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';
import { pino } from 'pino';

import { agents } from '../../../projections/agents/agents.ts';
import { project } from '../../../projections/projector/projector.ts';
import { rebuild } from '../../../projections/projector/rebuild.ts';
import { waitFor } from '../../../projections/projector/waitForPosition.ts';
import { agentDecider } from '../../../server/agents/agentDecider.ts';
import { mount } from '../../../server/platform/http/mount.ts';
import { renderProblems } from '../../../server/platform/http/problem.ts';
import { indexDocument, indexRoutes } from '../../../server/agents/routes/agentRoutes.ts';
import { discovery } from '../../../server/discovery/index.ts';
import { agentStream, createIndex } from '../../../server/agents/agentIndex.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { createLeases } from '../../../server/platform/postgres/leases.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { at } from '../../support/controls.ts';
import { testDatabase } from '../../support/postgres.ts';

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** Hosts of agent cards by name: what each answers at a path (`weather/.well-known/agent.json`) can be changed at any time. */
export const cardHost = async () => {
  const answers = new Map<string, (request: IncomingMessage) => { status: number; headers?: object; body?: string }>();
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const [name = ''] = (request.headers.host ?? '').split('.');
    const answer = answers.get(`${name}${request.url ?? ''}`)?.(request) ?? { status: 404 };
    response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
  });
  const port = await listen(server);
  return {
    port,
    seen,
    /** Serves this, with its own ETag and 304. */
    serve: (path: string, body: string, etag = `"${body.length}-${path}"`) =>
      answers.set(path, (request) =>
        request.headers['if-none-match'] === etag
          ? { status: 304, headers: { etag } }
          : { status: 200, headers: { etag, 'content-type': 'application/json' }, body },
      ),
    answer: (path: string, status: number, headers: object = {}, body = '') =>
      answers.set(path, () => ({ status, headers, body })),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The index over a real PostgreSQL and real HTTP, with the event store's twin. */
export const startIndex = async (allow: readonly string[] = [], limitScale = 100) => {
  const database = await testDatabase();
  const { pool } = database;
  const store = memoryStore();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const server = createServer();
  const url = `http://localhost:${await listen(server)}`;
  const stop = new AbortController();
  const leases = createLeases(pool);
  const needs = {
    pool,
    log,
    follow: store.follow,
    read: store.read,
    hold: leases.hold,
  };
  const running = project(needs, agents, stop.signal);
  const resolve = async () => ['127.0.0.1'];
  const index = createIndex({
    pool,
    handleAgent: handle(store, agentDecider, agentStream),
    indexUrl: url,
    siteUrl: url,
    crawling: { allow, resolve },
    limitScale,
    now: clockFrom(at).now,
  });
  const routes = indexRoutes(index);
  const document = indexDocument(routes, index);
  const app = new Koa();
  app.silent = true;
  app.use(renderProblems({ siteUrl: url, log }));
  let position = -1n;
  app.use(
    mount(
      routes,
      {
        admit: async () => null,
        wrote: async (_, at) => void (position = at),
        caughtUp: async () => {},
      },
      { middleware: (_, next) => next(), secretOf: () => null },
    ),
  );
  app.use(
    discovery({
      publicUrl: url,
      siteUrl: url,
      indexUrl: url,
      version: '0.0.0',
      serviceApi: async () => document,
      indexApi: async () => document,
    }),
  );
  const serve = app.callback();
  server.on('request', (request, response) => void serve(request, response));
  const settled = async () => {
    let last = position;
    for (const stream of await streams())
      for await (const event of store.read(stream)) last = event.position > last ? event.position : last;
    if (last >= 0n) await waitFor(pool, ['agents'], last, 5_000);
  };
  const streams = async () => known.map((agentId) => agentStream(agentId));
  const known: string[] = [];
  return {
    url,
    /** Every line the application logged. */
    logged,
    index,
    pool,
    document,
    /** Reads a list, and waits until what it named can be found. */
    readSource: async (address: string) => {
      const read = await index.readSource(address);
      known.push(...read.added);
      await settled();
      return read;
    },
    /** Indexes as the operator would, and waits until it can be found. */
    add: async (address: string) => {
      const registered = await index.register(address, 'WELL_KNOWN', {
        actor: 'test',
        correlation: 't',
        causation: null,
      });
      known.push(registered.agentId);
      await settled();
      return registered.agentId;
    },
    track: (agentId: string) => void known.push(agentId),
    settled,
    get: (path: string, init: RequestInit = {}) => fetch(url + path, init),
    search: async (query: string, more = '') =>
      (await fetch(`${url}/v1/agents:search?q=${encodeURIComponent(query)}${more}`)).text(),
    events: (agentId: string) => Array.fromAsync(store.read(agentStream(agentId))),
    rebuild: () => rebuild(needs, [agents], stop.signal),
    stop: async () => {
      stop.abort();
      server.closeAllConnections();
      server.close();
      await store.close();
      await running;
      await database.drop();
    },
  };
};

export const cardText = (name: string, description: string, more: object = {}) =>
  JSON.stringify({
    name,
    description,
    version: '1.0.0',
    supportedInterfaces: [{ url: 'https://agents.example/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'main', name, description, tags: [] }],
    ...more,
  });
