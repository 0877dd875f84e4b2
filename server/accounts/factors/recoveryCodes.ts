import { createHash, randomBytes } from 'node:crypto';

const count = 10;
/** Crockford's: no letter that is read as a digit. 32 of them, so that every byte's low bits choose evenly. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 random bits: a plain hash of as much cannot be searched. */
const length = 24;

export const newRecoveryCodes = (): readonly string[] => Array.from({ length: count }, newCode);

const newCode = (): string =>
  (
    Array.from(randomBytes(length), (byte) => letters[byte % letters.length])
      .join('')
      .match(/.{4}/gu) ?? []
  ).join('-');

/** As it may be typed: small letters, spaces, and I, L and O for digits. Null where it is no recovery code. */
export function recoveryHash(code: string): string | null {
  const plain = code.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll(/[IL]/gu, '1').replaceAll('O', '0');
  return plain.length === length ? createHash('sha256').update(plain).digest('hex') : null;
}
