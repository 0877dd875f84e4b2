import type { Collection, Impacts } from '../../shared/index/ranking/impacts.ts';

/** What a process remembers of one state of the index. */
export type Remembered = {
  collection: Collection | null;
  /** The impacts of a key; undefined if they are not remembered. */
  readonly get: (key: string) => readonly Impacts[] | undefined;
  readonly keep: (key: string, impacts: readonly Impacts[]) => void;
};
/** Give it the state of the index a search sees: what was remembered of any other is forgotten. */
export type Memory = (state: string) => Remembered;

/** Of the keys asked for last, as many as go into so many bytes: every answer is what it would be without a memory. */
export const createMemory = (bytes = 192 * 2 ** 20): Memory => {
  let [known, remembered] = ['', forgetful(bytes)];
  return (state) => {
    if (state !== known) [known, remembered] = [state, forgetful(bytes)];
    return remembered;
  };
};

const forgetful = (most: number): Remembered => {
  const kept = new Map<string, readonly Impacts[]>();
  let bytes = 0;
  return {
    collection: null,
    get: (key) => {
      const impacts = kept.get(key);
      // The order of a Map is the order of setting: the first is the one not asked for longest.
      if (impacts && kept.delete(key)) kept.set(key, impacts);
      return impacts;
    },
    keep: (key, impacts) => {
      if (kept.has(key)) return;
      kept.set(key, impacts);
      bytes += bytesOf(impacts);
      for (const [oldest, its] of kept) {
        if (bytes <= most) return;
        kept.delete(oldest);
        bytes -= bytesOf(its);
      }
    },
  };
};

/** With what the objects around the numbers cost, by measurement of a heap: about 200 bytes a list. */
const bytesOf = (impacts: readonly Impacts[]) =>
  impacts.reduce((sum, { places, shares }) => sum + 200 + places.byteLength + shares.byteLength, 200);
