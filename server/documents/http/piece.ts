import type { IncomingMessage } from 'node:http';

import { pieceBytes } from '../../../shared/documents/limits.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';

const idleMs = 30_000;

/** The bytes of one piece, which the request announces and may not exceed; a sender that falls silent is cut off. */
export async function readPiece(request: IncomingMessage, atMost = pieceBytes): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  if (request.headers['content-encoding'] !== undefined || !Number.isInteger(announced))
    throw new Refusal('malformed-request', 'Expected plain bytes with a Content-Length.');
  if (announced > atMost)
    throw new Refusal('too-large', `Expected a piece of at most ${atMost} bytes, found ${announced}.`);
  request.setTimeout(idleMs, () => request.destroy());
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** `sha-256=:<base64>:`, as RFC 9530 writes it; as hexadecimal digits. */
export const digestIn = (header: string): string => {
  const encoded = /^\s*sha-256=:([A-Za-z0-9+/]{43}=):\s*$/u.exec(header)?.[1];
  if (encoded === undefined)
    throw new Refusal('invalid-input', 'Expected the digest of the piece.', [
      { pointer: '/header/content-digest', detail: 'Expected sha-256=:…: with the digest in base64.' },
    ]);
  return Buffer.from(encoded, 'base64').toString('hex');
};
