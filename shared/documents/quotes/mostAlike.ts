import type { Passage } from './passage.ts';

const run = 6;
const enough = 0.75;
const mostHits = 100;

/**
 * The passage that shares most runs of six marks with a quote, where it shares three quarters of them; null otherwise. Runs count
 * together when they stand about as far from each other as in the quote.
 */
export const mostAlike = (text: string, quote: string): Passage | null => {
  const runs = quote.length - run + 1;
  if (runs < run) return null;
  const width = Math.max(quote.length >> 1, 24);
  const buckets = new Map<number, number>();
  for (let offset = 0; offset < runs; offset++) {
    const piece = quote.slice(offset, offset + run);
    const counted = new Set<number>();
    let at = text.indexOf(piece);
    for (let hits = 0; at >= 0 && hits < mostHits; hits++) {
      const bucket = Math.floor((at - offset) / width);
      if (!counted.has(bucket)) buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
      counted.add(bucket);
      at = text.indexOf(piece, at + 1);
    }
  }
  let best = { bucket: 0, shared: 0 };
  for (const [bucket, count] of buckets) {
    const shared = Math.min(runs, count + (buckets.get(bucket + 1) ?? 0));
    if (shared > best.shared) best = { bucket, shared };
  }
  if (best.shared / runs < enough) return null;
  const from = Math.max(0, best.bucket * width);
  return { from, to: Math.min(text.length, from + quote.length + width) };
};
