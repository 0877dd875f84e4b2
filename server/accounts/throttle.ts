import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { sha256 } from '../../shared/kernel/hash.ts';
import { later } from '../platform/http/problem.ts';
import { mapValues } from '../../shared/kernel/collections.ts';

export type Throttle = {
  /** Takes one, or as many as told, from what `key` has left, or refuses with 429 and the seconds to wait. */
  readonly take: (rule: Rule, key: string, points?: number) => Promise<void>;
  /** Gives it back: the attempt was a good one. */
  readonly forgive: (rule: Rule, key: string) => Promise<void>;
  /** Starts over: anyone who knows the password is not held to earlier mistakes. */
  readonly reset: (rule: Rule, key: string) => Promise<void>;
};

/** So many in so many seconds. Keys are hashed before they are kept. */
const rules = {
  signUpByIp: { points: 300, duration: 3600 },
  /** In a browser where the account signed in before: nobody else uses these up. */
  logInByDevice: { points: 20, duration: 900 },
  logInByIp: { points: 200, duration: 900 },
  logInByAccount: { points: 100, duration: 900 },
  /** Ten wrong passwords for one account from one address; others can still get in. */
  logInByIpAndAccount: { points: 10, duration: 900 },
  /** Codes of second factors: of those who know the password. */
  codeByDevice: { points: 10, duration: 900 },
  codeByIpAndAccount: { points: 5, duration: 900 },
  codeByAccount: { points: 20, duration: 3600 },
  /** Ceremonies that are begun, and their ends, where nobody is signed in. */
  passkeyByIp: { points: 200, duration: 900 },
  resetByIp: { points: 20, duration: 3600 },
  resetByAccount: { points: 3, duration: 3600 },
  confirmByIp: { points: 30, duration: 3600 },
  addressLinkByAccount: { points: 5, duration: 3600 },
  passwordByAccount: { points: 10, duration: 900 },
  /** E-mails that others cause. */
  inviteByAccount: { points: 50, duration: 86_400 },
  inviteByAddress: { points: 10, duration: 86_400 },
  intakeByAccount: { points: 120, duration: 60 },
  callByToken: { points: 120, duration: 60 },
  intakeByToken: { points: 10, duration: 3600 },
  wrongTokenByIp: { points: 20, duration: 60 },
  /** Reports read by a link, without an account. */
  reportLinkByIp: { points: 60, duration: 60 },
  /** The index over MCP, which asks for no token. */
  indexCallByIp: { points: 120, duration: 60 },
  /** Messages by which MCP clients get to know a server. */
  greeting: { points: 120, duration: 60 },
} as const;
export type Rule = keyof typeof rules;

/** Limits shared by all processes, in PostgreSQL. `scale` multiplies them all, for tests and for offices behind one address. */
export function createThrottle(pool: pg.Pool, scale = 1): Throttle {
  const limiters = mapValues(
    rules,
    ({ points, duration }, keyPrefix) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix,
        points: points * scale,
        duration,
      }),
  );

  return {
    async take(rule, key, points = 1) {
      try {
        await limiters[rule].consume(sha256(key), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw later('too-many-requests', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
      }
    },
    async forgive(rule, key) {
      await limiters[rule].reward(sha256(key));
    },
    async reset(rule, key) {
      await limiters[rule].delete(sha256(key));
    },
  };
}
