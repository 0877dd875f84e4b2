/** What the writer of an append expects of the stream: ANY, EXISTS, NO_STREAM or a revision (a bigint beyond 2^53). */
export type Expected = number | bigint;
export const ANY = -2;
export const NO_STREAM = -1;
export const EXISTS = -4;

/** One stream as an append finds it. */
export type StreamView = {
  /** Revision of the last event, -1 without any; deletions do not change it. */
  readonly last: number;
  readonly tombstoned: boolean;
  readonly softDeleted: boolean;
  /** Whether `$$stream` has an event; only asked of a stream without events. */
  readonly hasMetadata: boolean;
  readonly idAt: (revision: number) => string;
  /** The revision an id was written at lately in this stream, -1 if unknown. */
  readonly recent: (id: string) => number;
};

export type Verdict =
  | { readonly is: 'write' }
  | { readonly is: 'deleted' }
  | { readonly is: 'wrong' }
  /** All of it was written before; `revision` is that of the last id sent. */
  | { readonly is: 'same'; readonly revision: number };

const WRITE: Verdict = { is: 'write' };
const DELETED: Verdict = { is: 'deleted' };
const WRONG: Verdict = { is: 'wrong' };

/** The expected-version check with its idempotency; the first rule that matches decides (wire specification 1.5). */
export function checkExpected(expected: Expected, ids: readonly string[], stream: StreamView): Verdict {
  if (stream.tombstoned) return DELETED;
  if (expected === EXISTS) {
    if (stream.softDeleted) return DELETED;
    if (stream.last < 0 && !stream.hasMetadata) return WRONG;
  }
  if (expected === ANY || expected === EXISTS) return writtenLately(ids, stream);
  if (expected < stream.last) return writtenThere(Number(expected), ids, stream);
  return expected > stream.last ? WRONG : WRITE;
}

function writtenLately(ids: readonly string[], stream: StreamView): Verdict {
  let revision = -1;
  for (const [index, id] of ids.entries()) {
    revision = stream.recent(id);
    if (revision < 0) return index === 0 ? WRITE : WRONG;
  }
  return ids.length === 0 ? WRITE : { is: 'same', revision };
}

function writtenThere(expected: number, ids: readonly string[], stream: StreamView): Verdict {
  for (const [index, id] of ids.entries()) {
    const revision = expected + 1 + index;
    if (revision <= stream.last && stream.idAt(revision) === id) continue;
    return index === 0 && expected === NO_STREAM && stream.softDeleted ? WRITE : WRONG;
  }
  return ids.length === 0 ? WRONG : { is: 'same', revision: expected + ids.length };
}
