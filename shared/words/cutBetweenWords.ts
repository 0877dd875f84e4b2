/** A text of at most so many characters (and the sign that it goes on): cut between words of its language (BCP 47), and said to be. */
export const cutBetweenWords = (text: string, most: number, language: string): string => {
  if (text.length <= most) return text;
  const ends = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && index < most);
  return `${text.slice(0, ends.at(-1) ?? most).trimEnd()}\u00A0…`;
};
