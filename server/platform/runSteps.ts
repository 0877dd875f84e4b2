import { setImmediate } from 'node:timers/promises';

import type { Steps } from '../../shared/kernel/scheduling/steps.ts';

let before: Promise<unknown> = Promise.resolve();

/** Takes the steps one by one and lets others have their turn in between; one calculation after the other, in the order in which they came. */
export const runSteps = <T>(steps: Steps<T>): Promise<T> => {
  const own = before.then(async () => {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await setImmediate();
    }
  });
  before = own.catch(() => {});
  return own;
};
