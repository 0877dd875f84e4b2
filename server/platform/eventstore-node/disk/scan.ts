import { type LogFile, readFully } from './file.ts';
import { backOf, claimedLength, FRAME, frameAt, HEADER, MARK_BYTES, SECTOR } from './format.ts';
import { DamagedLog } from './header.ts';

const CHUNK = 4 << 20;

/** `bytes` holds the frame's body from `at` on; `position` is where the body is in the log. Not to be kept. */
export type OnFrame = (bytes: Buffer, at: number, length: number, position: number) => void;

export type Scanned = {
  /** Where the sound part ends. */
  readonly end: number;
  /** How many bytes of an unfinished write follow it, up to the last that is not zero. */
  readonly torn: number;
};

/**
 * Walks all frames. Throws DamagedLog if what is unsound behind the sound part can be anything but an unfinished write: because
 * it was acknowledged (`committed`), because something sound behind it was written later, or because no write that a crash
 * cut short looks like it.
 */
export function scanLog(file: LogFile, salt: number, committed: number, onFrame: OnFrame): Scanned {
  const size = file.size();
  let chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK, Math.max(size, FRAME)));
  let position = Math.min(HEADER, size);
  for (;;) {
    const held = Math.min(chunk.length, size - position);
    readFully(file, chunk, 0, held, position);
    let at = 0;
    for (let length; (length = frameAt(chunk, at, held, salt)) >= 0; at += FRAME + length) {
      onFrame(chunk, at + FRAME, length, position + at + FRAME);
    }
    position += at;
    if (position + FRAME > size) break;
    if (at > 0 && held === chunk.length) continue;
    const wanted = at + FRAME <= held ? FRAME + claimedLength(chunk, at) : 0;
    if (wanted <= chunk.length || position + wanted > size) break;
    chunk = Buffer.allocUnsafeSlow(wanted);
  }
  if (position < committed)
    throw new DamagedLog(
      `the log is damaged at offset ${position}: expected sound frames up to offset ${committed}, where appends were acknowledged`,
    );
  mustBeLast(file, salt, position, size);
  const torn = lastNonZero(file, position, size) - position;
  if (torn > 0 && !mayBeTorn(file, position, size))
    throw new DamagedLog(
      `the log is damaged at offset ${position}: expected a sound frame or an unfinished one, found one that was written whole and changed since`,
    );
  return { end: position, torn };
}

/** Whatever is unsound at `end` must belong to the last commit: nothing behind it may have begun after it was written. */
function mustBeLast(file: LogFile, salt: number, end: number, size: number): void {
  for (const position of marksAfter(file, end, size)) {
    const head = Buffer.allocUnsafe(FRAME);
    if (position + FRAME > size) return;
    readFully(file, head, 0, FRAME, position);
    const length = FRAME + claimedLength(head, 0);
    if (position + length > size || position - backOf(head, 0) <= end) continue;
    const frame = Buffer.allocUnsafeSlow(length);
    readFully(file, frame, 0, length, position);
    if (frameAt(frame, 0, length, salt) >= 0) {
      throw new DamagedLog(
        `the log is damaged at offset ${end}: expected a sound frame there, because a later commit at offset ${position} is whole`,
      );
    }
  }
}

/**
 * A disk writes whole sectors, and the reserve is zeros: of a write that was cut short a sector's part of the frame is missing, or
 * the end of the file. A frame without such a gap was written whole.
 */
function mayBeTorn(file: LogFile, at: number, size: number): boolean {
  const inSector = Math.min(sectorEnd(at), size) - at;
  const head = Buffer.alloc(Math.max(inSector, FRAME));
  readFully(file, head, 0, Math.min(head.length, size - at), at);
  if (size - at < FRAME || isZero(head.subarray(0, inSector))) return true;
  if (inSector < FRAME && isZero(head.subarray(inSector))) return true;
  const length = claimedLength(head, 0);
  if (length < 0) return false;
  const end = at + FRAME + length;
  if (end > size) return true;
  const bytes = Buffer.allocUnsafeSlow(end - at);
  readFully(file, bytes, 0, bytes.length, at);
  for (let from = at; from < end; from = sectorEnd(from))
    if (isZero(bytes.subarray(from - at, Math.min(sectorEnd(from), end) - at))) return true;
  return false;
}

const sectorEnd = (at: number): number => (Math.floor(at / SECTOR) + 1) * SECTOR;
const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

function* marksAfter(file: LogFile, from: number, size: number): Generator<number> {
  const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK, Math.max(size - from, 0)));
  for (let position = from + 1; position < size; position += Math.max(chunk.length - MARK_BYTES.length + 1, 1)) {
    const held = Math.min(chunk.length, size - position);
    readFully(file, chunk, 0, held, position);
    const seen = chunk.subarray(0, held);
    for (let at = seen.indexOf(MARK_BYTES); at >= 0; at = seen.indexOf(MARK_BYTES, at + 1)) yield position + at;
  }
}

/** The offset after the last byte that is not zero, or `from`. */
function lastNonZero(file: LogFile, from: number, size: number): number {
  const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK, Math.max(size - from, 0)));
  const zeros = Buffer.alloc(chunk.length);
  for (let end = size; end > from; end -= chunk.length) {
    const start = Math.max(from, end - chunk.length);
    const seen = chunk.subarray(0, end - start);
    readFully(file, chunk, 0, seen.length, start);
    if (seen.equals(zeros.subarray(0, seen.length))) continue;
    for (let at = seen.length; ; at--) if (seen[at - 1] !== 0) return start + at;
  }
  return from;
}
