/** Who did it, and what it followed from. `actor` is e.g. `account:<id>`, `seat:<id>`, `panel`, `system`. */
export type Provenance = {
  readonly actor: string;
  readonly correlation: string;
  readonly causation: string | null;
};

/** What happened, as the store gives it back: where it is, when it was written, and its link in the hash chain. */
export type Recorded<E> = E &
  Provenance & {
    readonly id: string;
    readonly stream: string;
    /** Place in its stream, from 0. */
    readonly revision: number;
    /** Place in `$all`: opaque and comparable, never contiguous. */
    readonly position: bigint;
    /** When the store wrote it, ISO 8601. */
    readonly at: string;
    /** Version of the type's schema as it was written, before any upcast. */
    readonly version: number;
    /** Hash of the event before it in this stream; the empty string for the first. */
    readonly prev: string;
    readonly hash: string;
    /** Why its data is withheld as `null` although it is legible: it does not fit its type. Names stream, revision and type. */
    readonly unfit?: string;
    /** Its data is `null` for ever: the key it was sealed under was deleted. Its place, its type and its link remain. */
    readonly erased?: true;
    /** The bytes it is sealed in, where `Page.stored` asked for them. */
    readonly stored?: Uint8Array;
    /** The key to those bytes alone. */
    readonly key?: Uint8Array;
  };
