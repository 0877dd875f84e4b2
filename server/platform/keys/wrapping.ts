import { createHash } from 'node:crypto';

import { open, seal, wrappingKey } from './cipher.ts';

/** Master keys, each 64 hexadecimal digits, the newest first: it wraps, the others only open until everything is wrapped again. */
export type MasterKeys = readonly [string, ...string[]];

const idLength = 8;
/** Which master key it is, without telling anything of it: every wrapping begins with it. */
export const idOf = (master: string): Buffer =>
  createHash('sha256').update('witan: id of a master key').update(wrappingKey(master)).digest().subarray(0, idLength);
const about = (stream: string) => `key of ${stream}`;

/** A stream's key under this master key: which one it is, then what it sealed. */
export const wrap = (master: string, stream: string, key: Uint8Array): Buffer =>
  Buffer.concat([idOf(master), seal(wrappingKey(master), about(stream), key)]);

export const isWrappedBy = (master: string, wrapped: Uint8Array): boolean =>
  idOf(master).equals(wrapped.subarray(0, idLength));

/** The key in the first of these wrappings that one of these master keys made; null where none did. */
export function unwrap(masters: MasterKeys, stream: string, wrappings: readonly Uint8Array[]): Buffer | null {
  for (const wrapped of wrappings) {
    const master = masters.find((one) => isWrappedBy(one, wrapped));
    if (master !== undefined) return open(wrappingKey(master), about(stream), wrapped.subarray(idLength));
  }
  return null;
}
