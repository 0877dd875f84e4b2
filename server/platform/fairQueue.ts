export type FairQueue = {
  /** Runs `work` when it is the turn of `key`; null when too much of that key waits already. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T> | null;
};

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * So many at a time, and everybody in turn: keys that wait are served one after the other, whatever each of them sends. `perKey` of
 * a key run at most, `waiting` of it wait, and only the sender of more is told to come back.
 */
export function createFairQueue({
  places,
  perKey,
  waiting,
}: {
  readonly places: number;
  readonly perKey: number;
  readonly waiting: number;
}): FairQueue {
  /** In the order in which keys are served next. */
  const lines = new Map<string, Line>();
  let free = places;

  const serve = () => {
    for (const [key, line] of lines) {
      if (free === 0) return;
      if (line.running >= perKey || line.waiting.length === 0) continue;
      lines.delete(key);
      lines.set(key, line);
      begin(line);
    }
  };
  const begin = (line: Line) => {
    free--;
    line.running++;
    line.waiting.shift()?.();
  };
  const end = (key: string, line: Line) => {
    free++;
    line.running--;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
    serve();
  };

  return {
    run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      const isNext = free > 0 && line.running < perKey && line.waiting.length === 0;
      if (!isNext && line.waiting.length >= waiting) return null;
      const turn = new Promise<void>((resolve) => line.waiting.push(resolve));
      serve();
      return turn.then(work).finally(() => end(key, line));
    },
  };
}
