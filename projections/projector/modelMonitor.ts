import type { Pool } from 'pg';

import { pause } from './batches.ts';
import { type KeptModel, keptModels } from './keptModels.ts';

export type ModelMonitor = {
  /** Whether all read models reached the end of the log once since this process began, and somebody keeps them. */
  readonly ready: () => boolean;
  /** Streams that a read model could not take, over all of them. */
  readonly parkedStreams: () => number;
  readonly models: () => readonly KeptModel[];
  readonly stop: () => Promise<void>;
};

/** A process that keeps a model is replaced within half of that. */
const patienceMs = 30_000;

/** Watches from here what is perhaps kept elsewhere: a model says in the database how far it is and who keeps it. */
export function monitorModels(pool: Pool, names: readonly string[]): ModelMonitor {
  const stopping = new AbortController();
  const keptAt = new Map<string, number>();
  let begun = false;
  let models: readonly KeptModel[] = [];

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Of a database that is away others tell.
      models = await keptModels(pool, names).catch(() => models);
      for (const { name, isKept } of models) if (isKept) keptAt.set(name, performance.now());
      begun ||= models.length > 0 && models.every(({ caughtUp, isKept }) => caughtUp && isKept);
      await pause(begun ? 2_000 : 250, stopping.signal);
    }
  };
  const watching = watch();
  const isKept = (name: string) => performance.now() - (keptAt.get(name) ?? -Infinity) < patienceMs;
  return {
    ready: () => begun && names.every(isKept),
    parkedStreams: () => models.reduce((sum, { parked }) => sum + parked, 0),
    models: () => models,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
