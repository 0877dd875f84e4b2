import type { Logger } from 'pino';

import { models } from '../../projections/models.ts';
import { type ModelMonitor, monitorModels } from '../../projections/projector/modelMonitor.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { type StoreMonitor, monitorStores } from '../platform/storeMonitor.ts';
import { storePing } from '../platform/store/esdb/storePing.ts';
import type { Data } from './data.ts';

export type Monitors = { readonly stores: StoreMonitor; readonly models: ModelMonitor };

/** What this process knows at any moment of the stores and of the read models, in whichever process they are kept. */
export function startMonitors({ controlPool, eventstoreUrl }: Data, lifecycle: Lifecycle, log: Logger): Monitors {
  const ping = storePing(eventstoreUrl);
  lifecycle.started('connection that watches the event store', () => ping.close());
  const stores = monitorStores({
    ask: { eventstore: ping.ask, postgres: () => controlPool.query('select 1') },
    log,
  });
  lifecycle.started('watching the stores', () => stores.stop());
  const kept = monitorModels(
    controlPool,
    models.map(({ name }) => name),
  );
  lifecycle.started('watching the read models', () => kept.stop());
  return { stores, models: kept };
}
