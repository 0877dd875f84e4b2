import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { pino } from 'pino';
import { type Socket, io } from 'socket.io-client';

import { fromHome, ownOrigins } from '../../../server/platform/http/origin.ts';
import { createCases } from '../../../server/cases/foldedCases.ts';
import { createFeeds } from '../../../server/live/feeds.ts';
import { startGateway } from '../../../server/live/gateway.ts';
import { createConnectionLimits } from '../../../server/live/connectionLimits.ts';
import type { NewEvent, Store } from '../../../server/platform/store/store.ts';
import type { ClientToServer, LiveAuth, ServerToClient } from '../../../shared/api/live.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type Debate, type Seen, evolveDebate, noDebate } from '../../../shared/views/debate/debate.ts';

export type Live = Awaited<ReturnType<typeof startLive>>;
export type Viewer = Socket<ServerToClient, ClientToServer>;

/**
 * The gateway on a real port over a store. Who connects is said by the `who` header (`account/session`): sessions themselves
 * are tested with HTTP.
 */
export async function startLive(
  given: Store<WitanEvent>,
  { unread = 200, perAccount = 10_000, perAddress = 10_000 } = {},
) {
  const store = given as unknown as Store<CaseEvent>;
  const log = pino({ level: 'silent' });
  const ended: ((ids: readonly string[]) => void)[] = [];
  let port = 0;

  const start = async () => {
    const server: Server = createServer((_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    const own = ownOrigins(`http://localhost:${port}`);
    const cases = createCases(store);
    const feeds = createFeeds({ store, cases, log });
    const gateway = startGateway(server, {
      feeds,
      sessionOf: async ({ headers }) => {
        const [accountId, sessionId] = String(headers['who'] ?? '').split('/');
        return accountId && sessionId ? { accountId, sessionId } : null;
      },
      viewerOf: async (accountId) => ({ accountId, email: `${accountId}@example.org`, proven: true }),
      openSessions: async (ids) => new Set(ids),
      onSessionsEnded: (listener) => void ended.push(listener),
      fromHome: ({ headers }) => fromHome(headers, own),
      connectionLimits: createConnectionLimits({ perAccount, perAddress }),
      proxies: 1,
      unread,
      log,
    });
    const stop = async () => {
      await gateway.close();
      await feeds.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    const connections = () => promisify(server.getConnections.bind(server))();
    return { gateway, connections, stop };
  };
  let running = await start();

  return {
    url: () => `http://127.0.0.1:${port}`,
    append: (caseId: string, events: readonly CaseEvent[], expected: number) =>
      store.append(
        caseStream(caseId),
        events.map((event, i) => asNew(event, caseId, expected + 1 + i)),
        expected,
      ),
    publishDelta: (...args: Parameters<typeof running.gateway.publishDelta>) => running.gateway.publishDelta(...args),
    endSession: (id: string) => {
      for (const listener of ended) listener([id]);
    },
    async restart() {
      await running.stop();
      running = await start();
    },
    /** Lines that are open, as the server sees it. */
    connections: () => running.connections(),
    stop: () => running.stop(),
  };
}

const asNew = (event: CaseEvent, caseId: string, i: number): NewEvent<CaseEvent> => ({
  ...event,
  id: idOf(caseId, i),
  actor: 'panel',
  correlation: caseId,
  causation: null,
});

export const connect = (
  url: string,
  auth: (() => LiveAuth) | LiveAuth,
  { who = '', headers = {} }: { who?: string; headers?: Record<string, string> } = {},
): Viewer =>
  io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    auth: (send) => send(typeof auth === 'function' ? auth() : auth),
    extraHeaders: { ...(who && { who }), ...headers },
  });

/** A client by the contract: drops what it has, applies the next, reconnects on a gap; keeps what went wrong. */
export function follower(url: string, caseId: string, who: string, tail?: number) {
  const seen: Seen[] = [];
  let snapshot: Debate | null = null;
  let debate = noDebate;
  let last = -1;
  let gaps = 0;
  let cuts = 0;
  const socket = connect(url, () => ({ case: caseId, after: last, ...(tail !== undefined && { tail }) }), { who });
  const apply = (event: Seen) => {
    if (event.revision <= last) return;
    if (last >= 0 && event.revision !== last + 1) {
      gaps++;
      socket.disconnect().connect();
      return;
    }
    last = event.revision;
    seen.push(event);
    if (event.revision > debate.revision) debate = evolveDebate(debate, event);
  };
  socket.on('evs', (page, acknowledge) => {
    for (const event of page) apply(event);
    acknowledge();
  });
  socket.on('snapshot', (given) => {
    snapshot = given;
    debate = { ...given, transcript: debate.transcript };
  });
  socket.on('ev', apply);
  socket.on('disconnect', () => cuts++);
  return {
    socket,
    seen,
    snapshot: () => snapshot,
    debate: () => debate,
    last: () => last,
    gaps: () => gaps,
    cuts: () => cuts,
  };
}
