import { errorOf } from '../thrown.ts';
/** Lets at most so many in at once; the others wait in the order they came. */
export type Semaphore = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createSemaphore(places: number): Semaphore {
  let free = places;
  const waiting: (() => void)[] = [];

  const enter = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        resolve();
        return;
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(errorOf(signal?.reason));
      };
      const go = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(go);
    });
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return async (work, signal) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
