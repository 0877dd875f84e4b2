import { Refusal } from '../../shared/kernel/refusal.ts';

/** Tells a database that is away, busy or starting as `index-unavailable`, with when to try again; other errors stay. */
export const available = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal || !isAway(error)) throw error;
    throw new Refusal('index-unavailable', 'The index cannot be reached at the moment.', [], {
      headers: { 'Retry-After': '5' },
    });
  }
};

/** Connection lost or refused, too many connections, shutting down (SQLSTATE 08, 53, 57), or no connection in time. */
const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && /^(08|53|57|ECONN|ETIMEDOUT|EPIPE)/.test(error.code)) ||
    /timeout|terminated/i.test(error.message));
