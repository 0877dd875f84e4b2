/** Words of a text as people read them, in any script: Intl splits those that are written without spaces too. */
export const wordsIn = (text: string): number => {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
};
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const perMinute = 240;

/** How long a reader takes for so many words, at a pace that most keep: below 250 words a minute. */
export const readingMs = (words: number): number => (words / perMinute) * 60_000;
