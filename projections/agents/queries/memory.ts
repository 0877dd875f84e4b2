import type { Collection } from '../ranking/collection.ts';
import type { List } from '../ranking/impact.ts';

/** A key's list in one block, as it is in this version of the block. */
export type Kept = List & { readonly version: string };

/** What a process remembers of the index. Every answer is what it would be without: each thing says of which version it is. */
export type Memory = {
  /** The collection of the state seen last. */
  latest: { readonly state: string; readonly collection: Collection } | null;
  /** A key's lists by block; holes where none was ever read. */
  readonly get: (key: string) => readonly (Kept | undefined)[];
  readonly keep: (key: string, lists: readonly (Kept | undefined)[]) => void;
};

/** Lists of the keys asked for last, as many as go into so many bytes. */
export const createMemory = (most = 192 * 2 ** 20): Memory => {
  const kept = new Map<string, readonly (Kept | undefined)[]>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= bytesOf(kept.get(key) ?? []);
    return kept.delete(key);
  };
  return {
    latest: null,
    get: (key) => {
      const lists = kept.get(key);
      // The order of a Map is the order of setting: the first is the one not asked for longest.
      if (lists && kept.delete(key)) kept.set(key, lists);
      return lists ?? [];
    },
    keep: (key, lists) => {
      forget(key);
      kept.set(key, lists);
      bytes += bytesOf(lists);
      for (const oldest of kept.keys()) {
        if (bytes <= most) return;
        forget(oldest);
      }
    },
  };
};

/** With what the objects around the numbers cost, by measurement of a heap: about 200 bytes a list. */
const bytesOf = (lists: readonly (Kept | undefined)[]) =>
  lists.reduce((sum, list) => sum + 200 + (list ? list.entries.byteLength + list.bounds.byteLength : 0), 200);
