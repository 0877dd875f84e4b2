import { sha256 } from './hash.ts';

/** What ids in addresses look like. Anything else names nothing of ours, and is asked of no table and no file. */
export const idPattern = /^[\w-]{1,100}$/u;

/**
 * A UUID made from what it stands for, so that the same step always has the same event id and a retry is idempotent.
 * SHA-256 of the parts, cut to 128 bits, marked version 8 (RFC 9562: vendor-specific).
 */
export const idOf = (...parts: readonly (string | number)[]): string => {
  const hex = sha256(parts.map((part) => `${String(part).length}:${part}`).join('/'));
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
