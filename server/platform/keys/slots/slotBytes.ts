import { crc32 } from 'node:zlib';

/**
 * A slot on disk: 256 bytes, within one sector, which are only ever overwritten in place. Two cells, so that a key is wrapped again
 * beside itself before the old wrapping is overwritten: a crash in between leaves both.
 */
export const slotSize = 256;
const [magic, stateAt, cellsAt, cellSize] = [Buffer.from('WKS1'), 4, 32, 112];
const [kept, erased] = [1, 2];

/** What a slot holds: wrappings of one key, or that it was erased. */
export type Slot = 'erased' | readonly Buffer[];

export class DamagedSlot extends Error {
  override readonly name = 'DamagedSlot';
}

export const cellAt = (cell: 0 | 1): number => cellsAt + cell * cellSize;

/** A cell: length, bytes, checksum. */
export function cellOf(wrapped: Uint8Array): Buffer {
  if (wrapped.length > cellSize - 5) throw new Error(`expected at most ${cellSize - 5} bytes, found ${wrapped.length}`);
  const cell = Buffer.alloc(cellSize);
  cell[0] = wrapped.length;
  cell.set(wrapped, 1);
  cell.writeUInt32LE(crc32(cell.subarray(0, cellSize - 4)), cellSize - 4);
  return cell;
}
export const emptyCell = (): Buffer => Buffer.alloc(cellSize);

export function slotOf(wrapped: Uint8Array | null): Buffer {
  const bytes = Buffer.alloc(slotSize);
  bytes.set(magic);
  bytes[stateAt] = wrapped ? kept : erased;
  if (wrapped) bytes.set(cellOf(wrapped), cellAt(0));
  return bytes;
}

/** By cell, the wrapping in it; null where there is none. */
export function cellsIn(bytes: Buffer): readonly [Buffer | null, Buffer | null] {
  const read = (cell: 0 | 1): Buffer | null => {
    const found = bytes.subarray(cellAt(cell), cellAt(cell) + cellSize);
    const length = found[0] ?? 0;
    const isWhole = length > 0 && found.readUInt32LE(cellSize - 4) === crc32(found.subarray(0, cellSize - 4));
    return isWhole ? Buffer.from(found.subarray(1, 1 + length)) : null;
  };
  return [read(0), read(1)];
}

export function slotIn(bytes: Buffer, path: string): Slot {
  if (bytes.length !== slotSize || !bytes.subarray(0, magic.length).equals(magic))
    throw new DamagedSlot(`${path}: expected a slot of a key, found ${bytes.length} bytes of something else`);
  if (bytes[stateAt] === erased) return 'erased';
  const wrapped = cellsIn(bytes).filter((cell) => cell !== null);
  if (wrapped.length === 0) throw new DamagedSlot(`${path}: expected a wrapped key, found none that is whole`);
  return wrapped;
}
