import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { DocumentStore } from './documentStore.ts';

/** The same store, which takes no new documents while the disk is nearly full; what has begun to arrive goes on. */
export const refusingWhenFull = (store: DocumentStore, diskFull: () => string | null): DocumentStore => ({
  ...store,
  begin: async (...given) => {
    const full = diskFull();
    if (full)
      throw new Refusal('not-ready', `New documents are not taken at the moment. ${full}`, [], {
        headers: { 'Retry-After': '300' },
      });
    return store.begin(...given);
  },
});
