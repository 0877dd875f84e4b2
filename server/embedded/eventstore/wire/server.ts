import { createServer, type Http2Session, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Call } from './call.ts';
import { code } from './status.ts';

export type Handler = (call: Call) => void;

export type GrpcServer = { readonly port: number; readonly stop: () => Promise<void> };

/** As on the real server: the 101st call of a connection waits until another one ends. */
const OPEN_CALLS = 100;
const WINDOW = 1 << 20;
const PING_MS = 10_000;
const GOODBYE_MS = 2_000;

/** gRPC over HTTP/2 without TLS on the loopback interface. `methods` maps `/package.Service/Method` to its handler. */
export async function serveGrpc(port: number, methods: ReadonlyMap<string, Handler>): Promise<GrpcServer> {
  const sessions = new Set<Http2Session>();
  const calls = new Set<Call>();
  const server = createServer({
    settings: { maxConcurrentStreams: OPEN_CALLS, initialWindowSize: WINDOW },
    maxSessionMemory: 1_000,
    // Cancelled reads are everyday business here, not an attack.
    streamResetBurst: 1e9,
    streamResetRate: 1e9,
    noDelay: true,
  } as Parameters<typeof createServer>[0]);
  server.on('session', (session) => {
    sessions.add(session);
    session.setLocalWindowSize(16 * WINDOW);
    const stopPinging = keepAlive(session);
    session.on('error', () => session.destroy());
    session.on('close', () => {
      stopPinging();
      sessions.delete(session);
    });
  });
  server.on('stream', (stream, headers) => {
    const handler = methods.get(headers[':path'] ?? '');
    const call = new Call(stream, headers);
    calls.add(call);
    stream.on('close', () => calls.delete(call));
    if (!isGrpc(headers)) refuse(stream);
    else if (handler) call.guard(() => handler(call));
    else call.end(code.unimplemented, `Service is unimplemented: ${headers[':path']}`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server, sessions, calls),
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

/** Takes no new call, ends the open ones with CANCELLED, and closes once that has been sent. */
async function stop(
  server: ReturnType<typeof createServer>,
  sessions: Set<Http2Session>,
  calls: Set<Call>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const call of calls) call.end(code.cancelled, 'The server is shutting down.');
  for (const session of sessions) session.close();
  const force = setTimeout(() => {
    for (const session of sessions) session.destroy();
  }, GOODBYE_MS);
  await closed;
  clearTimeout(force);
}
