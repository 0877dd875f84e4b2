import { Refusal } from '../../shared/kernel/refusal.ts';
import { isUnavailable } from '../platform/postgres/pool.ts';

/** Tells a database that is away, busy or starting as `index-unavailable`, with when to try again; other errors stay. */
export const available = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal || !isUnavailable(error)) throw error;
    throw new Refusal('index-unavailable', 'The index cannot be reached at the moment.', [], {
      headers: { 'Retry-After': '5' },
    });
  }
};
