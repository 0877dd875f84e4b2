import fc from 'fast-check';

import { seed } from './sampled.ts';

/** What fast-check tries comes from the seed of the run: `SEED=…` repeats a failure. */
fc.configureGlobal({ seed: Number(seed) });
