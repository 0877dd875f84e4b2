import {
  createServer,
  type Http2Server,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Call } from './call.ts';
import { code } from './status.ts';

export type Handler = (call: Call) => void;

export type GrpcServer = { readonly port: number; readonly stop: () => Promise<void> };

/**
 * As on the real server: the 101st call of a connection waits until another one ends. They are kept waiting here and not by
 * HTTP/2 itself, because Node refuses a stream that comes in together with the end of another one.
 */
const OPEN_CALLS = 100;
const OPEN_STREAMS = 10_000;
const WINDOW = 1 << 20;
const PING_MS = 10_000;
const GOODBYE_MS = 1_000;

/**
 * gRPC over HTTP/2 without TLS on the loopback interface. `methods` maps `/package.Service/Method` to its handler; calls that are
 * not admitted are UNAUTHENTICATED.
 */
export async function serveGrpc(
  port: number,
  methods: ReadonlyMap<string, Handler>,
  admits: (headers: IncomingHttpHeaders) => boolean,
): Promise<GrpcServer> {
  const sessions = new Set<Http2Session>();
  const calls = new Set<Call>();
  let stopping = false;
  const server = createServer({
    settings: { maxConcurrentStreams: OPEN_STREAMS, initialWindowSize: WINDOW },
    maxSessionMemory: 1_000,
    // Cancelled reads are everyday business here, not an attack.
    streamResetBurst: 1e9,
    streamResetRate: 1e9,
    noDelay: true,
  } as Parameters<typeof createServer>[0]);
  server.on('session', (session) => {
    if (stopping) return session.destroy();
    sessions.add(session);
    session.setLocalWindowSize(16 * WINDOW);
    const stopPinging = keepAlive(session);
    session.on('stream', limited(begin));
    session.on('error', () => session.destroy());
    session.on('close', () => {
      stopPinging();
      sessions.delete(session);
    });
  });
  const begin: Begin = (stream, headers) => {
    const call = new Call(stream, headers);
    calls.add(call);
    stream.on('close', () => calls.delete(call));
    const handler = methods.get(headers[':path'] ?? '');
    if (handler && !admits(headers))
      call.end(code.unauthenticated, 'expected the key of this node, found none or another one');
    else if (handler) call.guard(() => handler(call));
    else call.end(code.unimplemented, `Service is unimplemented: ${headers[':path']}`);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    port: (server.address() as AddressInfo).port,
    stop: () => {
      stopping = true;
      return stop(server, sessions, calls);
    },
  };
}

type Begin = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void;

/** Lets OPEN_CALLS of one connection begin; the others as these end. */
function limited(begin: Begin): Begin {
  const waiting: (() => void)[] = [];
  let open = 0;
  const start = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void => {
    if (stream.destroyed) return next();
    open++;
    stream.once('close', () => {
      open--;
      next();
    });
    begin(stream, headers);
  };
  const next = (): void => waiting.shift()?.();
  return (stream, headers) => {
    if (!isGrpc(headers)) refuse(stream);
    else if (open < OPEN_CALLS) start(stream, headers);
    else {
      stream.on('error', () => undefined);
      waiting.push(() => start(stream, headers));
    }
  };
}

const isGrpc = (headers: IncomingHttpHeaders): boolean =>
  (headers['content-type'] ?? '').startsWith('application/grpc');

function refuse(stream: ServerHttp2Stream): void {
  stream.respond({ ':status': 415 }, { endStream: true });
}

/** Ends a connection whose other end has fallen silent; returns how to stop. */
function keepAlive(session: Http2Session): () => void {
  const timer = setInterval(() => {
    const dead = setTimeout(() => session.destroy(), PING_MS);
    const sent = !session.destroyed && session.ping(() => clearTimeout(dead));
    if (!sent) clearTimeout(dead);
    dead.unref();
  }, PING_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Ends the open calls, says goodbye, and lets the clients hang up: closing first would make the system throw away what they have
 * not read yet if they are still sending.
 */
async function stop(server: Http2Server, sessions: Set<Http2Session>, calls: Set<Call>): Promise<void> {
  for (const call of calls) call.end(call.whenStopped, 'The server is shutting down.');
  for (const session of sessions) session.goaway();
  const patience = performance.now() + GOODBYE_MS;
  while (sessions.size > 0 && performance.now() < patience) await delay(10);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const session of sessions) session.destroy();
  await closed;
}
