import { dropOldest } from '../../../shared/kernel/collections.ts';

type Kept = { readonly key: Promise<Buffer | null>; readonly until: number };

/** Opened keys, the last used ones, each for so many milliseconds; that there is none is kept as long. Asked once at a time. */
export function createKeyCache(keepMs: number, fetch: (stream: string) => Promise<Buffer | null>, places = 10_000) {
  const kept = new Map<string, Kept>();
  const place = (stream: string, entry: Kept) => {
    kept.delete(stream);
    kept.set(stream, entry);
    dropOldest(kept, places);
  };
  return {
    get(stream: string): Promise<Buffer | null> {
      const known = kept.get(stream);
      if (known && known.until > performance.now()) return known.key;
      const key = fetch(stream);
      const entry = { key, until: performance.now() + keepMs };
      place(stream, entry);
      key.catch(() => {
        if (kept.get(stream) === entry) kept.delete(stream);
      });
      return key;
    },
    drop: (stream: string): void => void kept.delete(stream),
  };
}
