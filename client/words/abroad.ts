import '../styles/scripts.css';
import type { Catalogue } from '../words.svelte.ts';

/** Where the other languages' words lie: a hundred files, listed for whoever reads one of those languages; how they are set comes with them. */
export default import.meta.glob<Catalogue>(['./*/*.json', '!./en/*'], { import: 'default' });
