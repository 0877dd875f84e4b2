import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const parts = ['postgres', 'eventstore'] as const;
type Part = (typeof parts)[number];

export type StoreMonitor = {
  /** Stores that answered neither of two questions; they answer again once they did. */
  readonly away: () => readonly Part[];
  readonly stop: () => Promise<void>;
};

type Needs = {
  /** Each asks its store the smallest question there is. */
  readonly ask: Readonly<Record<Part, (signal: AbortSignal) => Promise<unknown>>>;
  readonly log: { readonly warn: (about: object, line: string) => void };
  readonly everyMs?: number;
  readonly limitMs?: number;
};

/** Asks both stores all the time, so that callers who wait for one of them can be told at once that it is away. */
export function monitorStores({ ask, log, everyMs = 500, limitMs = 1_000 }: Needs): StoreMonitor {
  const stopping = new AbortController();
  const away = new Set<Part>();

  const watch = async (part: Part): Promise<void> => {
    while (!stopping.signal.aborted) {
      const answered = await answers(ask[part], limitMs, stopping.signal);
      if (stopping.signal.aborted) return;
      if (!answered && !away.has(part)) {
        away.add(part);
        log.warn({ part }, 'a store does not answer');
      }
      if (answered && away.delete(part)) log.warn({ part }, 'a store answers again');
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watching = Promise.all(parts.map(watch));
  return {
    away: () => [...away],
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/**
 * Whether one of two questions is answered within twice the limit. The second comes when the first was refused or took longer than
 * the limit; the first may still answer then: on a busy machine a store is slow, not away.
 */
const answers = async (ask: Needs['ask'][Part], limitMs: number, stopping: AbortSignal): Promise<boolean> => {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopping]);
  const answered = () =>
    ask(signal).then(
      () => true,
      () => false,
    );
  const late = async () => {
    await sleep(limitMs, undefined, { signal }).catch(() => undefined);
    // What came while this process was held up is read first.
    await setImmediate();
    return false;
  };
  try {
    const first = answered();
    if (await Promise.race([first, late()])) return true;
    return await Promise.race([oneOf([first, answered()]), late()]);
  } finally {
    over.abort();
  }
};

/** True as soon as one is, false once none is. */
const oneOf = (all: readonly Promise<boolean>[]): Promise<boolean> =>
  Promise.any(all.map(async (one) => (await one) || Promise.reject(new Error('not answered')))).catch(() => false);
