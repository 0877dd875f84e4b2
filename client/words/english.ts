import type { Catalogue } from './words.svelte.ts';

/** The English files of every page but those that the first page brings (`files.ts`). */
export default import.meta.glob<Catalogue>(['./en/ui/*/*', '!./en/ui/site/{landing,shell}.json'], {
  base: '../../shared/locales',
  import: 'default',
});
