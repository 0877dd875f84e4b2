import { join } from 'node:path';

import { openKeySlots } from '../../server/platform/keys/slots/keySlots.ts';
import { keptMasterKeys } from '../../server/platform/keys/storedKeys.ts';
import type { MasterKeys } from '../../server/platform/keys/wrapping.ts';
import { createKeyring } from '../../server/platform/keys/keyring.ts';
import { createPool } from '../../server/platform/postgres/pool.ts';
import { createCodec } from '../../server/platform/store/codec.ts';
import { esdbStore } from '../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../server/platform/store/store.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';

type Where = {
  readonly dataDir: string;
  readonly eventstoreUrl: string;
  readonly databaseUrl: string;
  /** Those in the data folder, unless the installation is told them. */
  readonly masterKeys?: MasterKeys | undefined;
  readonly keySlots?: string;
};

/** The event store of an installation that runs, with its keys: what is written there another way is not taken. */
export function sealedStore(where: Where): Store<WitanEvent> {
  const { dataDir, eventstoreUrl, databaseUrl, keySlots = join(dataDir, 'slots') } = where;
  const masters = where.masterKeys ?? keptMasterKeys(dataDir);
  if (!masters) throw new Error(`expected the master key of a running installation in ${dataDir}, found none`);
  const pool = createPool(databaseUrl, { max: 1, onError: () => undefined });
  const store = esdbStore({
    url: eventstoreUrl,
    codec: createCodec({
      seal: createKeyring({ pool, slots: openKeySlots(keySlots), masters: () => masters }),
    }),
  });
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
