/**
 * The one place where the data of events is sealed under its subject's key before it is stored, and opened again. The chain is
 * over what is stored, sealed or not, so it can be checked without any key and after the key is gone.
 */
export type Seal = {
  /**
   * Bytes to store instead of the plain ones, which open only beside the same text; `null` when events of this type are stored in
   * this stream as they are, as JSON. Rejects with `SubjectErased` when the stream's key was deleted.
   */
  readonly close: (stream: string, type: string, plain: Uint8Array, beside: string) => Promise<Uint8Array | null>;
  /**
   * The plain bytes again; `null` when their key no longer exists. Rejects with `DamagedSeal` when these bytes are not what was
   * sealed beside this text, and with anything else when the keys cannot be reached now.
   */
  readonly open: (stream: string, stored: Uint8Array, beside: string) => Promise<Uint8Array | null>;
  /** Why an event that is not sealed is refused in this stream; `null` where it is none of those that must be. */
  readonly refuses: (stream: string, type: string) => Promise<string | null>;
  /** The key to these bytes alone, for anyone who may see what they say and wants to check it; `null` when it is gone. */
  readonly disclose?: (stream: string, stored: Uint8Array) => Promise<Uint8Array | null>;
};

/** Everything is stored as it is. */
export const unsealed: Seal = {
  close: () => Promise.resolve(null),
  open: (_stream, stored) => Promise.resolve(stored),
  refuses: () => Promise.resolve(null),
};

export class DamagedSeal extends Error {
  override readonly name = 'DamagedSeal';
}
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
}
