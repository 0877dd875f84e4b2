import { type ServiceError, status } from '@grpc/grpc-js';

import type { Responses } from '../../eventstore-node/copy/client.ts';
import { type Said, saidIn, subscriptionRequest } from './wire.ts';

/** What the server says, and that it said nothing for a while (one before 23.10 never says that everything has been delivered). */
export type StoreMessage = Said | { readonly kind: 'quiet' };

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
  open: (request: Buffer) => Promise<Responses>,
  { after, prefixes, signal, quietMs, most, whenFull }: Options,
): AsyncGenerator<StoreMessage, void, undefined> {
  const messages: StoreMessage[] = [];
  let over = false;
  let failure: Error | undefined;
  let wake = () => {};
  let call: Responses | undefined;
  const take = (response: Buffer) => {
    const message = over ? null : saidIn(response);
    if (!message) return;
    messages.push(message);
    if (messages.length >= most && whenFull === 'pause') call?.pause();
    else if (messages.length >= most) over = true;
    wake();
  };
  const end = () => {
    over = true;
    wake();
  };
  const fail = (error: Error) => {
    if (isOwnEnd(error)) return end();
    failure = error;
    wake();
  };
  const opening = open(subscriptionRequest(after, prefixes)).then((opened) => {
    call = opened.on('data', take).on('error', fail).on('end', end).on('close', end);
  }, fail);
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
      if (call?.isPaused()) call.resume();
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
    over = true;
    void opening.then(() => call?.cancel());
  }
}

/** How a call ends that the client itself ended. */
const isOwnEnd = (error: Partial<ServiceError>): boolean =>
  error.code === status.CANCELLED && error.details === 'Cancelled on client';
