import { join } from 'node:path';
import { LOG_NAME, scanRunning, type Walked } from './disk/backup.ts';
import { type LogFile, openLogFileToRead } from './disk/file.ts';
import {
  createdOf,
  flagsOf,
  JSON_FLAG,
  MARK_FLAG,
  revisionOf,
  sizeOf,
  streamOf,
  tailOf,
  TOMBSTONE,
  typeOf,
} from './disk/record.ts';
import { Ledger } from './ledger/ledger.ts';
import { Reader } from './wire/reader.ts';
import { writeUuidText } from './wire/uuid.ts';

export type Stats = {
  readonly events: number;
  readonly streams: number;
  readonly types: number;
  readonly bytes: number;
  /** What the next start would mend: a damaged copy of the header, an unfinished commit. */
  readonly flaws: Walked['flaws'];
  readonly longest: readonly { readonly stream: string; readonly events: number }[];
};

/** Reads the whole log, checking every byte. Throws DamagedLog where it is damaged. */
export function inspectLog(dataDir: string): Stats {
  return withLog(dataDir, (file) => {
    const ledger = new Ledger();
    const { end, flaws } = scanRunning(file, (bytes, at, length, position) => ledger.load(bytes, at, length, position));
    const sizes = Array.from({ length: ledger.streams.count }, (_, stream) => ({
      stream,
      events: ledger.last(stream) + 1,
    }));
    const longest = sizes
      .toSorted((a, b) => b.events - a.events)
      .slice(0, 10)
      .map(({ stream, events }) => ({ stream: ledger.streams.text(stream), events }));
    return {
      events: ledger.count,
      streams: ledger.streams.count,
      types: ledger.types.count,
      bytes: end,
      flaws,
      longest,
    };
  });
}

export type DumpedEvent = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number | string;
  readonly id: string;
  readonly type: string;
  readonly created: string;
  readonly json: boolean;
  readonly data: string;
  readonly metadata: string;
};

/** Hands over every event in log order. Data that is no JSON is given as base64. */
export function dumpLog(dataDir: string, onEvent: (event: DumpedEvent) => void): void {
  withLog(dataDir, (file) => {
    const ledger = new Ledger();
    scanRunning(file, (bytes, at, length, position) => {
      ledger.load(bytes, at, length, position);
      for (let record = at; record < at + length; record += sizeOf(bytes, record)) {
        if (!(flagsOf(bytes, record) & MARK_FLAG)) onEvent(eventAt(bytes, record, position + record - at, ledger));
      }
    });
  });
}

function eventAt(bytes: Buffer, at: number, position: number, ledger: Ledger): DumpedEvent {
  const json = (flagsOf(bytes, at) & JSON_FLAG) !== 0;
  const id = Buffer.alloc(36);
  writeUuidText(bytes, at + 24, id, 0);
  const tail = new Reader(bytes, tailOf(bytes, at), at + sizeOf(bytes, at));
  let data = '';
  let metadata = '';
  while (tail.next()) {
    if (tail.field === 8) data = tail.bytes().toString(json ? 'utf8' : 'base64');
    else metadata = tail.bytes().toString('utf8');
  }
  return {
    position,
    stream: ledger.streams.text(streamOf(bytes, at)),
    revision: flagsOf(bytes, at) & TOMBSTONE ? 'tombstone' : revisionOf(bytes, at),
    id: id.toString('latin1'),
    type: ledger.types.text(typeOf(bytes, at)),
    created: new Date(createdOf(bytes, at)).toISOString(),
    json,
    data,
    metadata,
  };
}

function withLog<T>(dataDir: string, use: (file: LogFile) => T): T {
  const file = openLogFileToRead(join(dataDir, LOG_NAME));
  try {
    return use(file);
  } finally {
    file.close();
  }
}
