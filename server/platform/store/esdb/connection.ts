import { EventStoreDBClient } from '@eventstore/db-client';

import { type Responses, readRaw } from '../../eventstore-node/copy/client.ts';
import { isFailedDiscovery } from './discovery.ts';
import { NoAnswer } from './failures.ts';

export type Connection = {
  readonly client: () => EventStoreDBClient;
  /** Opens a read, as bytes: taking events off the wire is most of what reading costs, and the client does it thoroughly. */
  readonly open: (request: Buffer) => Promise<Responses>;
  /**
   * Makes a call that ends with `attempt`. A client that gives up finding a leader in it, or whose node says nothing, is replaced for
   * the next one.
   */
  readonly call: <T>(ask: (client: EventStoreDBClient) => Promise<T>, attempt: AbortSignal) => Promise<T>;
  readonly close: () => Promise<void>;
};

/**
 * The published client (6.2.1) for as long as it is of use. One that found no leader while it asked what the server supports keeps
 * that answer, and would refuse every append from then on. And one whose node is frozen asks no other: it waits for an error of that
 * connection, while calls that are cut off are none.
 */
export function connectTo(url: string): Connection {
  const isCluster = /^esdb\+discover:|,/.test(url);
  let current = EventStoreDBClient.connectionString(url);
  const replace = (asked: EventStoreDBClient): boolean => {
    if (asked !== current) return false;
    current = EventStoreDBClient.connectionString(url);
    return true;
  };
  return {
    client: () => current,
    open: (request) => readRaw(current, request),
    async call(ask, attempt) {
      const asked = current;
      const silent = () => {
        // What else is under way there may still be answered: it is left to end by itself.
        if (isCluster && attempt.reason instanceof NoAnswer) replace(asked);
      };
      attempt.addEventListener('abort', silent, { once: true });
      try {
        return await ask(asked);
      } catch (error) {
        if (isFailedDiscovery(error) && replace(asked)) asked.dispose().catch(() => undefined);
        throw error;
      } finally {
        // After a limit the listener has been called already.
        attempt.removeEventListener('abort', silent);
      }
    },
    close: () => current.dispose(),
  };
}
