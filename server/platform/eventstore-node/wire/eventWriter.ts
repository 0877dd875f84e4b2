import {
  createdOf,
  flagsOf,
  JSON_FLAG,
  LAST_REVISION,
  revisionOf,
  sizeOf,
  streamOf,
  tailOf,
  TOMBSTONE,
  typeOf,
} from '../disk/record.ts';
import type { History } from '../ledger/history.ts';
import { linkTarget } from '../ledger/link.ts';
import { numberField } from './message.ts';
import { type Output, varintSize, writeVarint } from './output.ts';
import { structuredUuid, writeUuidText } from './uuid.ts';

/** How a call wants its events. */
export type EventForm = { readonly textIds: boolean; readonly resolveLinks: boolean };

const entry = (key: string, value: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x32, key.length + value.length + 4, 0x0a, key.length]),
    Buffer.from(key),
    Buffer.from([0x12, value.length]),
    Buffer.from(value),
  ]);
const JSON_TYPE = entry('content-type', 'application/json');
const BINARY_TYPE = entry('content-type', 'application/octet-stream');
/** `created` is given in ticks of 100 ns: the milliseconds and four zeros. */
const CREATED_ENTRY = entry('created', '00000000000000000');
const CREATED_DIGITS = CREATED_ENTRY.length - 17;
const TYPE_KEY = Buffer.from([0x0a, 4, 0x74, 0x79, 0x70, 0x65, 0x12]);
const TEXT_ID_SIZE = 40;
const TOMBSTONE_REVISION = numberField(3, LAST_REVISION);

/** Adds the gRPC frame of `ReadResp{event}` for an event, its link resolved if that is asked for. */
export function writeEvent(out: Output, history: History, seq: number, { textIds, resolveLinks }: EventForm): void {
  const { ledger, log } = history;
  const position = ledger.position.get(seq);
  const target = resolveLinks ? linkTarget(history, seq) : undefined;
  let linked: { bytes: Buffer; position: number } | undefined;
  if (target !== undefined && target !== 'missing') {
    history.seek(target);
    const { bytes, at } = log.pages;
    linked = { bytes: Buffer.from(bytes.subarray(at, at + sizeOf(bytes, at))), position: ledger.position.get(target) };
  }
  history.seek(seq);
  const { bytes, at } = log.pages;
  const own = recordSize(history, bytes, at, position, textIds);
  const other = linked ? recordSize(history, linked.bytes, 0, linked.position, textIds) : 0;
  const size = fieldSize(own) + (linked ? fieldSize(other) : 0) + 1 + varintSize(position);
  const buffer = out.room(5 + fieldSize(size));
  let p = out.at;
  buffer[p] = 0;
  buffer.writeUInt32BE(fieldSize(size), p + 1);
  buffer[p + 5] = 0x0a;
  p = writeVarint(buffer, p + 6, size);
  if (linked) {
    buffer[p] = 0x0a;
    p = writeVarint(buffer, p + 1, other);
    p = writeRecord(history, linked.bytes, 0, linked.position, textIds, buffer, p);
  }
  buffer[p] = target === undefined ? 0x0a : 0x12;
  p = writeVarint(buffer, p + 1, own);
  p = writeRecord(history, bytes, at, position, textIds, buffer, p);
  buffer[p] = 0x18;
  out.at = writeVarint(buffer, p + 1, position);
}

const fieldSize = (length: number): number => 1 + varintSize(length) + length;

/** Size of a `RecordedEvent` in bytes. */
function recordSize(history: History, bytes: Buffer, at: number, position: number, textIds: boolean): number {
  const flags = flagsOf(bytes, at);
  const stream = history.ledger.streams.size(streamOf(bytes, at));
  const type = history.ledger.types.size(typeOf(bytes, at));
  return (
    (textIds ? TEXT_ID_SIZE : fieldSize(structuredId(bytes, at).length)) +
    fieldSize(fieldSize(stream)) +
    (flags & TOMBSTONE ? TOMBSTONE_REVISION.length : 1 + varintSize(revisionOf(bytes, at))) +
    2 * (1 + varintSize(position)) +
    fieldSize(6 + fieldSize(type)) +
    CREATED_ENTRY.length +
    (flags & JSON_FLAG ? JSON_TYPE : BINARY_TYPE).length +
    (at + sizeOf(bytes, at) - tailOf(bytes, at))
  );
}

const structuredId = (bytes: Buffer, at: number): Buffer => structuredUuid(bytes.subarray(at + 24, at + 40));

function writeRecord(
  { ledger }: History,
  bytes: Buffer,
  at: number,
  position: number,
  textIds: boolean,
  out: Buffer,
  start: number,
): number {
  const flags = flagsOf(bytes, at);
  const stream = streamOf(bytes, at);
  const type = typeOf(bytes, at);
  let p = writeId(bytes, at, textIds, out, start);
  out[p] = 0x12;
  p = writeVarint(out, p + 1, fieldSize(ledger.streams.size(stream)));
  out[p] = 0x1a;
  p = ledger.streams.write(stream, out, writeVarint(out, p + 1, ledger.streams.size(stream)));
  if (flags & TOMBSTONE) p += TOMBSTONE_REVISION.copy(out, p);
  else {
    out[p] = 0x18;
    p = writeVarint(out, p + 1, revisionOf(bytes, at));
  }
  out[p] = 0x20;
  p = writeVarint(out, p + 1, position);
  out[p] = 0x28;
  p = writeVarint(out, p + 1, position);
  out[p] = 0x32;
  p = writeVarint(out, p + 1, 6 + fieldSize(ledger.types.size(type)));
  for (let i = 0; i < TYPE_KEY.length; i++) out[p + i] = TYPE_KEY[i]!;
  p = ledger.types.write(type, out, writeVarint(out, p + TYPE_KEY.length, ledger.types.size(type)));
  p = writeCreated(createdOf(bytes, at), out, p);
  p += (flags & JSON_FLAG ? JSON_TYPE : BINARY_TYPE).copy(out, p);
  const tail = tailOf(bytes, at);
  return p + bytes.copy(out, p, tail, at + sizeOf(bytes, at));
}

function writeId(bytes: Buffer, at: number, textIds: boolean, out: Buffer, start: number): number {
  let p = start;
  out[p++] = 0x0a;
  if (!textIds) {
    const id = structuredId(bytes, at);
    p = writeVarint(out, p, id.length);
    return p + id.copy(out, p);
  }
  out[p++] = 38;
  out[p++] = 0x12;
  out[p++] = 36;
  return writeUuidText(bytes, at + 24, out, p);
}

function writeCreated(ms: number, out: Buffer, at: number): number {
  CREATED_ENTRY.copy(out, at);
  let rest = ms;
  for (let digit = at + CREATED_DIGITS + 12; digit >= at + CREATED_DIGITS; digit--) {
    const next = Math.floor(rest / 10);
    out[digit] = 48 + rest - next * 10;
    rest = next;
  }
  return at + CREATED_ENTRY.length;
}
