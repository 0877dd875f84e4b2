type SpeakingTurn = {
  /** Resolves when everybody before has ended, or the signal aborts. */
  readonly begins: Promise<void>;
  readonly end: () => void;
};

/** Who asks first in a room speaks first, and the next one when that has ended. */
export const speakingTurns = () => {
  const lasts = new Map<string, Promise<void>>();
  return (room: string, signal: AbortSignal): SpeakingTurn => {
    const before = lasts.get(room) ?? Promise.resolve();
    const own = Promise.withResolvers<void>();
    const ended = before.then(() => own.promise);
    lasts.set(room, ended);
    void ended.then(() => lasts.get(room) === ended && lasts.delete(room));
    const aborted = Promise.withResolvers<void>();
    const abort = () => aborted.resolve();
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    return {
      begins: Promise.race([before, aborted.promise]),
      end() {
        signal.removeEventListener('abort', abort);
        own.resolve();
      },
    };
  };
};
