import { hash, verify } from '@node-rs/argon2';

import { createFairQueue } from '../../platform/fairness/fairQueue.ts';
import { later } from '../../platform/http/problem.ts';

export type Hashing = {
  /** `who` is where the request comes from, or a known device: each has its own place in the line. */
  readonly hash: (password: string, who: string) => Promise<string>;
  /** Whether the password is the one that was hashed; without a hash the same work is done, and the answer is no. */
  readonly verify: (hashed: string | null, password: string, who: string) => Promise<boolean>;
};

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const costs = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing costs tens of milliseconds of CPU and 19 MiB, so it is a way to exhaust the server: `running` at a time, everybody in turn,
 * and of each `waiting` in line. A flood from one place makes others wait for their turn and sends away nobody else.
 */
export function createHashing({ running = 2, waiting = 16 } = {}): Hashing {
  const queue = createFairQueue({ places: running, perKey: running, waiting });
  let dummy: Promise<string> | undefined;

  const queued = async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const turn = queue.run(who, work);
    if (turn === null) throw later('busy', 'Too many people are signing in. Try again in a moment.', 5);
    return turn;
  };
  const hashed = (password: string) => hash(password.normalize('NFC'), costs);

  return {
    hash: (password, who) => queued(who, () => hashed(password)),
    verify: (known, password, who) =>
      queued(who, async () => {
        dummy ??= hashed('nobody has this password');
        const same = await verify(known ?? (await dummy), password.normalize('NFC'));
        return same && known !== null;
      }),
  };
}
