/**
 * The one place where the data of events is sealed under its subject's key before it is stored, and opened again. The chain is
 * over what is stored, sealed or not, so it can be checked without any key and after the key is gone.
 */
export type Seal = {
  /**
   * Bytes to store instead of the plain ones; `null` when events of this stream are stored as they are, as JSON. Rejects with
   * `SubjectErased` when the stream's key was deleted.
   */
  readonly close: (stream: string, type: string, plain: Uint8Array) => Promise<Uint8Array | null>;
  /**
   * The plain bytes again; `null` when their key no longer exists. Rejects with `DamagedSeal` when these bytes are not what was
   * sealed, and with anything else when the keys cannot be reached now.
   */
  readonly open: (stream: string, type: string, stored: Uint8Array) => Promise<Uint8Array | null>;
  /** The key to these bytes alone, for whoever may see what they say and wants to check it; `null` when it is gone. */
  readonly disclose?: (stream: string, stored: Uint8Array) => Promise<Uint8Array | null>;
};

/** Everything is stored as it is. */
export const unsealed: Seal = {
  close: () => Promise.resolve(null),
  open: (_stream, _type, stored) => Promise.resolve(stored),
};

export class DamagedSeal extends Error {
  override readonly name = 'DamagedSeal';
}
export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
}
