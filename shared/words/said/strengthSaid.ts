import type { Strength } from '../../events/panel/pool.ts';
import type { Speech } from '../speech.ts';

/** How strong a recommendation is; nothing in a rehearsal, which recommends nothing. */
export const strengthNamed = (strength: Strength | null, { named, words }: Pick<Speech, 'named' | 'words'>): string =>
  strength === null ? '' : named(words.strength, words[strength]);
