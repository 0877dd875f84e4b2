import type { Server as HttpServer, IncomingMessage } from 'node:http';

import type { Logger } from 'pino';
import { Server } from 'socket.io';

import { idPattern } from '../../shared/kernel/ids.ts';
import type { AccountAuth, WatchAuth } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { redact, spokenTo } from '../../shared/views/redact.ts';
import { callerAddress } from '../platform/net/callerAddress.ts';
import type { CaseFeed } from './caseFeed.ts';
import { type Viewer, audienceOf, maySee, roleIn } from '../cases/access.ts';
import type { Feeds } from './feeds.ts';
import { startFrames } from './deltaFrames.ts';
import { connectionOf, terminate, tellInOnePiece, tellStraight } from './socketTransport.ts';
import type { ConnectionLimits, Release } from './connectionLimits.ts';
import {
  type Io,
  type ViewerSocket,
  type Session,
  accountRoom,
  caseRoom,
  leave,
  sendAway,
  sessionRoom,
} from './viewerSocket.ts';
import { streamCase } from './streamCase.ts';
import type { Spoken } from './deltas.ts';

export type GatewayNeeds = {
  readonly feeds: Feeds;
  readonly sessionOf: (request: IncomingMessage) => Promise<Session | null>;
  readonly viewerOf: (accountId: string) => Promise<Viewer>;
  /** Those of these sessions that are still open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onSessionsEnded: (listener: (sessionIds: readonly string[]) => void) => void;
  /** Whether a request may open a socket, by its `Origin`. */
  readonly fromHome: (request: IncomingMessage) => boolean;
  readonly connectionLimits: ConnectionLimits;
  /** How many proxies in front are believed about where a request comes from. */
  readonly proxies: number;
  /** Messages a viewer may leave unread before it is sent away to resume later; 200 unless told. */
  readonly unread?: number;
  readonly log: Logger;
};

export type Gateway = {
  /** Words of a seat that is speaking, for its viewers. Never a ballot: it is sealed. Returns at once. */
  readonly publishDelta: (caseId: string, spoken: Spoken) => void;
  /** Live connections of this process. */
  readonly sockets: () => number;
  readonly close: () => Promise<void>;
};

/**
 * The live gateway. Facts and partial utterances go to two rooms of each case, one for each audience, encoded once; partial utterances in at most one frame
 * per tick, before the facts of that tick (a volatile frame after a fact is lost); viewers who read too slowly are disconnected and
 * resumes by revision. Nothing here ever waits for a viewer.
 */
export function startGateway(httpServer: HttpServer, needs: GatewayNeeds): Gateway {
  const { feeds, log } = needs;
  const io: Io = new Server(httpServer, {
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    // Until it says what it wants a connection is counted nowhere.
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, needs.fromHome(request)),
  });
  tellInOnePiece(io.sockets.adapter);
  const frames = startFrames({
    send: (caseId, audience, frame) => io.local.to(caseRoom(caseId, audience)).volatile.emit('fr', frame),
    isWatched: (caseId) => io.sockets.adapter.rooms.has(caseRoom(caseId, 'watcher')),
    spokenTo(caseId, text) {
      const known = feeds.known(caseId);
      return known ? spokenTo(known, text) : '';
    },
    viewers: () => io.engine.clientsCount,
  });
  const served = new WeakSet<CaseFeed>();
  const within = (room: string) =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);

  let dashboards = 0;
  io.on('connection', (socket) => {
    tellStraight(socket.client);
    void receive(socket).catch((error: unknown) => {
      // Closing the transport, unlike a refusal, makes the client try again.
      log.warn({ err: error }, 'a viewer could not be served');
      socket.conn.close(true);
    });
  });

  async function receive(socket: ViewerSocket) {
    const auth = socket.handshake.auth as Partial<WatchAuth & AccountAuth>;
    if (!hold(socket, needs.connectionLimits.byAddress(callerAddress(socket.request, needs.proxies)))) return;
    const session = await needs.sessionOf(socket.request);
    if (session && !hold(socket, needs.connectionLimits.byAccount(session.accountId))) return;
    const viewer = session && (await needs.viewerOf(session.accountId));
    socket.data = { session, viewer };
    if (session) void socket.join(sessionRoom(session.sessionId));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `streamCase` holds the other members against what they may be
    if (typeof auth.case === 'string') return watch(socket, auth as WatchAuth);
    if (!session) return leave(socket, 'signed-out');
    if (!socket.connected) return;
    void socket.join(accountRoom(session.accountId));
    dashboards++;
    socket.on('disconnect', () => dashboards--);
  }

  async function watch(socket: ViewerSocket, auth: WatchAuth) {
    const caseId = auth.case;
    const opened = idPattern.test(caseId) ? await feeds.open(caseId) : null;
    const role = opened && roleIn(opened.feed.access(), socket.data.viewer);
    if (!opened || !role || !socket.connected) {
      opened?.release();
      return leave(socket, 'not-found');
    }
    const { feed, release } = opened;
    socket.on('disconnect', release);
    serve(feed);
    await streamCase(socket, auth, { feed, role, whole: () => frames.whole(caseId, audienceOf(role)) });
  }

  /** From the first viewer on, the feed's events go to the rooms. */
  function serve(feed: CaseFeed) {
    if (served.has(feed)) return;
    served.add(feed);
    const { caseId } = feed;
    feed.onEvent((event, opens) => {
      for (const audience of ['owner', 'watcher'] as const) {
        const room = io.local.to(caseRoom(caseId, audience));
        room.emit('ev', redact(event, audience, feed.known()));
        if (opens) room.emit('snapshot', feed.snapshot(audience));
      }
      if (event.type === 'WatchLinkClosed') sendAway(io, caseRoom(caseId, 'watcher'), 'closed');
      if (event.type === 'AuditorRemoved')
        for (const socket of within(caseRoom(caseId, 'owner')))
          if (!maySee(feed.access(), socket.data.viewer, 'owner')) leave(socket, 'not-found');
      if (event.type === 'CaseErased')
        for (const audience of ['owner', 'watcher'] as const) sendAway(io, caseRoom(caseId, audience), 'not-found');
    });
  }

  feeds.onEvent((caseId, event) => {
    frames.settle(caseId, event);
    if (dashboards === 0 || !changes.has(event.type)) return;
    const { type, revision, position } = event;
    void feeds.ownerOf(caseId).then(
      (owner) => {
        const room = io.local.to(accountRoom(owner));
        room.emit('changed', { case_id: caseId, type, revision, position: String(position) });
      },
      (error: unknown) => log.warn({ err: error }, 'a dashboard could not be told of a change'),
    );
  });

  const evicting = setInterval(() => {
    for (const { conn } of io.of('/').sockets.values())
      if (connectionOf(conn).writeBuffer.length > (needs.unread ?? 200)) terminate(connectionOf(conn));
  }, 500);
  const checking = setInterval(() => {
    const ids = [...io.of('/').sockets.values()].flatMap(({ data }) => (data.session ? [data.session.sessionId] : []));
    if (ids.length === 0) return;
    void needs.openSessions([...new Set(ids)]).then(
      (open) => signOut(ids.filter((id) => !open.has(id))),
      (error: unknown) => log.warn({ err: error }, 'sessions could not be checked'),
    );
  }, 15_000);
  for (const timer of [evicting, checking]) timer.unref();

  const signOut = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) sendAway(io, sessionRoom(id), 'signed-out');
  };
  needs.onSessionsEnded(signOut);

  return {
    publishDelta: frames.receive,
    sockets: () => io.engine.clientsCount,
    close() {
      frames.close();
      for (const timer of [evicting, checking]) clearInterval(timer);
      // Their transport closes, so clients come back by themselves and resume.
      io.engine.close();
      return Promise.resolve();
    },
  };
}

/** What a row of the dashboard shows differently afterwards. */
const changes: ReadonlySet<CaseEvent['type']> = new Set<CaseEvent['type']>([
  'CaseSubmitted',
  'CaseTriaged',
  'PanelSeated',
  'PhaseEntered',
  'ClarificationAsked',
  'ClarificationAnswered',
  'ClarificationAssumed',
  'BallotsPooled',
  'RecommendationDrafted',
  'ReportIssued',
  'CaseFailed',
  'CaseRetried',
  'CaseCancelled',
  'CaseErased',
  'CaseRenamed',
  'CaseArchived',
  'CaseRestored',
  'WatchLinkOpened',
  'WatchLinkClosed',
]);

/** The place this connection takes, freed when it ends; without one it is told so and sent away. */
const hold = (socket: ViewerSocket, place: Release | null): boolean => {
  if (!place) {
    leave(socket, 'too-many');
    return false;
  }
  // It may have ended while its session was looked up.
  if (socket.connected) socket.on('disconnect', place);
  else place();
  return socket.connected;
};
