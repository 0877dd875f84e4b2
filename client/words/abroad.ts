import type { Catalogue } from '../words.svelte.ts';

/** Where the other languages lie: a list of a hundred files, fetched only by whoever reads one of them. */
export default import.meta.glob<Catalogue>(['./*/*.ts', '!./en/*.ts'], { import: 'default' });
