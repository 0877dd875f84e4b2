import type { Bidi } from 'bidi-js';
import { createRequire } from 'node:module';

/** A factory, as a CommonJS module hands it out. */
export const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
