import { setTimeout as sleep } from 'node:timers/promises';

import { type Lifecycle, untilStopped } from '../platform/lifecycle.ts';
import type { Leases } from '../platform/postgres/leases.ts';

/** Says of each part, a role or a provider, that a process with it is there: what operators see and the Terms name. */
export const sayPresent = (leases: Leases, lifecycle: Lifecycle, parts: readonly string[], instance: string): void => {
  for (const part of parts)
    untilStopped(lifecycle, part, (signal) => holdUntilStopped(leases, `${part}/${instance}`, signal));
};

/** A lease that is held again when it was lost. */
const holdUntilStopped = async (leases: Leases, key: string, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await leases
      .hold(key, (lost) => sleep(2 ** 31 - 1, undefined, { signal: AbortSignal.any([signal, lost]) }))
      .catch(() => undefined);
    await sleep(2_000, undefined, { signal }).catch(() => undefined);
  }
};
