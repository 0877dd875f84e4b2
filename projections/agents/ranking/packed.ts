import type { Counts } from './document.ts';
import { fields } from './formula.ts';

/**
 * Postings as the index stores them: for a term and a block of 4,096 cards, one 32-bit word a card, little-endian. From the
 * lowest bit: its place in the block (12), then how often the term occurs in name (1), description (6), tags (1), skills (6)
 * and examples (6). `countedAtMost` of the formula keeps every count within its bits.
 */
export const blockSize = 4_096;
export const entryBytes = 4;
/** Where each field's count begins, and its mask. */
export const shifts = Uint8Array.of(12, 13, 19, 20, 26);
export const masks = Uint8Array.of(0x1, 0x3f, 0x1, 0x3f, 0x3f);

export const entryOf = (place: number, counts: Counts): number => {
  let entry = place;
  for (let field = 0; field < counts.length; field += 1) entry |= (counts[field] ?? 0) << (shifts[field] ?? 0);
  return entry >>> 0;
};

export const bytesOf = (entries: readonly number[]): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(entries.length * entryBytes));
  for (const [at, entry] of entries.entries()) bytes.setUint32(at * entryBytes, entry, true);
  return new Uint8Array(bytes.buffer);
};

/** The entries as numbers; the lowest twelve bits are the place. */
export const entriesOf = (bytes: Uint8Array): Uint32Array => {
  const aligned = bytes.byteOffset % entryBytes === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / entryBytes);
};

export const placeOf = (entry: number): number => entry & (blockSize - 1);

/** Where in entries in order of place those from this place on begin. */
export const firstAt = (entries: Uint32Array, place: number): number => {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (placeOf(entries[middle]!) < place) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The entries without the one at this place. */
export const withoutEntry = (bytes: Uint8Array, place: number): Uint8Array => {
  const left = entriesOf(bytes).filter((entry) => placeOf(entry) !== place);
  return new Uint8Array(left.buffer, left.byteOffset, left.byteLength);
};

/** Lengths of one card within its block: words per field, then grams per field, 16 bits each; all 0 where no card is. */
export const lengthsPerCard = fields.length * 2;
export const lengthBytes = lengthsPerCard * 2;

export const lengthsOf = (lengths: readonly number[]): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(lengthBytes));
  for (const [at, length] of lengths.entries()) bytes.setUint16(at * 2, length, true);
  return new Uint8Array(bytes.buffer);
};

export const lengthsIn = (bytes: Uint8Array): Uint16Array => {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice();
  return new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 2);
};
