import '../styles/scripts.css';
import type { Catalogue } from './words.svelte.ts';

/** The files of the other languages: a hundred names, loaded only for those languages, with the styles of their scripts. */
export default import.meta.glob<Catalogue>(['./*/ui/*/*.json', '!./en/**'], {
  base: '../../shared/locales',
  import: 'default',
});
