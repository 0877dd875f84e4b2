import type { Clock } from '../../server/panel/engine/runCase.ts';

/** The real clock, which can be put forward: what sleeps past the new time wakes up at once. */
export const jumpingClock = (): Clock & { readonly jump: (ms: number) => void } => {
  let ahead = 0;
  const sleepers = new Set<() => void>();
  const now = () => Date.now() + ahead;
  return {
    now: () => new Date(now()).toISOString(),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const until = now() + ms;
        let timer: NodeJS.Timeout | undefined;
        const wake = () => {
          clearTimeout(timer);
          if (!signal.aborted && now() < until) {
            timer = setTimeout(wake, Math.min(until - now(), 2 ** 31 - 1));
            return;
          }
          sleepers.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        sleepers.add(wake);
        signal.addEventListener('abort', wake, { once: true });
        wake();
      }),
    jump(ms) {
      ahead += ms;
      for (const wake of [...sleepers]) wake();
    },
  };
};
