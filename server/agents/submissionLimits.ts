import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { sha256 } from '../../shared/kernel/hash.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { hostIn } from './crawl/cardAddress.ts';

/** How often an address may submit, and how often we let ourselves be sent to one host. Shared by all processes. */
export const createLimits = (pool: Pool, scale = 1) => {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: points * scale,
      duration,
    });
  const byIp = limiter('agentByIp', 30, 3_600);
  const byHost = limiter('agentByHost', 20, 3_600);
  return {
    mayRegister: (ip: string) => take(byIp, ip),
    /** What names no host is fetched from none. */
    mayFetch: async (cardUrl: string) => {
      const host = hostIn(cardUrl);
      if (host !== null) await take(byHost, host);
    },
  };
};

const take = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(sha256(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new Refusal('rate-limited', `Too many submissions. Try again in ${seconds} seconds.`, [], {
      headers: { 'Retry-After': String(seconds) },
    });
  }
};
