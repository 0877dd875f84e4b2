import { setTimeout as sleep } from 'node:timers/promises';

const parts = ['postgres', 'eventstore'] as const;
type Part = (typeof parts)[number];

export type StoreMonitor = {
  /** Stores that did not answer twice in a row; they answer again once they did. */
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
    let missed = 0;
    while (!stopping.signal.aborted) {
      const answered = await inTime(ask[part], limitMs, stopping.signal);
      if (stopping.signal.aborted) return;
      missed = answered ? 0 : missed + 1;
      if (missed === 2) {
        away.add(part);
        log.warn({ part }, 'a store does not answer');
      }
      if (answered && away.delete(part)) log.warn({ part }, 'a store answers again');
      await sleep(missed === 1 ? 0 : everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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

const inTime = async (ask: (signal: AbortSignal) => Promise<unknown>, ms: number, stopping: AbortSignal) => {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopping]);
  const answered = ask(signal).then(
    () => true,
    () => false,
  );
  const late = sleep(ms, false, { signal }).catch(() => false);
  try {
    return await Promise.race([answered, late]);
  } finally {
    over.abort();
  }
};
