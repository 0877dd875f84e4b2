import { Reader } from '../../eventstore-node/wire/reader.ts';
import { bytesField, emptyField, message, numberField, textField } from '../../eventstore-node/wire/message.ts';
import type { Incoming } from '../codec.ts';

/**
 * What a subscription says, in order: an event, as the bytes that `incomingOf` takes; that everything up to a position was examined;
 * that everything written before it began has been delivered.
 */
export type Said =
  | { readonly kind: 'event'; readonly position: bigint; readonly bytes: Buffer }
  | { readonly kind: 'reached'; readonly position: bigint }
  | { readonly kind: 'caught-up' };

/** Asks for `$all` after a position (-1: from the beginning), streams with these prefixes alone, ids as text. */
export function subscriptionRequest(after: bigint, prefixes: readonly string[]): Buffer {
  const from = after < 0n ? emptyField(2) : bytesField(1, message(numberField(1, after), numberField(2, after)));
  const byName = bytesField(1, message(...prefixes.map((prefix) => textField(2, prefix))));
  const filter = message(byName, numberField(3, window), numberField(5, 1));
  return bytesField(
    1,
    message(bytesField(2, from), emptyField(6), bytesField(7, filter), bytesField(9, emptyField(2))),
  );
}
/** So many events are examined before the server says how far it is. */
const window = 256;

/** Null for what nobody needs to know. */
export function saidIn(response: Buffer): Said | null {
  const reader = new Reader(response);
  if (!reader.next()) return null;
  if (reader.field === 1) return { kind: 'event', position: positionIn(reader.message(), 3), bytes: response };
  if (reader.field === 3) return { kind: 'reached', position: positionIn(reader.message(), 1) };
  return reader.field === 8 ? { kind: 'caught-up' } : null;
}

const positionIn = (reader: Reader, field: number): bigint => {
  while (reader.next()) {
    if (reader.field === field) return BigInt(reader.uint64());
    reader.skip();
  }
  return 0n;
};

/** The event in a response that has one. What the published client makes of it, at a third of its cost. */
export function incomingOf(response: Buffer): Incoming {
  const outer = new Reader(response);
  outer.next();
  const event = outer.message();
  event.next();
  const reader = event.message();
  let id = '';
  let stream = '';
  let type = '';
  let created = '';
  let json = false;
  let revision = 0;
  let position = 0n;
  let metadata = nothing;
  let data = nothing;
  while (reader.next()) {
    if (reader.field === 1) id = textIn(reader.message(), 2);
    else if (reader.field === 2) stream = textIn(reader.message(), 3);
    else if (reader.field === 3) revision = Number(reader.uint64());
    else if (reader.field === 5) position = BigInt(reader.uint64());
    else if (reader.field === 6) {
      const entry = reader.message();
      const key = textIn(entry, 1);
      if (key === 'type') type = textIn(entry, 2);
      else if (key === 'created') created = textIn(entry, 2);
      else if (key === 'content-type') json = textIn(entry, 2) === 'application/json';
    } else if (reader.field === 7) metadata = reader.bytes();
    else if (reader.field === 8) data = reader.bytes();
    else reader.skip();
  }
  return {
    ...{ id, stream, type, revision, position, json },
    at: timeOf(created),
    data: json ? parsed(data, String(data)) : data,
    metadata: metadata.length === 0 ? undefined : parsed(metadata, metadata),
  };
}

const nothing: Buffer = Buffer.alloc(0);

/** The fields of a message come in any order; the next one that is asked for is mostly the next one there is. */
const textIn = (reader: Reader, field: number): string => {
  while (reader.next()) {
    if (reader.field === field) return reader.text();
    reader.skip();
  }
  return '';
};

/** Ticks of 100 ns; the last digits are less than a millisecond. */
const timeOf = (created: string): string => new Date(Number(created.slice(0, -4)) || 0).toISOString();

const parsed = (bytes: Buffer, otherwise: unknown): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return otherwise;
  }
};
