import { memoryStore } from '../../../server/platform/store/memory.ts';
import { storeContract } from '../../support/storeContract.ts';

storeContract('the memory store', () => {
  const store = memoryStore();
  return Promise.resolve({ store, stop: () => store.close() });
});
