import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of texts and bytes put together, as lower-case hex. Synchronous and the same on the server and in the browser. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string =>
  bytesToHex(digest(concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part)))));
