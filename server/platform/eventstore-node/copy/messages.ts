import { bytesField, emptyField, type Field, message, numberField } from '../wire/message.ts';
import { Reader } from '../wire/reader.ts';

/** An event of `$all` as it came: all of it bytes. */
export type RawEvent = {
  readonly id: Buffer;
  readonly stream: Buffer;
  /** Not exact for a tombstone, which is at 2^63 - 1. */
  readonly revision: number;
  readonly type: string;
  /** The `type` and `content-type` entries of the metadata map. */
  readonly entries: readonly Buffer[];
  readonly metadata: Buffer;
  readonly data: Buffer;
};

const NOTHING: Buffer = Buffer.alloc(0);

/** Everything in `$all` from the start, with ids as text. */
export const readAllRequest: Buffer = bytesField(
  1,
  message(bytesField(2, emptyField(2)), numberField(5, 2n ** 63n - 1n), emptyField(8), bytesField(9, emptyField(2))),
);

/** Everything of a stream from the start, with ids as text. */
export const readStreamRequest = (stream: Buffer): Buffer =>
  bytesField(
    1,
    message(
      bytesField(1, message(identifier(stream), emptyField(3))),
      numberField(5, 2n ** 63n - 1n),
      emptyField(8),
      bytesField(9, emptyField(2)),
    ),
  );

const identifier = (stream: Buffer): Field => bytesField(1, bytesField(3, stream));

export const appendOptions = (stream: Buffer, expected: number): Buffer =>
  bytesField(1, message(identifier(stream), expected < 0 ? emptyField(3) : numberField(2, expected)));

export const tombstoneRequest = (stream: Buffer): Buffer => bytesField(1, message(identifier(stream), emptyField(4)));

export const appendEvent = ({ id, entries, metadata, data }: RawEvent): Buffer =>
  bytesField(
    2,
    message(
      bytesField(1, id),
      ...entries.map((entry) => bytesField(2, entry)),
      bytesField(3, metadata),
      bytesField(4, data),
    ),
  );

/** Whether an append was refused because of its expected revision. */
export function wasRefused(answer: Buffer): boolean {
  const reader = new Reader(answer);
  return reader.next() && reader.field === 2;
}

/** The event of a ReadResp, if it has one. */
export function eventOf(response: Buffer): RawEvent | undefined {
  const reader = new Reader(response);
  if (!reader.next() || reader.field !== 1) return undefined;
  const event = reader.message();
  return event.next() && event.field === 1 ? recorded(event.message()) : undefined;
}

function recorded(reader: Reader): RawEvent {
  const entries: Buffer[] = [];
  let id = NOTHING;
  let stream = NOTHING;
  let metadata = NOTHING;
  let data = NOTHING;
  let type = '';
  let revision = 0;
  while (reader.next()) {
    if (reader.field === 1) id = reader.bytes();
    else if (reader.field === 2) stream = lastField(new Reader(reader.bytes()), 3);
    else if (reader.field === 3) revision = Number(reader.uint64());
    else if (reader.field === 6) {
      const entry = reader.bytes();
      const key = lastField(new Reader(entry), 1).toString();
      if (key === 'type') type = lastField(new Reader(entry), 2).toString();
      if (key === 'type' || key === 'content-type') entries.push(entry);
    } else if (reader.field === 7) metadata = reader.bytes();
    else if (reader.field === 8) data = reader.bytes();
    else reader.skip();
  }
  return { id, stream, revision, type, entries, metadata, data };
}

function lastField(reader: Reader, field: number): Buffer {
  let found = NOTHING;
  while (reader.next()) {
    if (reader.field === field) found = reader.bytes();
    else reader.skip();
  }
  return found;
}
