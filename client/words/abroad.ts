import '../styles/scripts.css';
import type { Catalogue } from '../words.svelte.ts';

/** Where the other languages' words lie: a hundred files, loaded only for those languages; how they are set comes with them. */
export default import.meta.glob<Catalogue>(['./*/*.json', '!./en/*'], { import: 'default' });
