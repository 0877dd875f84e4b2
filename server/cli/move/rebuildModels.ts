import type { Logger } from 'pino';

import { models } from '../../../projections/models.ts';
import { rebuild } from '../../../projections/projector/rebuild.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import { createLeases } from '../../platform/postgres/leases.ts';
import type { Pool } from '../../platform/postgres/pool.ts';
import type { StoreState } from '../../platform/store/esdb/storeState.ts';
import { nowRestsOn, restsOnNothing } from '../../platform/store/storeIdentity.ts';
import type { Data } from '../../wiring/stores/data.ts';

type Needs = Pick<Data, 'pool' | 'controlPool' | 'store'> & {
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
  readonly signal: AbortSignal;
};

/**
 * Rebuilds these read models from the first event of `store`, and says how long each took. `fromOther`: they were made from another
 * store, whose positions mean nothing in this one.
 */
export async function rebuildModels(
  { pool, controlPool, store, lifecycle, log, signal }: Needs,
  names: readonly string[],
  fromOther: boolean,
): Promise<void> {
  const leases = createLeases(controlPool);
  lifecycle.started('leases', () => leases.close());
  const needs = { pool, follow: store.follow, read: store.read, hold: leases.hold, log };
  const wanted = models.filter((one) => names.includes(one.name));
  for (const together of Map.groupBy(wanted, ({ prefixes }) => prefixes).values()) {
    const { events, ms } = await rebuild(needs, together, signal, fromOther);
    const rate = Math.round(events / Math.max(ms / 1000, 0.001));
    const named = together.map(({ name }) => name).join(', ');
    console.log(`${named}: ${events} events in ${(ms / 1000).toFixed(1)} s, ${rate} events per second`);
  }
}

/** Makes everything that follows the events rest on this store. Until it has ended, no start is allowed on any. */
export async function moveTo(needs: Needs & { readonly pool: Pool }, state: StoreState): Promise<void> {
  await restsOnNothing(needs.pool);
  await rebuildModels(
    needs,
    models.map(({ name }) => name),
    true,
  );
  await nowRestsOn(needs.pool, state);
  console.log('what reacts to events begins with the first again; e-mails that left are remembered');
}
