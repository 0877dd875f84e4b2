export type FairQueue = {
  /** Runs `work` when it is the turn of `key`; null when too much of that key waits already. `counts` is asked at its end. */
  readonly run: <T>(key: string, work: () => Promise<T>, counts?: () => boolean) => Promise<T> | null;
};

/** What a key may use while others are served too. All in milliseconds of work. */
export type Share = {
  /** What it gets back for every millisecond that passes, up to `most`. */
  readonly perMs: number;
  readonly most: number;
  /**
   * More than this is never counted for one piece of work: it waits for something then, and keeps nobody else waiting. Nor does a
   * key ever owe more: what ran at once on a slow machine is not paid for one piece after the other.
   */
  readonly mostAtOnce: number;
  /** A key that has used up its share runs so many at a time while nobody else was served for `quietMs`. */
  readonly alone: number;
  readonly quietMs: number;
  readonly now: () => number;
  readonly wakeIn: (ms: number, wake: () => void) => void;
};

type Line = { running: number; readonly waiting: (() => void)[]; credit: number; countedAt: number };

/** Keys that are remembered before those that owe nothing are forgotten. */
const mostIdle = 1_000;

/**
 * So many at a time, and everybody in turn: keys that wait are served one after the other, whatever each of them sends. `perKey` of
 * a key run at most, `waiting` of it wait, and only the sender of more is told to come back. With a `share`, a key that keeps the
 * process busy is held to it: from half of its share one at a time, and none without.
 */
export function createFairQueue({
  places,
  perKey,
  waiting,
  share,
}: {
  readonly places: number;
  readonly perKey: number;
  readonly waiting: number;
  readonly share?: Share;
}): FairQueue {
  const lines = new Map<string, Line>();
  /** Those in which somebody waits, in the order in which they are served next. */
  const queued = new Set<string>();
  /** The last two keys that were served. */
  let [last, other] = [served(''), served('')];
  let free = places;
  let wakesAt = Number.POSITIVE_INFINITY;

  const lineOf = (key: string): Line => {
    const known = lines.get(key);
    if (known) return known;
    if (lines.size >= mostIdle) forgetIdle();
    const line = { running: 0, waiting: [], credit: share?.most ?? 0, countedAt: share?.now() ?? 0 };
    lines.set(key, line);
    return line;
  };
  const isIdle = (line: Line) =>
    line.running === 0 && line.waiting.length === 0 && (!share || creditOf(line, share) >= share.most);
  const forgetIdle = () => {
    for (const [key, line] of lines) if (isIdle(line)) lines.delete(key);
  };
  const mayRunOf = (key: string, line: Line): number => {
    if (!share) return perKey;
    const credit = creditOf(line, share);
    if (credit > share.most / 2) return perKey;
    if (credit > 0) return 1;
    const others = last.key === key ? other : last;
    return share.now() - others.at > share.quietMs ? share.alone : 0;
  };

  const serve = () => {
    let soonest = Number.POSITIVE_INFINITY;
    for (const key of queued) {
      if (free === 0) break;
      const line = lineOf(key);
      const may = mayRunOf(key, line);
      if (line.running < may) begin(key, line);
      else if (share && line.running === 0) soonest = Math.min(soonest, 1 - creditOf(line, share) / share.perMs);
    }
    if (share && soonest < Number.POSITIVE_INFINITY) wakeIn(soonest, share);
  };
  const wakeIn = (ms: number, { now, wakeIn: wake }: Share) => {
    if (wakesAt <= now() + ms) return;
    wakesAt = now() + ms;
    wake(ms, () => {
      wakesAt = Number.POSITIVE_INFINITY;
      serve();
    });
  };
  const begin = (key: string, line: Line) => {
    free--;
    line.running++;
    queued.delete(key);
    const next = line.waiting.shift();
    if (line.waiting.length > 0) queued.add(key);
    if (last.key !== key) [last, other] = [served(key), last];
    last.at = share?.now() ?? 0;
    next?.();
  };
  const end = (key: string, line: Line, begun: number, counts: boolean) => {
    free++;
    line.running--;
    const used = share && counts ? Math.min(share.mostAtOnce, share.now() - begun) : 0;
    if (share) line.credit = Math.max(creditOf(line, share) - used, -share.mostAtOnce);
    else if (isIdle(line)) lines.delete(key);
    serve();
  };

  return {
    run(key, work, counts = () => true) {
      const line = lineOf(key);
      const isNext = free > 0 && line.running < mayRunOf(key, line) && line.waiting.length === 0;
      if (!isNext && line.waiting.length >= waiting) return null;
      let begun = 0;
      const turn = new Promise<void>((resolve) => line.waiting.push(resolve));
      queued.add(key);
      serve();
      return turn
        .then(() => {
          begun = share?.now() ?? 0;
          return work();
        })
        .finally(() => end(key, line, begun, counts()));
    },
  };
}

const served = (key: string) => ({ key, at: Number.NEGATIVE_INFINITY });

/** Counted up to now. */
const creditOf = (line: Line, { perMs, most, now }: Share): number => {
  const at = now();
  line.credit = Math.min(most, line.credit + (at - line.countedAt) * perMs);
  line.countedAt = at;
  return line.credit;
};
