import { aheadMs } from './env.ts';
import { moveClock } from './move.ts';

// Preloaded with `--import` into every Node process of a run with a moved clock.
moveClock(aheadMs());
