import type { Provenance, Recorded } from '../../../shared/kernel/event.ts';

/** An event about to be written. Its id is derived from what it stands for, so that writing it again changes nothing. */
export type NewEvent<E> = E & Provenance & { readonly id: string };

export type Appended = { readonly revision: number; readonly position: bigint };

type Page = {
  /** First revision to read, inclusive; 0 when absent. */
  readonly from?: number;
  /** At most so many events; everything when absent. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
  /** With the bytes of sealed events as they are stored, for those who check the chain. */
  readonly stored?: boolean;
};

export type Follow = {
  /** Everything after this position; from the beginning when absent. */
  readonly after?: bigint;
  /** Stream name prefixes, e.g. `case-`. */
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
  /** Of history, the data of these types alone are wanted; events of others may come with `null`, their hash checked. All when absent. */
  readonly reads?: (type: string) => boolean;
  /** Called when everything written before the subscription has been delivered, and after each reconnection. */
  readonly onCaughtUp?: () => void;
};

/**
 * The little we ask of an event store. `esdbStore.ts` speaks to EventStoreDB (embedded or a cluster); `memory.ts` is its twin.
 * `E` is every event of the catalogue.
 */
export type Store<E extends { readonly type: string }> = {
  /** Events of one stream in order, read in pages; nothing at all if the stream does not exist. */
  readonly read: (stream: string, page?: Page) => AsyncIterable<Recorded<E>>;
  /** Revision of the last event of a stream with its hash, `null` if there is none. */
  readonly head: (stream: string) => Promise<{ readonly revision: number; readonly hash: string } | null>;
  /**
   * Writes after `expected` (-1: the stream must not exist yet), all or nothing, and resolves once it is on disk.
   * Throws `WrongRevision` when somebody else was faster. Repeating with the same ids and the same `expected` is safe.
   */
  readonly append: (stream: string, events: readonly NewEvent<E>[], expected: number) => Promise<Appended>;
  /**
   * Everything of the streams with these prefixes, in the order of `$all`, then whatever comes, for ever: it reconnects
   * after any error from the last position it delivered. Each event exactly once, in order. Ends when the signal aborts.
   */
  readonly follow: (options: Follow) => AsyncIterable<Recorded<E>>;
  readonly close: () => Promise<void>;
};

export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
}
