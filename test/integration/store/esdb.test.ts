import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { testEventstore } from '../../support/eventstore.ts';
import { storeContract } from '../../support/storeContract.ts';

storeContract('the EventStoreDB store', async () => {
  const server = await testEventstore();
  const store = esdbStore({ url: server.url });
  return {
    store,
    stop: async () => {
      await store.close();
      await server.stop();
    },
  };
});
