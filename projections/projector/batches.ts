import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { errorOf } from '../../shared/kernel/thrown.ts';

type Followed = {
  readonly after?: bigint;
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
  readonly reads: (type: string) => boolean;
  readonly onCaughtUp?: () => void;
};
export type Follow = (options: Followed) => AsyncIterable<Recorded<WitanEvent>>;

export type Log = {
  readonly info: (about: object, message: string) => void;
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
};

const few = 500;

export type Batch = { readonly events: Recorded<WitanEvent>[]; readonly caughtUp: boolean };

/**
 * What has come while the last batch was worked on: one event in quiet times, hundreds while catching up. `caughtUp` once, with
 * the last events there were at the beginning, or with none.
 */
export async function* batches(
  follow: Follow,
  { after, most = few, ...options }: Followed & { readonly after: bigint; readonly most?: number },
): AsyncGenerator<Batch, void, undefined> {
  let waiting: Recorded<WitanEvent>[] = [];
  let [ended, left, caughtUp, failure] = [false, false, false, null as unknown];
  let [filled, emptied] = [() => {}, () => {}];

  const fill = async () => {
    try {
      const onCaughtUp = () => {
        options.onCaughtUp?.();
        caughtUp = true;
        filled();
      };
      for await (const event of follow({ ...options, onCaughtUp, ...(after >= 0n && { after }) })) {
        if (left) return;
        waiting.push(event);
        filled();
        if (waiting.length >= most)
          await new Promise<void>((resolve) => {
            emptied = resolve;
          });
      }
    } catch (error) {
      failure = error;
    } finally {
      ended = true;
      filled();
    }
  };
  void fill();
  try {
    while (waiting.length > 0 || caughtUp || !ended) {
      if (waiting.length === 0 && !caughtUp)
        await new Promise<void>((resolve) => {
          filled = resolve;
        });
      const batch = { events: waiting, caughtUp };
      [waiting, caughtUp] = [[], false];
      emptied();
      if (batch.events.length > 0 || batch.caughtUp) yield batch;
    }
    if (failure) throw errorOf(failure);
  } finally {
    left = true;
    emptied();
  }
}

/** Waits, or not when the signal aborts. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
