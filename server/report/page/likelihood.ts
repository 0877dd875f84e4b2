import type { Speech } from '../../../shared/words/speech.ts';

/** Upper bounds of the ICD-203 scale, each with its word. */
const scale = [
  [0.05, 'p1'],
  [0.2, 'p2'],
  [0.45, 'p3'],
  [0.55, 'p4'],
  [0.8, 'p5'],
  [0.95, 'p6'],
  [1, 'p7'],
] as const;

/** A probability in the words of ICD 203, with the range the word stands for beneath it. */
export function likelihood(speech: Speech, p: number): string {
  const at = scale.findIndex(([high]) => p <= high);
  const [high, word] = scale[at] ?? scale[6];
  return `${speech.words[word]}\n${speech.bracketed(speech.range(scale[at - 1]?.[0] ?? 0, high)).trim()}`;
}
