import type { Counts } from './document.ts';
import { fields } from './formula.ts';

/**
 * Postings as the index stores them: for a term and a block of 1,024 cards, seven bytes a card — its place in the block
 * (two bytes, little-endian), then how often the term stands in each of the five fields.
 */
export const blockSize = 1_024;
export const entryBytes = 2 + fields.length;

export const entryOf = (place: number, counts: Counts): Uint8Array => {
  const entry = new Uint8Array(entryBytes);
  entry[0] = place & 0xff;
  entry[1] = place >> 8;
  entry.set(counts, 2);
  return entry;
};

/** The entries without the one at this place. */
export const withoutEntry = (entries: Uint8Array, place: number): Uint8Array => {
  for (let at = 0; at < entries.length; at += entryBytes)
    if (placeAt(entries, at) === place)
      return Buffer.concat([entries.subarray(0, at), entries.subarray(at + entryBytes)]);
  return entries;
};

export const placeAt = (entries: Uint8Array, at: number): number => (entries[at] ?? 0) | ((entries[at + 1] ?? 0) << 8);

/** Lengths of one card within its block: words per field, then grams per field, two bytes each; all 0 where no card is. */
export const lengthBytes = fields.length * 2 * 2;

export const lengthsOf = (lengths: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(lengthBytes);
  for (const [at, length] of lengths.entries()) {
    bytes[at * 2] = length & 0xff;
    bytes[at * 2 + 1] = length >> 8;
  }
  return bytes;
};
