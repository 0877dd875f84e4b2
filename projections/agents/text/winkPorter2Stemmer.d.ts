/** The package has no types of its own. */
declare module 'wink-porter2-stemmer' {
  /** A lower-case English word in, its stem out. */
  const stem: (word: string) => string;
  export default stem;
}
