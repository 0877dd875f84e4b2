/** Numbers in 0..1, the same for the same seed (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Three in ten of the words of six letters and more get one slip: a letter lost, added, changed, or two swapped. */
export const misspelled = (text: string, random: () => number): string =>
  text.replace(/[A-Za-z]{6,}/g, (word) => {
    if (random() >= 0.3) return word;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const [before, here, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    const other = String.fromCharCode(97 + Math.floor(random() * 26));
    const slips = [
      before + word.slice(at + 1),
      `${before}${next}${here}${after}`,
      before + other + word.slice(at + 1),
      before + other + word.slice(at),
    ];
    return slips[Math.floor(random() * 4)] ?? word;
  });

/** A query of about so many characters, made of the collection's own queries put together. */
export const longQuery = (queries: readonly string[], characters: number, random: () => number): string => {
  let text = '';
  while (text.length < characters) text += `${queries[Math.floor(random() * queries.length)] ?? ''} `;
  return text.slice(0, characters).trim();
};
