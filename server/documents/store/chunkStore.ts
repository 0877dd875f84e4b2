/** What is kept of a document: the bytes as they came, and the text that was read from them. */
export const parts = ['bytes', 'text'] as const;
export type Part = (typeof parts)[number];

/** Keeps sealed segments in order. It knows no key and no plain byte, so it may be any storage. */
export type ChunkStore = {
  /** Segments from this number on; what was there before under these numbers is replaced. */
  readonly put: (documentId: string, part: Part, from: number, segments: readonly Uint8Array[]) => Promise<void>;
  readonly read: (documentId: string, part: Part) => AsyncIterable<Uint8Array>;
  /** Removes all that is kept of it; nothing where there is nothing. */
  readonly drop: (documentId: string) => Promise<void>;
};
