import { dropOldest } from '../../../shared/kernel/collections.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

/**
 * Hashes of the last events seen of the streams in use, so that an append need not read what it follows. Only events that
 * came *from* the store are remembered: an append may have been answered as the repetition of somebody else's.
 */
export function createHeads(streams: number) {
  const heads = new Map<string, { readonly revision: number; readonly hash: string }>();
  return {
    saw({ stream, revision, hash }: Pick<Recorded<unknown>, 'stream' | 'revision' | 'hash'>): void {
      const known = heads.get(stream);
      if (known && known.revision > revision) return;
      heads.delete(stream);
      heads.set(stream, { revision, hash });
      dropOldest(heads, streams);
    },
    hashAt(stream: string, revision: number): string | undefined {
      const head = heads.get(stream);
      return head?.revision === revision ? head.hash : undefined;
    },
  };
}
