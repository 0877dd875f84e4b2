/**
 * The overlapping pieces of a word that survive a misspelling or a related language: four letters each, with the word's
 * edges marked (`cloud` → `_clo`, `clou`, `loud`, `oud_`). Two characters for scripts whose words are that short.
 */
export const gramsOf = (word: string): string[] => {
  const letters = Array.from(word);
  if (dense.test(word)) return windows(letters, 2);
  return letters.length < 3 ? [] : windows(['_', ...letters, '_'], 4);
};

const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

const windows = (letters: readonly string[], size: number) => {
  const pieces: string[] = [];
  for (let at = 0; at + size <= letters.length; at += 1) pieces.push(letters.slice(at, at + size).join(''));
  return pieces;
};
