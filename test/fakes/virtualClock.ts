import type { Clock } from '../../server/panel/engine/runCase.ts';

/**
 * Time that passes only when nobody has anything left to do: it then jumps to the next moment somebody waits for. Real waiting
 * (files, sockets) is given a chance first, so that loopback servers may be part of the play.
 */
export const virtualClock = (
  start: string,
  settle: () => Promise<void> = turnsOfTheLoop,
): Clock & { readonly stop: () => void; readonly elapsed: () => number } => {
  let nowMs = Date.parse(start);
  let now = new Date(nowMs).toISOString();
  let running = true;
  let sleepers: { at: number; wake: () => void }[] = [];
  void (async () => {
    while (running) {
      await settle();
      const [first] = sleepers.toSorted((a, b) => a.at - b.at);
      if (!first) continue;
      if (first.at > nowMs) [nowMs, now] = [first.at, new Date(first.at).toISOString()];
      const due = sleepers.filter(({ at }) => at <= nowMs);
      sleepers = sleepers.filter(({ at }) => at > nowMs);
      for (const { wake } of due) wake();
    }
  })();
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const sleeper = { at: nowMs + ms, wake: () => resolve() };
        sleepers.push(sleeper);
        signal.addEventListener(
          'abort',
          () => {
            sleepers = sleepers.filter((one) => one !== sleeper);
            resolve();
          },
          { once: true },
        );
      }),
    elapsed: () => (nowMs - Date.parse(start)) / 1000,
    stop: () => {
      running = false;
    },
  };
};

const turnsOfTheLoop = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
};
