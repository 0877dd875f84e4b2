/**
 * The one place where the data of events is sealed under its subject's key before it is stored, and opened again. Head
 * signatures need nothing here: they are made over `Store.head`, and the chain is over what is stored, sealed or not.
 */
export type Seal = {
  /** Bytes to store instead of the plain ones; `null` when events of this stream are stored as they are, as JSON. */
  readonly close: (stream: string, type: string, plain: Uint8Array) => Promise<Uint8Array | null>;
  /** The plain bytes again; `null` when their key no longer exists. */
  readonly open: (stream: string, type: string, stored: Uint8Array) => Promise<Uint8Array | null>;
};

/** Everything is stored as it is. */
export const unsealed: Seal = {
  close: () => Promise.resolve(null),
  open: (_stream, _type, stored) => Promise.resolve(stored),
};
