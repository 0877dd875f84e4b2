import { likelihoodOf } from '../../../shared/words/likelihood.ts';
import type { Speech } from '../../../shared/words/speech.ts';

/** A probability in the words of ICD 203, with the range the word stands for beneath it. */
export function likelihood(speech: Speech, p: number): string {
  const { word, low, high } = likelihoodOf(p);
  return `${speech.words[word]}\n${speech.bracketed(speech.range(low, high)).trim()}`;
}
