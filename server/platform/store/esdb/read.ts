import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ResolvedEvent,
  StreamNotFoundError,
} from '@eventstore/db-client';

import type { Semaphore } from '../../../../shared/kernel/scheduling/semaphore.ts';
import type { Incoming } from '../codec.ts';
import type { Connection } from './connection.ts';
import { NoAnswer, type Patience, insist, isRefusal } from './failures.ts';
import { incoming } from './incoming.ts';
import { errorOf } from '../../../../shared/kernel/thrown.ts';

export type Reader = {
  /** A page of a stream, forwards; empty if there is no such stream. */
  readonly page: (stream: string, from: number, count: number, signal?: AbortSignal) => Promise<Incoming[]>;
  readonly last: (stream: string) => Promise<Incoming | null>;
  /** A page of `$all` backwards from before a position, system events included. */
  readonly before: (position: bigint | null, count: number, signal?: AbortSignal) => Promise<Incoming[]>;
};

/**
 * Every read is a page that is fetched whole: no call stays open for a slow consumer. A process may hold 100 calls open
 * and the rest wait in silence, so the semaphore keeps reads to a part of them.
 */
export function createReader(
  connection: Pick<Connection, 'call'>,
  semaphore: Semaphore,
  patience: Patience,
  closing: AbortSignal,
): Reader {
  const fetch = (open: (client: EventStoreDBClient) => Cancellable, given?: AbortSignal) => {
    const signal = given ? AbortSignal.any([given, closing]) : closing;
    const ask = (attempt: AbortSignal) => connection.call((client) => collect(open(client), attempt), attempt);
    return semaphore(() => insist(ask, patience, signal), signal).catch((error: unknown) => {
      if (signal.aborted || isRefusal(error) || error instanceof NoAnswer) throw error;
      throw new NoAnswer('the event store did not answer a read', { cause: error });
    });
  };

  return {
    page: (stream, from, count, signal) =>
      fetch(
        (client) =>
          client.readStream(stream, {
            fromRevision: BigInt(from),
            maxCount: count,
            direction: FORWARDS,
            requiresLeader: true,
          }),
        signal,
      ),
    last: async (stream) => {
      const read = (client: EventStoreDBClient) =>
        client.readStream(stream, { fromRevision: END, maxCount: 1, direction: BACKWARDS, requiresLeader: true });
      return (await fetch(read))[0] ?? null;
    },
    before: (position, count, signal) =>
      fetch(
        (client) =>
          client.readAll({
            fromPosition: position === null ? END : { commit: position, prepare: position },
            maxCount: count,
            direction: BACKWARDS,
            requiresLeader: true,
          }),
        signal,
      ),
  };
}

type Cancellable = AsyncIterable<ResolvedEvent> & { cancel: () => Promise<void>; destroy: (error?: Error) => unknown };

const collect = async (stream: Cancellable, signal: AbortSignal): Promise<Incoming[]> => {
  // The client swallows the error of a call that it cancelled itself: the stream has to be destroyed as well.
  const stop = () => {
    stream.cancel().catch(() => undefined);
    stream.destroy(errorOf(signal.reason));
  };
  signal.addEventListener('abort', stop, { once: true });
  const events: Incoming[] = [];
  try {
    for await (const resolved of stream) {
      const event = incoming(resolved);
      if (event) events.push(event);
    }
    return events;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
