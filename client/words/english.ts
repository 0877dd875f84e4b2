import type { Catalogue } from '../words.svelte.ts';

/** The English files of every page. */
export default import.meta.glob<Catalogue>('./en/ui/*', { base: '../../shared/locales', import: 'default' });
