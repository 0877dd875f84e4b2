import { systemClock } from '../../server/panel/engine/setup.ts';
import type { Clock } from '../../server/panel/engine/needs.ts';

/** A clock that reads `start` now and runs at the usual rate: its dates do not depend on the day of the test. */
export const clockFrom = (start: string): Clock => {
  const origin = Date.parse(start) - performance.now();
  return { now: () => new Date(origin + performance.now()).toISOString(), sleep: systemClock.sleep };
};
