import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';

import type { Incoming } from '../codec.ts';
import { incoming } from './incoming.ts';

/**
 * What a subscription says, in order: an event; that everything up to a position was examined; that everything written
 * before it began has been delivered; that nothing came for a while (a server before 23.10 says no more than that).
 */
export type StoreMessage =
  | { readonly kind: 'event'; readonly event: Incoming }
  | { readonly kind: 'reached'; readonly position: bigint }
  | { readonly kind: 'caught-up' }
  | { readonly kind: 'quiet' };

type Options = {
  /** -1: from the beginning. */
  readonly after: bigint;
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
  readonly quietMs: number;
  /**
   * What comes is taken at once into a queue of this length. When it is full, a reader of history waits with the server; who is
   * live must not, because the server drops slow readers: the subscription ends after what is queued, and is begun again.
   */
  readonly most: number;
  readonly whenFull: 'pause' | 'end';
};

/** One filtered `$all` subscription, as a sequence in the caller's own pace. Ends when the signal aborts or the server ends it. */
export async function* subscribe(
  client: EventStoreDBClient,
  { after, prefixes, signal, quietMs, most, whenFull }: Options,
): AsyncGenerator<StoreMessage, void, undefined> {
  const messages: StoreMessage[] = [];
  let [caughtUp, over] = [false, false];
  let failure: Error | undefined;
  let wake = () => {};
  const say = (message: StoreMessage) => {
    if (over) return;
    messages.push(message);
    if (messages.length >= most && whenFull === 'pause') subscription.pause();
    else if (messages.length >= most) over = true;
    wake();
  };
  /** Checkpoints and caught-up overtake events that are still in the client's buffer: only an empty buffer is up to date. */
  const upToDate = () => subscription.readableLength === 0;

  const subscription = client.subscribeToAll({
    fromPosition: after < 0n ? START : { commit: after, prepare: after },
    requiresLeader: true,
    filter: streamNameFilter({
      prefixes: [...prefixes],
      maxSearchWindow: 256,
      checkpointInterval: 1,
      checkpointReached: (_, { commit }) => {
        if (upToDate()) say({ kind: 'reached', position: commit });
      },
    }),
  });
  subscription
    .on('data', (resolved) => {
      const event = incoming(resolved);
      if (event) say({ kind: 'event', event });
      if (caughtUp && upToDate()) {
        caughtUp = false;
        say({ kind: 'caught-up' });
      }
    })
    .on('caughtUp', () => {
      if (upToDate()) say({ kind: 'caught-up' });
      else caughtUp = true;
    })
    .on('error', (error: Error) => {
      failure = error;
      wake();
    })
    .on('end', () => {
      over = true;
      wake();
    })
    .on('close', () => {
      over = true;
      wake();
    });
  const abort = () => wake();
  signal.addEventListener('abort', abort, { once: true });

  try {
    while (!signal.aborted) {
      const message = messages.shift();
      if (message) {
        yield message;
        continue;
      }
      if (failure) throw failure;
      if (over) return;
      if (subscription.isPaused()) subscription.resume();
      const timely = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(resolve, quietMs, false);
        wake = () => {
          clearTimeout(timer);
          resolve(true);
        };
        if (messages.length > 0 || failure || over || signal.aborted) wake();
      });
      wake = () => {};
      if (!timely) yield { kind: 'quiet' };
    }
  } finally {
    signal.removeEventListener('abort', abort);
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}
