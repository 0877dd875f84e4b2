import type { Projection } from '../../projections/projector/projection.ts';

/** A read model that takes every event and keeps nothing. */
export const keepsNothing: Projection = {
  name: 'keeps-nothing',
  version: 1,
  prefixes: [],
  tables: [],
  reads: () => true,
  apply: async () => undefined,
};
