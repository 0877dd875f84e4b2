import { crc32 } from 'node:zlib';

/*
 * The log is one file: a header, then frames, then zeros kept in reserve.
 *
 *   header  'WITANLOG' | u32 version | u32 salt | 16 bytes id of the node | zeros up to HEADER
 *   frame   u32 mark | u32 body length | u32 crc | u32 back | body
 *   body    records, one after the other; a frame is one append, so it holds or falls as a whole
 *
 * `back` is how far before the frame its commit begins: everything before that was on disk when the frame was written.
 * The crc covers length, back and body and starts from the salt, so that no event can carry a believable frame in its data.
 * All numbers are little endian. The position of an event is the offset of its record in this file.
 */
export const HEADER = 64;
export const FRAME = 16;
const MAGIC = Buffer.from('WITANLOG');
const VERSION = 1;
const MARK = 0x46524d57;
export const MARK_BYTES: Buffer = Buffer.from('WMRF');

export type LogHeader = { readonly salt: number; readonly nodeId: Buffer };

export function writeHeader({ salt, nodeId }: LogHeader): Buffer {
  const out = Buffer.alloc(HEADER);
  MAGIC.copy(out, 0);
  out.writeUInt32LE(VERSION, 8);
  out.writeUInt32LE(salt, 12);
  nodeId.copy(out, 16);
  return out;
}

export function readHeader(bytes: Buffer): LogHeader {
  if (!bytes.subarray(0, 8).equals(MAGIC))
    throw new Error('the log is damaged at offset 0: expected a log header, found something else');
  const version = bytes.readUInt32LE(8);
  if (version !== VERSION) throw new Error(`expected a log of version ${VERSION}, found ${version}`);
  return { salt: bytes.readUInt32LE(12), nodeId: Buffer.from(bytes.subarray(16, 32)) };
}

/** Completes the frame at `at` whose body of `length` bytes is already in place. */
export function sealFrame(out: Buffer, at: number, length: number, back: number, salt: number): void {
  out.writeUInt32LE(MARK, at);
  out.writeUInt32LE(length, at + 4);
  out.writeUInt32LE(back, at + 12);
  out.writeUInt32LE(crcOf(out, at, length, salt), at + 8);
}

/** Body length of the frame at `at`, or -1 if there is no whole, sound frame within `end`. */
export function frameAt(bytes: Buffer, at: number, end: number, salt: number): number {
  if (at + FRAME > end || bytes.readUInt32LE(at) !== MARK) return -1;
  const length = bytes.readUInt32LE(at + 4);
  if (at + FRAME + length > end) return -1;
  return crcOf(bytes, at, length, salt) === bytes.readUInt32LE(at + 8) ? length : -1;
}

export const backOf = (bytes: Buffer, at: number): number => bytes.readUInt32LE(at + 12);

/** What the frame at `at` says about its length, believed or not; -1 without a mark. */
export const claimedLength = (bytes: Buffer, at: number): number =>
  bytes.readUInt32LE(at) === MARK ? bytes.readUInt32LE(at + 4) : -1;

function crcOf(bytes: Buffer, at: number, length: number, salt: number): number {
  // `back` stands right before the body: one pass over both, seeded with salt and length.
  return crc32(bytes.subarray(at + 12, at + FRAME + length), (salt ^ length) >>> 0);
}
