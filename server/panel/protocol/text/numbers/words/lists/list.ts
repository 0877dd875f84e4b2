/** The words of which a language makes its numbers: 1 to 19, the tens from 20, then others by value. Several forms stand between bars. */
export type List = {
  readonly small: string;
  readonly tens: string;
  readonly others: Readonly<Record<number, string>>;
  readonly joins?: string;
  /** Words that multiply the digit before them by ten, and that add ten to it. */
  readonly tenfold?: string;
  readonly teens?: string;
  /** Words that are numbers only before these. */
  readonly only?: Readonly<Record<string, string>>;
  /** Numbers are written as one word: dreiundzwanzig. */
  readonly isJoined?: true;
  /** What makes a multiplication of a number at its end: dreimal. */
  readonly times?: string;
  /** What may be joined to the beginning of a word, as a pattern: Arabic "and", Hebrew "in". */
  readonly prefix?: string;
};
