import { sha256 } from '../../../../shared/kernel/hash.ts';
import type { Ask } from '../../providers/modelClient.ts';
import type { Clock } from '../needs.ts';

/** What makes two calls begin alike. */
type Beginning = Pick<Ask, 'cacheKey' | 'shared' | 'model' | 'effort' | 'system'>;

/** Shorter beginnings are cached by no provider, in characters. */
const worthCaching = 4_000;
/** A first call that says nothing for so long, and for as long as it may read, delays the others no further, ms. */
const longestWaitMs = 8_000;
const msToReadAThousand = 30;

/**
 * Calls that begin alike: the first goes ahead, the others follow when its answer begins, which is when providers can read from
 * their caches what it wrote. Sent all at once, each of them would write the same beginning, and pay for it.
 */
export class WarmCaches {
  readonly #leaders = new Map<string, Promise<void>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits for the call that goes ahead, if there is one; answers what to call when this one's answer begins or fails. */
  async join(ask: Beginning, signal: AbortSignal): Promise<() => void> {
    const { length } = ask.shared.join('');
    if (ask.cacheKey === null || length < worthCaching) return () => undefined;
    const key = sha256(ask.cacheKey, ask.model, ask.effort, ask.system, ...ask.shared);
    const leader = this.#leaders.get(key);
    if (leader) {
      const over = new AbortController();
      const waitMs = longestWaitMs + (msToReadAThousand * length) / 1000;
      await Promise.race([leader, this.#clock.sleep(waitMs, AbortSignal.any([signal, over.signal]))]);
      over.abort();
      return () => undefined;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#leaders.set(key, promise);
    return resolve;
  }
}
