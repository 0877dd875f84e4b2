import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import type { CaseEventOf } from '../../shared/events/case.ts';
import { type SignedHead, headText } from '../../shared/kernel/signedHead.ts';
import { fieldOf } from '../../shared/kernel/thrown.ts';

export type SignedSeen = {
  /** Up to here the history is vouched for. */
  readonly revision: number;
  /** The public key that came with the signature; nothing here can say whose it is. */
  readonly key: string;
  /** Null where this browser cannot check it. */
  readonly holds: boolean | null;
};

/**
 * The head that was signed when the report was issued (`shared/kernel/signedHead.ts`), held against the events as they were
 * received; null where no head of this history was signed, or it is withheld.
 */
export async function signedIn(caseId: string, events: readonly HistoryEvent[]): Promise<SignedSeen | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- data of that type
  const issued = events.findLast(({ type }) => type === 'ReportIssued')?.data as
    | CaseEventOf<'ReportIssued'>['data']
    | null
    | undefined;
  if (!issued?.signed) return null;
  const { head, signed } = issued;
  const same = events[head.revision]?.hash === head.hash;
  const holds = same && (await checked({ stream: `case-${caseId}`, ...head, ...signed }));
  return { revision: head.revision, key: signed.key, holds };
}

/** Ed25519 (RFC 8032) by the browser itself. */
async function checked({ key, signature, ...head }: SignedHead): Promise<boolean | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  if (!subtle) return null;
  try {
    const by = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', by, bytesOf(signature), new TextEncoder().encode(headText(head)));
  } catch (error) {
    return fieldOf(error, 'name') === 'NotSupportedError' ? null : false;
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
