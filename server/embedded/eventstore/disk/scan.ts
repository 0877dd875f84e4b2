import { type LogFile, readFully } from './file.ts';
import { backOf, claimedLength, FRAME, frameAt, HEADER, MARK_BYTES } from './format.ts';

const CHUNK = 4 << 20;

export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** `bytes` holds the frame's body from `at` on; `position` is where the body stands in the log. Not to be kept. */
export type OnFrame = (bytes: Buffer, at: number, length: number, position: number) => void;

/**
 * Walks all frames. Returns where the sound part ends and how many bytes that are not zero follow it: a commit that a crash cut
 * short. Throws DamagedLog if what is unsound had been on disk before something sound behind it was written.
 */
export function scanLog(file: LogFile, salt: number, onFrame: OnFrame): { end: number; torn: number } {
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
  mustBeLast(file, salt, position, size);
  return { end: position, torn: lastNonZero(file, position, size) - position };
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
