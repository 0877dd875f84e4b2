/** A number that is written in words or in Chinese numerals: its place and its value. */
export type Worded = {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  /** Whether it is more than one word: a lone "hundred" or "thousand" is often a manner of speaking. */
  readonly isWhole: boolean;
};
