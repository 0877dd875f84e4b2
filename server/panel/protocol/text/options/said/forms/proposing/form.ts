/** How a language names one thing that could be done: patterns of what stands before the deed, and of the deed. */
export type Proposing = {
  /** By how it is, with what leads over to it: "the simplest way would be to". */
  readonly ways: readonly string[];
  /** By saying that it is possible, too: "it would also be possible to". */
  readonly could: readonly string[];
  /** "There is also": a thing follows. */
  readonly there: readonly string[];
  /** After who would have it done: "is of the opinion that we should". */
  readonly says: readonly string[];
  /** After who would do it for us: "has offered to". */
  readonly offers: readonly string[];
  /** How such a deed looks from its first letter on; second, if it may be a thing. */
  readonly deed: readonly [deed: string, thing?: string];
};
