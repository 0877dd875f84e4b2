import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Logger } from 'pino';

import { problems } from '../../shared/api/problems.ts';
import { createApp } from './app.ts';
import type { AppNeeds } from './appNeeds.ts';
import { fromHome, ownOrigins } from '../platform/http/origin.ts';
import type { Feeds } from '../live/feeds.ts';
import { type Gateway, startGateway } from '../live/gateway.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { requestsUnderWay } from '../platform/http/underWay.ts';
import { withConfigError } from '../platform/config/configurationError.ts';

type Address = { readonly port: number; readonly host: string };
type Needs = AppNeeds & {
  readonly feeds: Feeds;
  /** `GET /metrics`, which is no part of what is published. */
  readonly metrics: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

type Listening = {
  readonly server: Server;
  readonly port: number;
  /** Resolves once everybody who asked so far has an answer, within `answerMs`. */
  readonly answered: () => Promise<void>;
};

/** The longest that a request is waited for when the process stops. */
export const answerMs = 10_000;

/** Listens before anything is built, because the addresses in e-mails and replies name the port. 503 until it is opened. */
export async function listen({ port, host }: Address): Promise<Listening> {
  const server = createServer();
  const underWay = requestsUnderWay(server);
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  server.on('request', notYet);
  await withConfigError('HOST and PORT', 'an address of this machine, and a port that is free (0: any)', async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return { server, port: (server.address() as AddressInfo).port, answered: () => underWay(answerMs) };
}

/** Read models may be rebuilt before the first answer: a liveness check must not end it for that. */
const notYet = ({ url }: IncomingMessage, response: ServerResponse) => {
  const isLiveness = url === '/health/live';
  const body = isLiveness
    ? { status: 'ok', service: 'witan' }
    : { title: problems['not-ready'].title, status: 503, detail: 'The service is starting.', code: 'NOT_READY' };
  response
    .writeHead(isLiveness ? 200 : 503, {
      'Content-Type': isLiveness ? 'application/json' : 'application/problem+json',
      'Cache-Control': 'no-store',
      // A browser ignores the first where it opens a page; by the second it asks again.
      ...(!isLiveness && { 'Retry-After': '1', Refresh: '1' }),
    })
    .end(JSON.stringify(body));
};

/** HTTP and the live gateway on one server. */
export function openWeb(server: Server, needs: Needs, lifecycle: Lifecycle, log: Logger): Gateway {
  const { feeds, sessions, accounts, publicUrl, connectionLimits, proxies, metrics } = needs;
  const app = createApp(needs);
  const own = ownOrigins(publicUrl);
  const answer = app.callback();
  server.off('request', notYet);
  server.on('request', (request, response) => void (request.url === '/metrics' ? metrics : answer)(request, response));
  const gateway = startGateway(server, {
    feeds,
    sessionOf: (request) => sessions.of(request),
    viewerOf: (accountId) => accounts.viewOf(accountId),
    openSessions: (ids) => sessions.open(ids),
    onSessionsEnded: (listener) => sessions.onEnded(listener),
    fromHome: (request) => fromHome(request.headers, own),
    connectionLimits,
    proxies,
    log,
  });
  lifecycle.started('web', async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await gateway.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
    await closed;
  });
  return gateway;
}
