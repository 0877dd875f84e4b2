import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { models } from '../../../projections/models.ts';
import { type ModelMonitor, monitorModels } from '../../../projections/projector/modelMonitor.ts';
import type { Config } from '../../platform/config/config.ts';
import { type DiskMonitor, monitorDisk } from '../../platform/diskMonitor.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';
import { type StoreMonitor, monitorStores } from '../../platform/storeMonitor.ts';
import { storePing } from '../../platform/store/esdb/storePing.ts';
import type { Data } from './data.ts';

export type Monitors = { readonly stores: StoreMonitor; readonly models: ModelMonitor; readonly disk: DiskMonitor };

type Needs = Pick<Data, 'controlPool' | 'eventstoreUrl'> & Pick<Config, 'dataDir' | 'diskFloorMb'>;

/** What this process knows at any moment of its disk, of the stores, and of the read models, in whichever process they are kept. */
export function startMonitors(needs: Needs, lifecycle: Lifecycle, log: Logger): Monitors {
  const { controlPool, eventstoreUrl, dataDir, diskFloorMb } = needs;
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
  const disk = monitorDisk({
    // PostgreSQL's may be a link to a folder on another disk.
    folders: [dataDir, join(dataDir, 'postgres')],
    floorMb: diskFloorMb,
    ...{ statfs, log },
  });
  lifecycle.started('watching the disk', async () => disk.stop());
  return { stores, models: kept, disk };
}
