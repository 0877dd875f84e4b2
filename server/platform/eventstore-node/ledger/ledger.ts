import {
  flagsOf,
  MARK_FLAG,
  NEW_STREAM,
  NEW_TYPE,
  RECORD,
  revisionOf,
  sizeOf,
  streamOf,
  TOMBSTONE,
  typeOf,
} from '../disk/record.ts';
import { Column } from './column.ts';
import { Names } from './names.ts';

/** The largest block of a stream's list. */
const BLOCK_LIMIT = 12;

/**
 * What is kept in memory of the log: per event its position, stream and type; per stream its events in order. About 25 bytes per
 * event and 80 per stream. Events are numbered in log order (their `seq`).
 *
 * The list of a stream lives in one shared column as blocks of 1, 2, 4 … 4096 entries, each led by the address of the block
 * before, so that a stream of one event costs two words and any revision is few steps away.
 */
export class Ledger {
  readonly streams: Names = new Names();
  readonly types: Names = new Names();
  readonly position: Column = Column.f64();
  readonly stream: Column = Column.u32();
  readonly type: Column = Column.u32();
  /** Per stream: how many events it has, a tombstone not counted. */
  readonly #size: Column = Column.f64();
  readonly #block: Column = Column.u32();
  readonly #tombstoned: Column = Column.u8();
  readonly #blocks: Column = Column.u32();

  get count(): number {
    return this.position.length;
  }

  /** Revision of the last event, -1 without any. */
  last(stream: number): number {
    return stream >= 0 && stream < this.#size.length ? this.#size.get(stream) - 1 : -1;
  }

  tombstoned(stream: number): boolean {
    return stream >= 0 && stream < this.#size.length && this.#tombstoned.get(stream) === 1;
  }

  /** Revision `last + 1` of a tombstoned stream is its tombstone. */
  seqOf(stream: number, revision: number): number {
    const entries = this.#size.get(stream) + this.#tombstoned.get(stream);
    let order = orderOf(entries - 1);
    let address = this.#block.get(stream);
    for (; firstOf(order) > revision; order--) address = this.#blocks.get(address);
    return this.#blocks.get(address + 1 + revision - firstOf(order));
  }

  add(stream: number, type: number, position: number, tombstone: boolean): void {
    while (this.#size.length <= stream) {
      this.#size.push(0);
      this.#block.push(0);
      this.#tombstoned.push(0);
    }
    const seq = this.count;
    this.position.push(position);
    this.stream.push(stream);
    this.type.push(type);
    const index = this.#size.get(stream);
    const order = orderOf(index);
    const first = firstOf(order);
    if (index === first) {
      const address = this.#blocks.grow(1 + (1 << Math.min(order, BLOCK_LIMIT)));
      this.#blocks.set(address, this.#block.get(stream));
      this.#block.set(stream, address);
    }
    this.#blocks.set(this.#block.get(stream) + 1 + index - first, seq);
    if (tombstone) this.#tombstoned.set(stream, 1);
    else this.#size.set(stream, index + 1);
  }

  /** Takes in the records of one frame, as found in the log. */
  load(bytes: Buffer, at: number, length: number, position: number): void {
    const end = at + length;
    for (let record = at; record < end; record += sizeOf(bytes, record)) {
      const flags = flagsOf(bytes, record);
      if (flags & MARK_FLAG) continue;
      const stream = streamOf(bytes, record);
      const type = typeOf(bytes, record);
      if (flags & (NEW_STREAM | NEW_TYPE)) this.#define(bytes, record, flags, stream, type);
      const tombstone = (flags & TOMBSTONE) !== 0;
      if (!tombstone && revisionOf(bytes, record) !== this.last(stream) + 1) {
        throw new Error(
          `the log is damaged at offset ${position + record - at}: expected revision ${this.last(stream) + 1} of ` +
            `${this.streams.text(stream)}, found ${revisionOf(bytes, record)}`,
        );
      }
      this.add(stream, type, position + record - at, tombstone);
    }
  }

  #define(bytes: Buffer, record: number, flags: number, stream: number, type: number): void {
    let at = record + RECORD;
    for (const [flag, names, number] of [
      [NEW_STREAM, this.streams, stream],
      [NEW_TYPE, this.types, type],
    ] as const) {
      if (!(flags & flag)) continue;
      const length = bytes.readUInt32LE(at);
      names.define(number, bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  }
}

/** Which block holds entry `index`: block k begins at entry 2^k - 1 until the blocks stop growing. */
function orderOf(index: number): number {
  const limit = 1 << BLOCK_LIMIT;
  return index < limit - 1 ? 31 - Math.clz32(index + 1) : BLOCK_LIMIT + Math.floor((index - limit + 1) / limit);
}

function firstOf(order: number): number {
  const limit = 1 << BLOCK_LIMIT;
  return order <= BLOCK_LIMIT ? (1 << order) - 1 : limit - 1 + (order - BLOCK_LIMIT) * limit;
}
