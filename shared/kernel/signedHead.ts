/** Where a stream stood: its last event then, and when somebody looked. */
export type Head = {
  readonly stream: string;
  readonly revision: number;
  /** Hash of the event there: 64 characters of lower-case hex. */
  readonly hash: string;
  /** When the head was signed, ISO 8601. */
  readonly at: string;
};

/** What an installation adds to a head it vouches for. */
export type Signature = {
  /** The installation's public Ed25519 key: 32 bytes as lower-case hex. */
  readonly key: string;
  /** Ed25519 over `headText`: 64 bytes as lower-case hex. */
  readonly signature: string;
};
export type SignedHead = Head & Signature;

/** The text that is signed, in UTF-8: a line of its own for each part, so that no two heads have the same text. */
export const headText = ({ stream, revision, hash, at }: Head): string =>
  `witan head 1\n${stream}\n${revision}\n${hash}\n${at}\n`;

/** A head as one line of text, for files, e-mails and terminals; `headsIn` reads it. An unsigned one ends after its hash. */
export const headLine = (head: Head | SignedHead): string =>
  [
    `${head.stream}@${head.revision}`,
    head.hash,
    ...('signature' in head ? [head.at, head.key, head.signature] : []),
  ].join(' ');

/**
 * The heads in a text, wherever an e-mail has broken its lines or set it apart; null if there is anything else. A head without signature does not
 * say when, and its `at` is empty.
 */
export function headsIn(given: string): readonly (Head | SignedHead)[] | null {
  const text = given.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');
  if (text.replaceAll(written, '').trim() !== '') return null;
  return Array.from(text.matchAll(written), ([, stream = '', revision, hash = '', at = '', key, signature]) => {
    const head = { stream, revision: Number(revision), hash, at };
    return key !== undefined && signature !== undefined ? { ...head, key, signature } : head;
  });
}
const written = /(?<=^|\s)([\w-]+)@(\d{1,9})\s+([0-9a-f]{64})(?:\s+(\S+)\s+([0-9a-f]{64})\s+([0-9a-f]{128}))?(?=\s|$)/g;
