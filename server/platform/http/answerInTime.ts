import type { Middleware } from 'koa';

import { outage } from './problem.ts';

/** How long a request waits for a store that is away. */
const patienceMs = 2_000;
const everyMs = 200;

/**
 * Answers 503 for a handler that waits for a store which is away. What it waits for may still happen, as with every 503: the
 * request is repeated with the same Idempotency-Key.
 */
export const answerInTime =
  (storesAway: () => boolean): Middleware =>
  async (ctx, next) => {
    const given = Promise.withResolvers<never>();
    const ask = () => {
      if (storesAway()) {
        ctx.state['waitsForStore'] = true;
        given.reject(outage());
      } else timer = setTimeout(ask, everyMs);
    };
    let timer = setTimeout(ask, patienceMs);
    const answered = next();
    // After a 503 nobody learns what came of it.
    answered.catch(() => undefined);
    try {
      await Promise.race([answered, given.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
