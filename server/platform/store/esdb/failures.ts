import { setTimeout as sleep } from 'node:timers/promises';

import {
  AccessDeniedError,
  ErrorType,
  InvalidArgumentError,
  StreamDeletedError,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { errorOf, fieldOf } from '../../../../shared/kernel/thrown.ts';

export type Log = {
  readonly warn: (about: object, message: string) => void;
  readonly info: (about: object, message: string) => void;
};

/** How long one attempt may take, and how long all of them together, in milliseconds. */
export type Patience = { readonly attemptMs: number; readonly totalMs: number };

/**
 * Repeats what may safely be repeated until it succeeds, is refused, or patience is over; then the last error is thrown.
 * The client (6.2.1) sets no timer of its own on batch appends and reads, and raises raw `ServiceError`s while it connects:
 * whatever is not a clear refusal counts as "no answer".
 */
export async function insist<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { attemptMs, totalMs }: Patience,
  given?: AbortSignal,
): Promise<T> {
  const until = performance.now() + totalMs;
  for (let tries = 0; ; tries++) {
    given?.throwIfAborted();
    try {
      return await inTime(attempt, attemptMs, given);
    } catch (error) {
      const pause = Math.min(50 * 2 ** tries, 1000);
      if (given?.aborted || isRefusal(error) || performance.now() + pause >= until) throw error;
      await sleep(pause, undefined, given ? { signal: given } : {});
    }
  }
}

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Refusals that the same call would meet again. Everything else may be a server that stops, starts or is out of reach. */
export const isRefusal = (error: unknown): boolean =>
  [
    WrongExpectedVersionError,
    StreamDeletedError,
    StreamNotFoundError,
    AccessDeniedError,
    InvalidArgumentError,
    UnsupportedError,
  ].some((kind) => error instanceof kind) ||
  fieldOf(error, 'type') === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED ||
  finalCodes.has(Number(fieldOf(error, 'code')));

/** INVALID_ARGUMENT, PERMISSION_DENIED, UNIMPLEMENTED, UNAUTHENTICATED: also on errors that carry a code and no type. */
const finalCodes = new Set([3, 7, 12, 16]);

const inTime = async <T>(attempt: (signal: AbortSignal) => Promise<T>, ms: number, given?: AbortSignal): Promise<T> => {
  const over = new AbortController();
  const stop = () => over.abort(given?.reason);
  given?.addEventListener('abort', stop, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(errorOf(over.signal.reason)), { once: true });
    timer = setTimeout(() => over.abort(new NoAnswer(`expected an answer within ${ms} ms, found none`)), ms);
  });
  try {
    return await Promise.race([attempt(over.signal), late]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', stop);
    over.abort();
  }
};
