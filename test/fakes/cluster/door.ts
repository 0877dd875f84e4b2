import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
  connect,
  constants,
  createServer,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

import { framed } from '../../../server/platform/eventstore-node/wire/output.ts';
import { readReadRequest } from '../../../server/platform/eventstore-node/wire/readRequest.ts';
import { type LiveReaders, type Refused, isTooSlow } from './liveReaders.ts';

const STREAMS = '/event_store.client.streams.Streams/';
const GOSSIP = '/event_store.client.gossip.Gossip/Read';

export type MemberState = 'leader' | 'follower' | 'unknown';

type Needs = {
  /** Port of the node that has the events. */
  readonly node: number;
  readonly state: () => MemberState;
  /** Port of the door that leads, if any does. */
  readonly leader: () => number | null;
  /** `ClusterInfo`, as Gossip.Read answers. */
  readonly gossip: () => Buffer;
  /** Whether a record begins at this position, or none comes after it. */
  readonly isPosition: (commit: bigint) => Promise<boolean>;
  readonly live: LiveReaders;
};
export type Door = {
  readonly port: number;
  /** It leads no more: what it was asked as a leader ends. */
  readonly resign: () => void;
  readonly close: () => Promise<void>;
};
const notReady: Refused = { code: 14, text: 'Server Is Not Ready' };
type Open = Set<(refused: Refused) => void>;

/** One member of the cluster: it answers gossip itself, refuses what it may not answer, and passes all else to the node. */
export async function openDoor(needs: Needs): Promise<Door> {
  const sessions = new Set<{ destroy: () => void }>();
  const open: Open = new Set();
  const server = createServer({ settings: { maxConcurrentStreams: 10_000, initialWindowSize: 1 << 20 } });
  server.on('session', (session) => {
    const onward = connect(`http://127.0.0.1:${needs.node}`);
    for (const [one, other] of [
      [session, onward],
      [onward, session],
    ] as const) {
      sessions.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sessions.delete(one);
        other.destroy();
      });
    }
    session.on('stream', (stream, headers) => {
      stream.on('error', () => undefined);
      void answer(needs, stream, headers, onward, open);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    resign() {
      for (const end of open) end(notReady);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}

async function answer(
  needs: Needs,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  onward: ClientHttp2Session,
  open: Open,
) {
  const path = headers[':path'] ?? '';
  if (path === GOSSIP) return say(stream, needs.gossip());
  if (!path.startsWith(STREAMS)) return pass(stream, headers, onward, open);
  const refused = refusalOf(needs, headers);
  if (refused) return refuse(stream, refused);
  if (path !== `${STREAMS}Read`) return pass(stream, headers, onward, open);
  const asked = await firstMessage(stream);
  if (!asked || stream.destroyed) return;
  const { count, stream: named, from } = readReadRequest(asked.subarray(5));
  if (count !== undefined || named) return pass(stream, headers, onward, open, asked);
  const isPosition = typeof from === 'string' || (await needs.isPosition(BigInt(from)));
  if (!isPosition) return refuse(stream, { code: 2, text: 'Exception was thrown by handler.' });
  pass(stream, headers, onward, open, asked, needs.live);
}

/** As ClusterVNodeController does: who knows of no leader answers nothing; who is none answers nothing that requires it. */
function refusalOf({ state, leader }: Needs, headers: IncomingHttpHeaders): Refused | null {
  const port = leader();
  if (state() === 'unknown' || port === null) return notReady;
  if (state() === 'leader' || headers['requires-leader'] === undefined) return null;
  const trailers = {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(port),
  };
  return { code: 5, text: `Leader info available at 127.0.0.1:${port}`, trailers };
}

const replyHeaders = { ':status': 200, 'content-type': 'application/grpc' };
const trailersOf = ({ code, text, trailers }: Refused): OutgoingHttpHeaders => ({
  'grpc-status': String(code),
  'grpc-message': encodeURI(text),
  ...trailers,
});

const refuse = (stream: ServerHttp2Stream, refused: Refused): void => {
  stream.resume();
  if (!stream.destroyed) stream.respond({ ...replyHeaders, ...trailersOf(refused) }, { endStream: true });
};

const say = (stream: ServerHttp2Stream, message: Buffer): void => {
  stream.resume();
  stream.respond(replyHeaders, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(framed(message));
};

/** The request of a read, with its frame; null when its sender went away before. */
async function firstMessage(stream: ServerHttp2Stream): Promise<Buffer | null> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length >= 5 && bytes.length >= 5 + bytes.readUInt32BE(1)) return bytes;
    }
  } catch {
    return null;
  }
  return null;
}

/** Hands a call on to the node and its answer back; what is live is watched for its reader being too slow. */
function pass(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  onward: ClientHttp2Session,
  open: Open,
  asked?: Buffer,
  live?: LiveReaders,
): void {
  if (onward.destroyed) {
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    return;
  }
  const call = onward.request({ ...headers, ':authority': '127.0.0.1' });
  let trailers: OutgoingHttpHeaders = { 'grpc-status': '14', 'grpc-message': 'the call broke off' };
  call.on('error', () => undefined);
  call.on('trailers', (found) => (trailers = { ...found }));
  call.on('response', (found, flags) => {
    if (stream.destroyed) return;
    const isOver = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond({ ...found }, isOver ? { endStream: true } : { waitForTrailers: true });
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  const end = (refused: Refused) => {
    trailers = trailersOf(refused);
    call.destroy();
    if (stream.headersSent) stream.end();
    else refuse(stream, refused);
  };
  open.add(end);
  stream.on('close', () => {
    open.delete(end);
    call.close(constants.NGHTTP2_CANCEL);
  });
  call.on('close', () => {
    if (!stream.writableEnded && !stream.destroyed) stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  });
  if (asked) call.write(asked);
  stream.pipe(call);
  if (!live) return void call.pipe(stream);
  const reader = live.watch(end);
  stream.on('close', reader.gone);
  call.on('end', () => stream.end());
  call.on('data', (bytes: Buffer) => {
    reader.heard(bytes);
    if (stream.writableEnded || stream.destroyed) return;
    reader.waiting++;
    stream.write(bytes, () => reader.waiting--);
    if (isTooSlow(reader)) reader.drop('Consumer too slow to handle event while live. Client resubscription required.');
  });
}
