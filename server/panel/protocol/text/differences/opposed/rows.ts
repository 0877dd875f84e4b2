/** What excludes each other: beginnings of words, or words, and behind the bar that is doubled signs of scripts without spaces. */
export type Row = readonly string[];
