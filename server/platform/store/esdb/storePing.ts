import { createSemaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import { connectTo } from './connection.ts';
import { createReader } from './read.ts';

export type StorePing = {
  /** Rejects unless the store, with its leader, answers a read. */
  readonly ask: (signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Asks an event store over a connection of its own, so that no queue of ours is measured. Its limit ends before that of who asks:
 * what is cut off from outside says nothing about the node.
 */
export function storePing(url: string, limitMs = 1_900): StorePing {
  const connection = connectTo(url);
  const closing = new AbortController();
  const reader = createReader(connection, createSemaphore(4), { attemptMs: limitMs, totalMs: limitMs }, closing.signal);
  return {
    ask: async (signal) => void (await reader.page('witan-store', 0, 1, signal)),
    async close() {
      closing.abort(new Error('the connection is closed'));
      await connection.close();
    },
  };
}
