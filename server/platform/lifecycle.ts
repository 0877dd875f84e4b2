import type { Logger } from 'pino';

type Part = { readonly name: string; readonly stop: () => Promise<unknown> };

export type Lifecycle = {
  /** Starts all parts. Null when a stop was asked for meanwhile; what was started before a failure is stopped. */
  readonly start: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Parts stop in the reverse of the order in which they were started. Throws when a stop was asked for: the start ends here. */
  readonly started: (name: string, stop: Part['stop']) => void;
  readonly stop: () => Promise<void>;
  readonly stopping: () => boolean;
};

/**
 * Ordered stop: each part within what is left of `graceMs`, a part that hangs is named and left behind. A start that is under way
 * uses the parts that are there already: it may go on to its next part first.
 */
export function createLifecycle(log: Logger, graceMs: number): Lifecycle {
  const parts: Part[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  let stopping: Promise<void> | undefined;

  const stopAll = async () => {
    const deadline = performance.now() + graceMs;
    await within(starting, graceMs / 2).catch(() => undefined);
    for (const { name, stop } of parts.toReversed()) {
      const inTime = await within(stop(), Math.max(250, deadline - performance.now())).catch((error: unknown) => {
        log.error({ err: error, part: name }, 'a part did not stop cleanly');
        return true;
      });
      if (!inTime) log.error({ part: name }, 'a part did not stop in time and is left behind');
    }
  };
  const stop = () => (stopping ??= stopAll());
  return {
    async start(work) {
      const made = work();
      starting = made;
      try {
        const result = await made;
        return stopping ? null : result;
      } catch (error) {
        if (stopping) return null;
        await stop();
        throw error;
      }
    },
    started(name, stop) {
      parts.push({ name, stop });
      if (stopping) throw new Error(`a stop was asked for before ${name} was started`);
    },
    stop,
    stopping: () => stopping !== undefined,
  };
}

/** Work that goes on until this process stops, which waits for its end. */
export const untilStopped = (
  lifecycle: Lifecycle,
  name: string,
  work: (signal: AbortSignal) => Promise<unknown>,
): void => {
  const stop = new AbortController();
  const working = work(stop.signal);
  lifecycle.started(name, () => {
    stop.abort();
    return working;
  });
};

const within = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The first SIGINT or SIGTERM stops in order; a second one forces. */
export function stopOnSignals(lifecycle: Lifecycle, log: Logger): void {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (asked) {
        log.warn({ signal }, 'stopping by force');
        process.exit(130);
      }
      asked = true;
      log.info({ signal }, 'stopping');
      void lifecycle.stop().finally(() => process.exit(0));
    });
}
