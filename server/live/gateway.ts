import type { Server as HttpServer, IncomingMessage } from 'node:http';

import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';

import type { AccountAuth, ClientToServer, GoneReason, ServerToClient, WatchAuth } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { type Audience, redact } from '../../shared/views/redact.ts';
import { callerAddress } from '../net/callerAddress.ts';
import type { CaseFeed } from './caseFeed.ts';
import { type Viewer, roleIn } from './cases.ts';
import type { Feeds } from './feeds.ts';
import { type Line, cut, sent } from './line.ts';
import { type Openings, type Release } from './openings.ts';
import { type Spoken, type Whispers, createWhispers } from './whispers.ts';

type Role = 'owner' | 'auditor' | 'watcher';
export type GatewaySession = { readonly accountId: string; readonly sessionId: string };
type Data = { session: GatewaySession | null; viewer: Viewer };
type Io = Server<ClientToServer, ServerToClient, Record<string, never>, Data>;
type Peer = Socket<ClientToServer, ServerToClient, Record<string, never>, Data>;

export type GatewayNeeds = {
  readonly feeds: Feeds;
  readonly sessionOf: (request: IncomingMessage) => Promise<GatewaySession | null>;
  /** Address of an account in its normal form: auditors are invited by address. */
  readonly emailOf: (accountId: string) => Promise<string>;
  /** Those of these sessions that are still open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onSessionsEnded: (listener: (sessionIds: readonly string[]) => void) => void;
  /** Whether a request may open a socket, by its `Origin`. */
  readonly fromHome: (request: IncomingMessage) => boolean;
  readonly openings: Openings;
  /** How many proxies in front are believed about where a request comes from. */
  readonly proxies: number;
  /** Messages a viewer may leave unread before it is sent away to resume later; 200 unless told. */
  readonly unread?: number;
  readonly log: Logger;
};

export type Gateway = {
  /** Words of a seat that is speaking, for whoever watches. Never a ballot: it is sealed. Returns at once. */
  readonly whisper: (caseId: string, spoken: Spoken) => void;
  readonly close: () => Promise<void>;
};

const page = 200;
/** Pages of older events that may be asked for before the first has come. */
const askedAhead = 8;
const olderPage = 200;
const keyframeEvery = 2000;

/**
 * The live gateway. Facts go to two rooms of each case, one for each audience, encoded once; whispers in at most one frame
 * per tick, before the facts of that tick (a volatile frame after a fact is lost); whoever reads too slowly is sent away and
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
  const cases = new Map<string, Whispers>();
  const whispersOf = (caseId: string) => {
    let whispers = cases.get(caseId);
    if (!whispers) cases.set(caseId, (whispers = createWhispers()));
    return whispers;
  };
  const served = new WeakSet<CaseFeed>();

  let dashboards = 0;
  io.on('connection', (socket) => {
    void receive(socket).catch((error: unknown) => {
      // Closing the transport, unlike a refusal, makes the client try again.
      log.warn({ err: error }, 'a viewer could not be served');
      socket.conn.close(true);
    });
  });

  async function receive(socket: Peer) {
    const auth = socket.handshake.auth as Partial<WatchAuth & AccountAuth>;
    if (!hold(socket, needs.openings.byAddress(callerAddress(socket.request, needs.proxies)))) return;
    const session = await needs.sessionOf(socket.request);
    if (session && !hold(socket, needs.openings.byAccount(session.accountId))) return;
    const viewer = session && { accountId: session.accountId, email: await needs.emailOf(session.accountId) };
    socket.data = { session, viewer };
    if (session) void socket.join(sessionRoom(session.sessionId));
    if (typeof auth.case === 'string') return watch(socket, auth as WatchAuth);
    if (!session) return leave(socket, 'signed-out');
    void socket.join(accountRoom(session.accountId));
    dashboards++;
    socket.on('disconnect', () => dashboards--);
  }

  async function watch(socket: Peer, { case: caseId, after, tail }: WatchAuth) {
    const opened = /^[\w-]{1,100}$/.test(caseId) ? await feeds.open(caseId) : null;
    const role = opened && roleIn(opened.feed.access(), socket.data.viewer);
    if (!opened || !role || !socket.connected) {
      opened?.release();
      return leave(socket, 'not-found');
    }
    const { feed, release } = opened;
    socket.on('disconnect', release);
    serve(feed);

    const audience = audienceOf(role);
    const mayStay = () => roleIn(feed.access(), socket.data.viewer) !== null;
    const seen = (events: readonly Recorded<CaseEvent>[]) =>
      events.map((event) => redact(event, audience, feed.known()));
    // One page after the other, each when the one before has left: whoever reads slowly waits for nobody but themselves.
    let asked = 0;
    let older = Promise.resolve();
    socket.on('back', (before, reply) => {
      if (typeof reply !== 'function' || !Number.isInteger(before) || before <= 0) return;
      if (!mayStay()) return leave(socket, 'closed');
      if (++asked > askedAhead) return cut(socket.conn as unknown as Line);
      const from = Math.max(0, before - olderPage);
      older = older.then(async () => {
        const events = await feed.read(from, before - from).catch(() => null);
        if (events) reply(seen(events));
        else socket.conn.close(true);
        await sent(socket.conn as unknown as Line);
        asked--;
      });
    });

    let last = Number.isInteger(after) && after >= -1 ? after : -1;
    if (last === -1 && Number.isInteger(tail) && (tail as number) > 0 && feed.head() >= (tail as number)) {
      const standing = feed.standing(audience);
      socket.emit('standing', standing);
      last = Math.max(-1, standing.revision - (tail as number));
    }
    while (socket.connected) {
      const events = feed.after(last, page) ?? (await feed.read(last + 1, page));
      if (!mayStay()) return leave(socket, 'closed');
      // From here to the join nothing is awaited: what the feed takes in later reaches the room, what it has was just sent.
      if (events.length === 0) {
        void socket.join(caseRoom(caseId, audience));
        socket.emit('live', { head: feed.head(), as: role });
        socket.emit('fr', whispersOf(caseId).keyframe(Date.now()));
        return;
      }
      await socket.timeout(20_000).emitWithAck('evs', seen(events));
      last = events.at(-1)?.revision ?? last;
    }
  }

  /** From the first viewer on, the feed's events go to the rooms. */
  function serve(feed: CaseFeed) {
    if (served.has(feed)) return;
    served.add(feed);
    const { caseId } = feed;
    feed.onEvent((event) => {
      for (const audience of ['owner', 'watcher'] as const)
        io.local.to(caseRoom(caseId, audience)).emit('ev', redact(event, audience, feed.known()));
      if (event.type === 'WatchLinkClosed') {
        const room = io.local.in(caseRoom(caseId, 'watcher'));
        room.emit('gone', 'closed');
        room.disconnectSockets(true);
      }
      if (event.type === 'CaseErased')
        for (const audience of ['owner', 'watcher'] as const) {
          const room = io.local.in(caseRoom(caseId, audience));
          room.emit('gone', 'not-found');
          room.disconnectSockets(true);
        }
    });
  }

  feeds.onEvent((caseId, event) => {
    cases.get(caseId)?.settle(event, Date.now());
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

  const frames = setInterval(() => tick(), 50);
  let ticks = 0;
  let lastKeyframe = 0;
  function tick() {
    ticks++;
    const now = Date.now();
    const fps = Math.min(20, Math.max(4, (0.6 * 80_000) / Math.max(1, io.engine.clientsCount)));
    if (ticks % Math.round(20 / fps) !== 0) return;
    const isKey = now - lastKeyframe >= keyframeEvery;
    if (isKey) lastKeyframe = now;
    for (const [caseId, whispers] of cases) {
      const frame = isKey ? whispers.keyframe(now) : whispers.next();
      if (frame) io.local.to([caseRoom(caseId, 'owner'), caseRoom(caseId, 'watcher')]).volatile.emit('fr', frame);
      // The keyframe without words has told everybody that nothing is being said.
      if (isKey && whispers.empty()) cases.delete(caseId);
    }
  }
  const evicting = setInterval(() => {
    for (const { conn } of io.of('/').sockets.values())
      if ((conn as unknown as Line).writeBuffer.length > (needs.unread ?? 200)) cut(conn as unknown as Line);
  }, 500);
  const checking = setInterval(() => {
    const ids = [...io.of('/').sockets.values()].flatMap(({ data }) => (data.session ? [data.session.sessionId] : []));
    if (ids.length === 0) return;
    void needs.openSessions([...new Set(ids)]).then(
      (open) => signOut(ids.filter((id) => !open.has(id))),
      (error: unknown) => log.warn({ err: error }, 'sessions could not be checked'),
    );
  }, 15_000);
  for (const timer of [frames, evicting, checking]) timer.unref();

  const signOut = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) {
      const room = io.local.in(sessionRoom(id));
      room.emit('gone', 'signed-out');
      room.disconnectSockets(true);
    }
  };
  needs.onSessionsEnded(signOut);

  return {
    whisper: (caseId, spoken) => whispersOf(caseId).hear(spoken, Date.now()),
    close() {
      for (const timer of [frames, evicting, checking]) clearInterval(timer);
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
  'StageEntered',
  'ClarificationAsked',
  'ClarificationAnswered',
  'ClarificationAssumed',
  'RecommendationDrafted',
  'ReportIssued',
  'CaseFailed',
  'CaseRetried',
  'CaseCancelled',
  'CaseErased',
  'WatchLinkOpened',
  'WatchLinkClosed',
]);

const audienceOf = (role: Role): Audience => (role === 'watcher' ? 'watcher' : 'owner');
const caseRoom = (caseId: string, audience: Audience) => `case:${audience}:${caseId}`;
const accountRoom = (accountId: string) => `account:${accountId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** The place this connection takes, freed when it ends; without one it is told so and sent away. */
const hold = (socket: Peer, place: Release | null): boolean => {
  if (!place) {
    leave(socket, 'too-many');
    return false;
  }
  // It may have ended while its session was looked up.
  if (socket.connected) socket.on('disconnect', place);
  else place();
  return socket.connected;
};

const leave = (socket: Peer, reason: GoneReason): void => {
  socket.emit('gone', reason);
  socket.disconnect(true);
};
