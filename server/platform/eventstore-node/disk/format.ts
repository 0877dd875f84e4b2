import { crc32 } from 'node:zlib';

/*
 * The log is one file: a header, then frames, then zeros kept in reserve.
 *
 *   header  three sectors of 512 bytes: twice the same identity, then the committed mark
 *   identity  'WITANLOG' | u32 version | u32 salt | 16 bytes id of the node | zeros | u32 crc
 *   committed 'WITANEND' | u48 offset up to which appends were acknowledged | zeros | u32 crc
 *   frame   u32 mark | u32 body length | u32 crc | u32 back | body
 *   body    records, one after the other; a frame is one append, so it holds or falls as a whole
 *
 * `back` is how far before the frame its commit begins: everything before that was on disk when the frame was written.
 * The crc of a frame covers length, back and body and starts from the salt, so that no event can carry a believable frame in its
 * data; the crc of a header sector covers all of it. All numbers are little endian. The position of an event is the offset of its
 * record in this file.
 */
export const SECTOR = 512;
export const HEADER: number = 3 * SECTOR;
export const COMMITTED_AT: number = 2 * SECTOR;
export const FRAME = 16;
const MAGIC = Buffer.from('WITANLOG');
const END_MAGIC = Buffer.from('WITANEND');
const VERSION = 2;
const MARK = 0x46524d57;
export const MARK_BYTES: Buffer = Buffer.from('WMRF');

export type LogHeader = { readonly salt: number; readonly nodeId: Buffer };

/** One copy of the identity: a sector. */
export function identitySector({ salt, nodeId }: LogHeader): Buffer {
  const out = Buffer.alloc(SECTOR);
  MAGIC.copy(out, 0);
  out.writeUInt32LE(VERSION, 8);
  out.writeUInt32LE(salt, 12);
  nodeId.copy(out, 16);
  return sealed(out);
}

/** The whole header of a log that is acknowledged up to `end`. */
export function headerBytes(header: LogHeader, end: number): Buffer {
  const identity = identitySector(header);
  return Buffer.concat([identity, identity, committedSector(end)]);
}

/** Whether so few bytes can be what a crash left of a new header: its beginning, or zeros where it was not yet written. */
export const isPartOfHeader = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte === 0) || bytes.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, bytes.length));

/** `null` where the sector is not what was written. */
export function readIdentity(sector: Buffer): LogHeader | null {
  if (!isSealed(sector) || !sector.subarray(0, 8).equals(MAGIC)) return null;
  const version = sector.readUInt32LE(8);
  if (version !== VERSION) throw new Error(`expected a log of version ${VERSION}, found ${version}`);
  return { salt: sector.readUInt32LE(12), nodeId: Buffer.from(sector.subarray(16, 32)) };
}

export function committedSector(end: number): Buffer {
  const out = Buffer.alloc(SECTOR);
  END_MAGIC.copy(out, 0);
  out.writeUIntLE(end, 8, 6);
  return sealed(out);
}

/** The offset up to which appends were acknowledged; `null` where the sector is not what was written. */
export const readCommitted = (sector: Buffer): number | null =>
  isSealed(sector) && sector.subarray(0, 8).equals(END_MAGIC) ? sector.readUIntLE(8, 6) : null;

function sealed(sector: Buffer): Buffer {
  sector.writeUInt32LE(crc32(sector.subarray(0, SECTOR - 4)), SECTOR - 4);
  return sector;
}

const isSealed = (sector: Buffer): boolean => crc32(sector.subarray(0, SECTOR - 4)) === sector.readUInt32LE(SECTOR - 4);

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
  // `back` is right before the body: one pass over both, seeded with salt and length.
  return crc32(bytes.subarray(at + 12, at + FRAME + length), (salt ^ length) >>> 0);
}
