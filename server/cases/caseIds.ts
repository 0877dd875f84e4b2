import { createHmac, randomBytes } from 'node:crypto';

/**
 * The id of a new case: 160 random bits. With an idempotency key it is derived from account and key under the installation's
 * secret instead: nobody else can guess it, and the same key is the same case, exactly, in any process.
 */
export const newCaseId = (secret: string, accountId: string, key: string | undefined): string =>
  key === undefined ? base32(randomBytes(20)) : derived(secret, 'case', accountId, key);

/** The id of the one case that may run another again: derived from it, so that there is never a second. */
export const rerunCaseId = (secret: string, accountId: string, caseId: string): string =>
  derived(secret, 'rerun', accountId, caseId);

const derived = (secret: string, ...from: string[]): string =>
  base32(createHmac('sha256', secret).update(JSON.stringify(from)).digest().subarray(0, 20));

/** Lower case and digits only: it is used in addresses, file names and commands. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const base32 = (bytes: Uint8Array): string => {
  let [out, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) out += alphabet[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? out + alphabet[(held << (5 - bits)) & 31] : out;
};
