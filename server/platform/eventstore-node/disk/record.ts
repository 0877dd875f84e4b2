/*
 * A record is one event as it stands in the log:
 *
 *   0 u32 size of the record      12 u32 stream number     24 id, 16 bytes
 *   4 u48 created, ms             16 u32 type number       40 [u32 length, stream name] the first time a stream is written
 *  10 u8 flags                    20 u32 revision             [u32 length, type]        likewise
 *                                                             tail
 *
 * The tail is custom metadata and data exactly as they travel on the wire (fields 7 and 8 of RecordedEvent), so reading an
 * event copies it as it is. A MARK is a record of 12 bytes that only takes a position: an append without events.
 */
export const RECORD = 40;
export const MARK_SIZE = 12;
export const JSON_FLAG = 1;
export const NEW_STREAM = 2;
export const NEW_TYPE = 4;
export const TOMBSTONE = 8;
export const MARK_FLAG = 16;
/** The revision of a tombstone on the wire; in the log its record has the flag instead. */
export const LAST_REVISION: bigint = 2n ** 63n - 1n;

export const sizeOf = (b: Buffer, at: number): number => b.readUInt32LE(at);
export const createdOf = (b: Buffer, at: number): number => b.readUIntLE(at + 4, 6);
export const flagsOf = (b: Buffer, at: number): number => b[at + 10]!;
export const streamOf = (b: Buffer, at: number): number => b.readUInt32LE(at + 12);
export const typeOf = (b: Buffer, at: number): number => b.readUInt32LE(at + 16);
export const revisionOf = (b: Buffer, at: number): number => b.readUInt32LE(at + 20);
/** The id as a text of 16 latin1 characters: the cheapest thing a Map can hold. */
export const idOf = (b: Buffer, at: number): string => b.toString('latin1', at + 24, at + 40);

export function tailOf(b: Buffer, at: number): number {
  const flags = b[at + 10]!;
  let tail = at + RECORD;
  if (flags & NEW_STREAM) tail += 4 + b.readUInt32LE(tail);
  if (flags & NEW_TYPE) tail += 4 + b.readUInt32LE(tail);
  return tail;
}

/** Where `data` (field 8) is in the record: [from, to), empty if it has none. */
export function dataOf(b: Buffer, at: number): Buffer {
  const end = at + sizeOf(b, at);
  let p = tailOf(b, at);
  while (p < end) {
    const field = b[p]! >> 3;
    let length = 0;
    let shift = 1;
    for (p++; ; p++) {
      const byte = b[p]!;
      length += (byte & 127) * shift;
      shift *= 128;
      if (byte < 128) break;
    }
    p++;
    if (field === 8) return b.subarray(p, p + length);
    p += length;
  }
  return b.subarray(end, end);
}
