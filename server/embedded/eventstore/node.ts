import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { featuresCall, gossipCall } from './calls/aboutCalls.ts';
import { appendCall, deleteCall } from './calls/appendCall.ts';
import { batchAppendCall } from './calls/batchAppendCall.ts';
import { startPump } from './calls/pump.ts';
import { liveTail } from './calls/tail.ts';
import { readCall } from './calls/readCall.ts';
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
  /** Called when what is on disk has become unknown: the process must end. */
  readonly broken: (error: unknown) => void;
  readonly openFile?: (path: string) => LogFile;
};

export type RunningNode = { readonly port: number; readonly stop: () => Promise<void> };

const STREAMS = '/event_store.client.streams.Streams/';

/** Opens the data folder and serves it in this process. */
export async function runNode({
  dataDir,
  port,
  log,
  broken,
  openFile = openLogFile,
}: NodeOptions): Promise<RunningNode> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = takeLock(dataDir);
  const history = new History(openFile(join(dataDir, LOG_NAME)));
  if (history.torn > 0)
    log(`cut off ${history.torn} bytes of an unfinished commit at offset ${history.log.end} of the log`);
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
  const server = await serveGrpc(port, methods);
  return {
    port: server.port,
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
