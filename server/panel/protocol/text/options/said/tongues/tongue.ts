/** How a language asks between two things. Patterns end before a space; `either` comes before the first side, `or` between them. */
export type Tongue = {
  readonly or: string;
  /** What parts names after `between`. */
  readonly and: string;
  /** The same where it is written as one with the word after it. */
  readonly prefix?: string;
  /** Begins a question about what to do. */
  readonly asks: string;
  /** Leads to the sides in a statement: "decide whether to". */
  readonly whether?: string;
  /** Leads to names: "torn between". */
  readonly between?: string;
  readonly either?: string;
  /** Says after the sides that they are weighed: "…, we cannot decide". */
  readonly doubts?: string;
  /** Begins a statement about what somebody may do: "we can". */
  readonly may?: string;
  /** Begins what would follow from doing a thing: "if we sell, …". */
  readonly ifWe?: string;
  /** Begins a thought of something to do: "maybe". */
  readonly maybe?: string;
  /** Says that somebody would have something done: "wants", "proposes"; what may lead to the thing after it: "that we should". */
  readonly wishes?: string;
  readonly wished?: string;
  /** Says of what stands before it that it is one way among others, or was: "would be possible", "is out of the question". */
  readonly counts?: string;
  /** A form in which what may be done is said; where it is not in the last side, what is chosen between may be a mere detail: "by card or in cash". */
  readonly infinitive?: string;
  /** Leads to a list of names, joined by `or` or `and`: "on the table are". */
  readonly lists?: string;
  /** Begins questions about facts; a question with `or` that has no opener is one of choice unless it begins so. Without it such questions are left alone. */
  readonly ofFacts?: string;
  /** What shows that a text is in this language, where its `or` is a word of others. */
  readonly sign?: RegExp;
  /** What shows that it is in another one. */
  readonly unless?: RegExp;
};
