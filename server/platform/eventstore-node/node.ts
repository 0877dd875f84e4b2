import { mkdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { accessKey, carries, urlWith } from './access.ts';
import { featuresCall, gossipCall } from './calls/aboutCalls.ts';
import { appendCall, deleteCall } from './calls/appendCall.ts';
import { batchAppendCall } from './calls/batchAppendCall.ts';
import { startPump } from './calls/pump.ts';
import { liveTail } from './calls/tail.ts';
import { readCall } from './calls/readCall.ts';
import { keepFlaw } from './disk/flawFile.ts';
import { LOG_NAME } from './disk/backup.ts';
import { type LogFile, openLogFile } from './disk/file.ts';
import { takeLock } from './disk/lock.ts';
import { NO_STREAM } from './ledger/check.ts';
import { History } from './ledger/history.ts';
import { serverEvent } from './ledger/write.ts';
import { startWriter, type Writer } from './ledger/writer.ts';
import { type Handler, serveGrpc } from './wire/server.ts';

export type NodeOptions = {
  readonly dataDir: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** Called for what an operator has to look at. */
  readonly warn: (line: string) => void;
  /** Called when what is on disk has become unknown: the process must end. */
  readonly broken: (error: unknown) => void;
  readonly openFile?: (path: string) => LogFile;
  /** Whether calls are answered without the node's key: for comparing it with servers that have none. */
  readonly insecure?: boolean;
};

export type RunningNode = { readonly port: number; readonly url: string; readonly stop: () => Promise<void> };

const STREAMS = '/event_store.client.streams.Streams/';

/** Opens the data folder and serves it in this process. */
export async function runNode({
  dataDir,
  port,
  log,
  warn,
  broken,
  openFile = openLogFile,
  insecure = false,
}: NodeOptions): Promise<RunningNode> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = takeLock(dataDir);
  const key = insecure ? null : accessKey(dataDir);
  const path = join(dataDir, LOG_NAME);
  const history = new History(openFile(path), (flaw) => {
    const { at, bytes, what } = flaw;
    warn(
      `the log was mended at offset ${at}: ${what}; the ${bytes.length} bytes found there are kept in ${keepFlaw(path, flaw)}`,
    );
  });
  const pump = startPump(history);
  const writeLive = liveTail(history);
  let shown = history.ledger.count;
  const writer = startWriter({
    history,
    log,
    broken,
    committed: () => {
      const from = shown;
      shown = history.ledger.count;
      pump.committed(from);
    },
  });
  if (history.ledger.count === 0) await writeFirstEvent(writer, history);
  const methods = new Map<string, Handler>([
    [`${STREAMS}Append`, (call) => appendCall(call, writer)],
    [`${STREAMS}BatchAppend`, (call) => batchAppendCall(call, writer)],
    [`${STREAMS}Delete`, (call) => deleteCall(call, writer, 'delete')],
    [`${STREAMS}Tombstone`, (call) => deleteCall(call, writer, 'tombstone')],
    [`${STREAMS}Read`, (call) => readCall(call, history, pump, writeLive)],
    ['/event_store.client.server_features.ServerFeatures/GetSupportedMethods', featuresCall],
    ['/event_store.client.gossip.Gossip/Read', (call) => gossipCall(call, history.log.nodeId, server.port)],
  ]);
  // What a server is and offers it tells anyone, as the real one does: clients ask that without credentials.
  const admits = (headers: IncomingHttpHeaders): boolean =>
    key === null || !headers[':path']?.startsWith(STREAMS) || carries(headers, key);
  const server = await serveGrpc(port, methods, admits);
  return {
    port: server.port,
    url: urlWith(server.port, key),
    stop: async () => {
      await writer.idle();
      await server.stop();
      await writer.idle();
      history.log.close();
      unlock();
    },
  };
}

/** A new log begins with an event of its own, as `$all` of a real server is never empty either. */
function writeFirstEvent(writer: Writer, { log }: History): Promise<void> {
  const data = Buffer.from(JSON.stringify({ nodeId: log.nodeId.toString('hex') }));
  const event = serverEvent('$event-node-created', true, data);
  const write = { kind: 'append', stream: Buffer.from('$event-node'), expected: NO_STREAM, events: [event] } as const;
  return new Promise((resolve, reject) => {
    writer.submit(write, ({ is }) =>
      is === 'written' ? resolve() : reject(new Error(`the first event was not written: ${is}`)),
    );
  });
}
