import { hash, verify } from '@node-rs/argon2';

import { createSemaphore } from '../../shared/kernel/semaphore.ts';
import { later } from '../platform/http/problem.ts';

export type Hashing = {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is the one that was hashed; without a hash the same work is done, and the answer is no. */
  readonly verify: (hashed: string | null, password: string) => Promise<boolean>;
};

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const costs = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing costs tens of milliseconds of CPU and 19 MiB, so it is a way to exhaust the server: `running` at a time, `waiting`
 * more in line, and later callers are told to come back.
 */
export function createHashing({ running = 2, waiting = 128 } = {}): Hashing {
  const semaphore = createSemaphore(running);
  let present = 0;
  let dummy: Promise<string> | undefined;

  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (present >= running + waiting) throw later('busy', 'Too many people are signing in. Try again in a moment.', 5);
    present++;
    try {
      return await semaphore(work);
    } finally {
      present--;
    }
  };
  const hashed = (password: string) => hash(password.normalize('NFC'), costs);

  return {
    hash: (password) => queued(() => hashed(password)),
    verify: (known, password) =>
      queued(async () => {
        dummy ??= hashed('nobody has this password');
        const same = await verify(known ?? (await dummy), password.normalize('NFC'));
        return same && known !== null;
      }),
  };
}
