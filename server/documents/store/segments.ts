import { hkdfSync } from 'node:crypto';

import { segmentBytes } from '../../../shared/documents/limits.ts';
import { NotSealed, open, seal } from '../../platform/keys/cipher.ts';
import type { Part } from './chunkStore.ts';

/** Stored segments that are not those that were sealed: changed, swapped, cut off, or of another document. */
export class DamagedDocument extends Error {
  override readonly name = 'DamagedDocument';
}

type Of = { readonly key: Uint8Array; readonly documentId: string; readonly part: Part };

export const keyOfPart = (key: Uint8Array, part: Part | 'facts'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', `witan: ${part} of a document`, 32));

/** Each segment is bound to its document, its part, its number, and to being the last: none can be moved, and none left out. */
const about = ({ documentId, part }: Of, number: number, isLast: boolean): string =>
  `${part} of document ${documentId}, segment ${number}${isLast ? ', the last' : ''}`;

/** Seals plain segments of the full size, from this number on; the last may be shorter. */
export const sealSegments = (of: Of, plain: Uint8Array, from: number, isEnd: boolean): Buffer[] => {
  const count = Math.max(1, Math.ceil(plain.length / segmentBytes));
  const key = keyOfPart(of.key, of.part);
  return Array.from({ length: count }, (_, i) =>
    seal(key, about(of, from + i, isEnd && i === count - 1), plain.subarray(i * segmentBytes, (i + 1) * segmentBytes)),
  );
};

/** The plain bytes again, as they come. Rejects with `DamagedDocument` unless every segment is there, in its place, unchanged. */
export async function* openSegments(
  of: Of,
  sealed: AsyncIterable<Uint8Array>,
  expected: number,
): AsyncGenerator<Buffer> {
  const key = keyOfPart(of.key, of.part);
  let number = 0;
  for await (const segment of sealed) {
    try {
      yield open(key, about(of, number, number === expected - 1), segment);
    } catch (cause) {
      if (cause instanceof NotSealed)
        throw new DamagedDocument(`segment ${number} of ${of.documentId} was changed`, { cause });
      throw cause;
    }
    number++;
  }
  if (number !== expected)
    throw new DamagedDocument(`expected ${expected} segments of ${of.documentId}, found ${number}`);
}

/** Collects a stream into full segments and puts them as they fill; answers how many there were. */
export async function sealStream(
  of: Of,
  plain: AsyncIterable<Uint8Array>,
  put: (from: number, segments: readonly Uint8Array[]) => Promise<void>,
): Promise<number> {
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of plain) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length > segmentBytes) {
      await put(number, sealSegments(of, waiting.subarray(0, segmentBytes), number, false));
      waiting = Buffer.from(waiting.subarray(segmentBytes));
      number++;
    }
  }
  await put(number, sealSegments(of, waiting, number, true));
  return number + 1;
}
