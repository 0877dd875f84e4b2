import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { sealedBeside } from '../../shared/kernel/chain.ts';

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * What the sealed bytes of an event say, as text; null where they cannot be opened here: no key came with them, or the page
 * was not loaded safely and the browser lends no cryptography. Rejects when the key does not fit the bytes.
 */
export async function opened(event: HistoryEvent, caseId: string): Promise<string | null> {
  const { stored, key } = event;
  const { subtle } = globalThis.crypto ?? {};
  if (stored === undefined || key === undefined || !subtle) return null;
  const sealed = bytesOf(stored);
  const by = await subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const additionalData = new TextEncoder().encode(sealedBeside(`case-${caseId}`, event));
  const plain = await subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.slice(1, 13), additionalData },
    by,
    sealed.slice(13),
  );
  return new TextDecoder().decode(plain);
}
