import { isUtf8 } from 'node:buffer';
import { ANY, EXISTS, type Expected, NO_STREAM } from '../ledger/check.ts';
import type { ProposedEvent } from '../ledger/draft.ts';
import { Reader } from './reader.ts';
import { NIL_ID, readUuid } from './uuid.ts';

/** Options of an append, a delete or a tombstone as they came; what is missing or unreadable is undefined. */
export type WriteOptions = {
  readonly stream: Buffer | undefined;
  readonly expected: Expected | undefined;
  /** Whether `no_stream` was written as the revision 2^64-1. */
  readonly asRevision: boolean;
  /** `StreamIdentifier` as it came, to be sent back. */
  readonly identifier: Buffer | undefined;
  /** When the append must be complete: ms since the epoch. */
  readonly deadline: number | undefined;
};

export type Proposed = ProposedEvent | { readonly bad: 'id' | 'type' } | { readonly bad: 'property' };

export type AppendMessage =
  | { readonly kind: 'options'; readonly options: WriteOptions }
  | { readonly kind: 'event'; readonly event: Proposed }
  | { readonly kind: 'empty' };

export type BatchChunk = {
  /** The `UUID` message as it came, and its 16 bytes. */
  readonly correlation: Buffer | undefined;
  readonly id: string | undefined;
  readonly options: WriteOptions | undefined;
  readonly events: readonly Proposed[];
  readonly final: boolean;
};

const NOTHING: Buffer = Buffer.alloc(0);
const NO_OPTIONS: WriteOptions = {
  stream: undefined,
  expected: undefined,
  asRevision: false,
  identifier: undefined,
  deadline: undefined,
};
const NO_STREAM_REVISION = 2n ** 64n - 1n;
const INT64 = 2n ** 63n;

/** The one message of Delete and Tombstone. */
export function readDelete(bytes: Buffer): WriteOptions {
  const reader = new Reader(bytes);
  let options: WriteOptions = NO_OPTIONS;
  while (reader.next()) {
    if (reader.field === 1) options = readOptions(reader.message(), 0);
    else reader.skip();
  }
  return options;
}

export function readAppend(bytes: Buffer): AppendMessage {
  const reader = new Reader(bytes);
  let message: AppendMessage = { kind: 'empty' };
  while (reader.next()) {
    if (reader.field === 1) message = { kind: 'options', options: readOptions(reader.message(), 0) };
    else if (reader.field === 2) message = { kind: 'event', event: readProposed(reader.message()) };
    else reader.skip();
  }
  return message;
}

/** `now` in ms turns a duration into a deadline. */
export function readBatchChunk(bytes: Buffer, now: number): BatchChunk {
  const reader = new Reader(bytes);
  const events: Proposed[] = [];
  let correlation: Buffer | undefined;
  let id: string | undefined;
  let options: WriteOptions | undefined;
  let final = false;
  while (reader.next()) {
    if (reader.field === 1) {
      const uuid = reader.message();
      correlation = uuid.raw();
      id = readUuid(uuid);
    } else if (reader.field === 2) options = readOptions(reader.message(), now);
    else if (reader.field === 3) events.push(readProposed(reader.message()));
    else if (reader.field === 4) final = reader.number() !== 0;
    else reader.skip();
  }
  return { correlation, id, options, events, final };
}

/** Name of a `StreamIdentifier`: invalid UTF-8 becomes U+FFFD; undefined if it is empty. */
export function readStreamName(reader: Reader): Buffer | undefined {
  let name: Buffer = NOTHING;
  while (reader.next()) {
    if (reader.field === 3) name = reader.bytes();
    else reader.skip();
  }
  return name.length === 0 ? undefined : asUtf8(name);
}

const asUtf8 = (text: Buffer): Buffer => (isUtf8(text) ? text : Buffer.from(text.toString('utf8')));

function readOptions(reader: Reader, now: number): WriteOptions {
  let stream: Buffer | undefined;
  let expected: Expected | undefined;
  let asRevision = false;
  let identifier: Buffer | undefined;
  let deadline: number | undefined;
  while (reader.next()) {
    if (reader.field === 1) {
      const message = reader.message();
      identifier = message.raw();
      stream = readStreamName(message);
    } else if (reader.field === 2) {
      expected = fromWire(reader.uint64());
      asRevision = true;
    } else if (reader.field >= 3 && reader.field <= 5) {
      asRevision = false;
      expected = reader.field === 3 ? NO_STREAM : reader.field === 4 ? ANY : EXISTS;
      reader.skip();
    } else if (reader.field === 6) deadline = readTime(reader.message());
    else if (reader.field === 7) deadline = now + readTime(reader.message());
    else reader.skip();
  }
  return { stream, expected, asRevision, identifier, deadline };
}

function fromWire(revision: number | bigint): Expected | undefined {
  if (revision === NO_STREAM_REVISION) return NO_STREAM;
  return revision < INT64 ? revision : undefined;
}

/** Timestamp or Duration in ms. */
function readTime(reader: Reader): number {
  let seconds = 0n;
  let nanos = 0n;
  while (reader.next()) {
    if (reader.field === 1) seconds = BigInt.asIntN(64, BigInt(reader.uint64()));
    else if (reader.field === 2) nanos = BigInt.asIntN(32, BigInt(reader.uint64()));
    else reader.skip();
  }
  return Number(seconds) * 1000 + Number(nanos) / 1e6;
}

function readProposed(reader: Reader): Proposed {
  let id: string | undefined;
  let type: Buffer | undefined;
  let json: boolean | undefined;
  let metadata: Buffer = NOTHING;
  let data: Buffer = NOTHING;
  while (reader.next()) {
    switch (reader.field) {
      case 1:
        id = readUuid(reader.message());
        break;
      case 2: {
        const entry = readEntry(reader.message());
        if (entry.key.equals(KEY_TYPE)) type = asUtf8(entry.value);
        else if (entry.key.equals(KEY_CONTENT_TYPE)) json = entry.value.equals(JSON_TYPE);
        break;
      }
      case 3:
        metadata = reader.bytes();
        break;
      case 4:
        data = reader.bytes();
        break;
      default:
        reader.skip();
    }
  }
  if (type === undefined || json === undefined) return { bad: 'property' };
  if (id === undefined || id === NIL_ID) return { bad: 'id' };
  if (type.length === 0) return { bad: 'type' };
  return { id, type, json, metadata, data };
}

const KEY_TYPE = Buffer.from('type');
const KEY_CONTENT_TYPE = Buffer.from('content-type');
const JSON_TYPE = Buffer.from('application/json');

function readEntry(reader: Reader): { key: Buffer; value: Buffer } {
  let key: Buffer = NOTHING;
  let value: Buffer = NOTHING;
  while (reader.next()) {
    if (reader.field === 1) key = reader.bytes();
    else if (reader.field === 2) value = reader.bytes();
    else reader.skip();
  }
  return { key, value };
}
