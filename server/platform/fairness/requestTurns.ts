import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from 'koa';

import { later } from '../http/problem.ts';
import { isEndless } from '../http/underWay.ts';
import { createFairQueue } from './fairQueue.ts';

export type RequestTurns = {
  /** Answers a request when it is its caller's turn. */
  readonly take: (ctx: Context, answer: () => Promise<void>) => Promise<void>;
  /** From now on what comes with the same session or token is counted for this account. */
  readonly belongs: (ctx: Context, accountId: string) => void;
};

/** A request that is sent away is answered late: who asks again at once would keep the process busy with refusals. */
const refusedAfterMs = 1_000;
const mostKnown = 10_000;

/**
 * Of one account, or of one address as long as nobody knows whose a request is, so many requests at a time, and so much of the process
 * while others are served; the rest waits, and too many are refused. `sessionOf`: the secret of a session whose signature is right.
 * A place is held until a page of a history has been sent; streams without an end hold none.
 */
export const createRequestTurns = (sessionOf: (ctx: Context) => string | null): RequestTurns => {
  const queue = createFairQueue({
    ...{ places: Number.POSITIVE_INFINITY, perKey: 12, waiting: 240 },
    share: {
      ...{ perMs: 0.25, most: 3_000, mostAtOnce: 1_000, alone: 2, quietMs: 30_000 },
      now: () => performance.now(),
      wakeIn: (ms, wake) => void setTimeout(wake, ms).unref(),
    },
  });
  /** By the hash of what a caller is known by. */
  const accounts = new Map<string, string>();

  return {
    async take(ctx, answer) {
      const answered = Promise.withResolvers<void>();
      const work = async () => {
        // Who went away while waiting is told nothing, and nothing is done for them.
        if (ctx.res.closed) return answered.resolve();
        await answer().then(answered.resolve, answered.reject);
        if (ctx.body instanceof Readable && !isEndless(ctx.res) && !ctx.res.closed)
          await new Promise((resolve) => ctx.res.once('close', resolve));
      };
      // What waited for a store that was away kept nobody busy.
      const turn = queue.run(keyOf(ctx), work, () => ctx.state['waitsForStore'] !== true);
      if (turn === null) {
        await sleep(refusedAfterMs);
        throw later('too-many-requests', 'Too many requests at once. Try again in a moment.', 2);
      }
      return answered.promise;
    },
    belongs(ctx, accountId) {
      const known = credentialOf(ctx);
      if (known === null || accounts.get(known) === accountId) return;
      if (accounts.size >= mostKnown) accounts.delete(accounts.keys().next().value ?? '');
      accounts.set(known, accountId);
    },
  };

  function credentialOf(ctx: Context): string | null {
    const secret = ctx.get('Authorization') || sessionOf(ctx);
    return secret ? createHash('sha256').update(secret).digest('base64') : null;
  }
  /** A token that is not known yet may be anything, a session's signature is ours. */
  function keyOf(ctx: Context): string {
    const credential = credentialOf(ctx);
    const account = credential === null ? undefined : accounts.get(credential);
    if (account !== undefined) return `account/${account}`;
    return credential === null || ctx.get('Authorization') ? `address/${ctx.ip}` : `session/${credential}`;
  }
};
