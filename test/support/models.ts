import type { Pool } from 'pg';

import { accounts } from '../../projections/accounts.ts';
import { cases } from '../../projections/cases/cases.ts';
import { project } from '../../projections/projector/projector.ts';
import type { Log } from '../../projections/projector/batches.ts';
import { type Projection, type ProjectorNeeds } from '../../projections/projector/projection.ts';
import { waitFor } from '../../projections/projector/waitForPosition.ts';
import { createLeases } from '../../server/platform/postgres/leases.ts';
import type { Store } from '../../server/platform/store/store.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';

export const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const projectorNeeds = (pool: Pool, store: Store<WitanEvent>, log: Log = noLog): ProjectorNeeds => ({
  pool,
  follow: store.follow,
  read: store.read,
  hold: createLeases(pool).hold,
  log,
});

/** Keeps these models up to date until `stop`. */
export function keepModels(needs: ProjectorNeeds, models: readonly Projection[] = [accounts, cases]) {
  const over = new AbortController();
  const running = Promise.all(models.map((model) => project(needs, model, over.signal)));
  return {
    passed: async (position: bigint, ms = 20_000) => {
      const names = models.map(({ name }) => name);
      if (!(await waitFor(needs.pool, names, position, ms))) throw new Error(`the models did not pass ${position}`);
    },
    stop: async () => {
      over.abort();
      await running;
    },
  };
}
