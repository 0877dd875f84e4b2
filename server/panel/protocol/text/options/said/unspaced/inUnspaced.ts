import { chinese } from './chinese.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { thai } from './thai.ts';
import { turkish } from './turkish.ts';

/** What a sentence names where no space parts the words, and where what asks stands after each side. */
export const inUnspaced = (sentence: string, next: string): readonly string[] => {
  for (const read of [chinese, japanese, korean, thai, turkish]) {
    const found = read(sentence, next);
    if (found.length > 0) return found;
  }
  return [];
};
