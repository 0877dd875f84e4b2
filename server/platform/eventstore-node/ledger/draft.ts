import { FRAME, sealFrame } from '../disk/format.ts';
import { dataOf, JSON_FLAG, MARK_FLAG, MARK_SIZE, NEW_STREAM, NEW_TYPE, RECORD, TOMBSTONE } from '../disk/record.ts';
import type { History } from './history.ts';

export type ProposedEvent = {
  /** 16 bytes as latin1. */
  readonly id: string;
  readonly type: Uint8Array;
  readonly json: boolean;
  readonly metadata: Uint8Array;
  readonly data: Uint8Array;
};

/** An event that is in the draft at `at`. */
export type Drafted = {
  readonly id: string;
  readonly at: number;
  readonly stream: number;
  readonly type: number;
  readonly revision: number;
  readonly tombstone: boolean;
  readonly json: boolean;
};

type Head = { last: number; tombstoned: boolean; readonly first: number; readonly events: Drafted[] };

const ID = 24;

/**
 * The next commit while it is being put together: frames in their final form, and how the streams they touch will stand. The
 * history itself does not change before `settle`; a commit that fails leaves nothing to undo.
 */
export class Draft {
  readonly drafted: Drafted[] = [];
  length = 0;
  readonly #history: History;
  readonly #heads = new Map<number, Head>();
  readonly #ids = new Map<string, Drafted>();
  #out: Buffer;
  #frame = 0;
  readonly #streams: number;
  readonly #types: number;

  /** `out` is where the frames are put together; it is replaced if it is too small. */
  constructor(history: History, out: Buffer) {
    this.#history = history;
    this.#out = out;
    this.#streams = history.ledger.streams.count;
    this.#types = history.ledger.types.count;
  }

  get bytes(): Buffer {
    return this.#out.subarray(0, this.length);
  }

  get buffer(): Buffer {
    return this.#out;
  }

  last(stream: number): number {
    return this.#heads.get(stream)?.last ?? this.#history.ledger.last(stream);
  }

  tombstoned(stream: number): boolean {
    return this.#heads.get(stream)?.tombstoned ?? this.#history.ledger.tombstoned(stream);
  }

  idAt(stream: number, revision: number): string {
    const head = this.#heads.get(stream);
    return head && revision >= head.first
      ? head.events[revision - head.first]!.id
      : this.#history.idAt(stream, revision);
  }

  recent(id: string, stream: number): number {
    const written = this.#history.recent.get(id) ?? this.#ids.get(id);
    return written?.stream === stream ? written.revision : -1;
  }

  /** Data of the last event of a stream if that event is in the draft. */
  lastDrafted(stream: number): { readonly json: boolean; readonly data: Buffer } | undefined {
    const event = this.#heads.get(stream)?.events.at(-1);
    return event && { json: event.json, data: dataOf(this.#out, event.at) };
  }

  /** Position of a revision, in the draft or on disk. */
  positionOf(stream: number, revision: number): number {
    const { ledger, log } = this.#history;
    const head = this.#heads.get(stream);
    if (head && revision >= head.first) return log.end + head.events[revision - head.first]!.at;
    return ledger.position.get(ledger.seqOf(stream, revision));
  }

  begin(): void {
    this.#frame = this.length;
    this.length += FRAME;
  }

  /** Completes the frame; without anything in it there is none. */
  finish(): void {
    const length = this.length - this.#frame - FRAME;
    if (length === 0) this.length = this.#frame;
    else sealFrame(this.#out, this.#frame, length, this.#frame, this.#history.log.salt);
  }

  /** Takes a position for an append without events, and returns it. */
  mark(): number {
    const at = this.#room(MARK_SIZE);
    this.#out.fill(0, at, at + MARK_SIZE);
    this.#out.writeUInt32LE(MARK_SIZE, at);
    this.#out[at + 10] = MARK_FLAG;
    return this.#history.log.end + at;
  }

  /** Adds an event behind the last one of its stream and returns its position. `created` in ms. */
  add(stream: Uint8Array, event: ProposedEvent, created: number, tombstone = false): number {
    const { ledger, log } = this.#history;
    const streams = ledger.streams.count;
    const types = ledger.types.count;
    const number = ledger.streams.intern(stream);
    const type = ledger.types.intern(event.type);
    const newStream = number === streams;
    const newType = type === types;
    const revision = this.last(number) + 1;
    const size =
      RECORD +
      (newStream ? 4 + stream.length : 0) +
      (newType ? 4 + event.type.length : 0) +
      fieldSize(event.metadata) +
      fieldSize(event.data);
    const at = this.#room(size);
    const out = this.#out;
    out.writeUInt32LE(size, at);
    out.writeUIntLE(created, at + 4, 6);
    out[at + 10] =
      (event.json ? JSON_FLAG : 0) |
      (newStream ? NEW_STREAM : 0) |
      (newType ? NEW_TYPE : 0) |
      (tombstone ? TOMBSTONE : 0);
    out[at + 11] = 0;
    out.writeUInt32LE(number, at + 12);
    out.writeUInt32LE(type, at + 16);
    out.writeUInt32LE(tombstone ? 0xffffffff : revision, at + 20);
    out.write(event.id, at + ID, 'latin1');
    let p = at + RECORD;
    if (newStream) p = writeName(out, p, stream);
    if (newType) p = writeName(out, p, event.type);
    p = writeField(out, p, 0x3a, event.metadata);
    writeField(out, p, 0x42, event.data);
    this.#remember({ id: event.id, at, stream: number, type, revision, tombstone, json: event.json });
    return log.end + at;
  }

  /** Moves the history on, after the commit of `bytes` at `base` has been flushed. */
  settle(base: number): void {
    const { ledger, recent } = this.#history;
    for (const { id, at, stream, type, revision, tombstone } of this.drafted) {
      ledger.add(stream, type, base + at, tombstone);
      if (!tombstone) recent.add(id, stream, revision);
    }
  }

  /** Takes back the names the draft had given numbers to; nothing else has changed. */
  abandon(): void {
    this.#history.ledger.streams.forget(this.#streams);
    this.#history.ledger.types.forget(this.#types);
  }

  #remember(event: Drafted): void {
    let head = this.#heads.get(event.stream);
    if (!head) {
      const last = this.#history.ledger.last(event.stream);
      head = { last, tombstoned: false, first: last + 1, events: [] };
      this.#heads.set(event.stream, head);
    }
    if (event.tombstone) head.tombstoned = true;
    else {
      head.last = event.revision;
      head.events.push(event);
      if (!this.#ids.has(event.id)) this.#ids.set(event.id, event);
    }
    this.drafted.push(event);
  }

  #room(size: number): number {
    const at = this.length;
    this.length += size;
    if (this.length > this.#out.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.length, this.#out.length * 2));
      this.#out.copy(larger, 0, 0, at);
      this.#out = larger;
    }
    return at;
  }
}

function varintSize(value: number): number {
  return value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : 4;
}

const fieldSize = (bytes: Uint8Array): number => (bytes.length ? 1 + varintSize(bytes.length) + bytes.length : 0);

function writeField(out: Buffer, at: number, tag: number, bytes: Uint8Array): number {
  if (bytes.length === 0) return at;
  out[at++] = tag;
  let length = bytes.length;
  for (; length > 127; length >>>= 7) out[at++] = (length & 127) | 128;
  out[at++] = length;
  out.set(bytes, at);
  return at + bytes.length;
}

function writeName(out: Buffer, at: number, name: Uint8Array): number {
  out.writeUInt32LE(name.length, at);
  out.set(name, at + 4);
  return at + 4 + name.length;
}
