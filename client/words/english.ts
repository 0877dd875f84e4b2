import type { Catalogue } from '../words.svelte.ts';

/** Where the English words of every page lie. */
export default import.meta.glob<Catalogue>('./en/*', { import: 'default' });
