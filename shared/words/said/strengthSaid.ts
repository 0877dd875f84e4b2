import type { Speech } from '../speech.ts';

type Strength = 'strong' | 'moderate' | 'lean' | 'too_close' | null;

/** How strong a recommendation is; nothing in a rehearsal, which recommends nothing. */
export const strengthNamed = (strength: Strength, { named, words }: Pick<Speech, 'named' | 'words'>): string =>
  strength === null ? '' : named(words.strength, words[strength]);
