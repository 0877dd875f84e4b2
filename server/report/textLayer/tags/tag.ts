/**
 * What a node of a page definition is, for anyone who does not see the page: set as its `tag`. A text without one is a
 * paragraph; stacks, columns and tables without one only place what they hold.
 */
export type Tag =
  | { readonly is: 'H1' | 'H2' | 'H3' | 'BlockQuote' | 'Note' | 'L' | 'LI' | 'Lbl' | 'LBody' }
  /** The sections that open in it end with it. */
  | { readonly is: 'Sect' }
  /** A table of data. `rowHeads`: the first cell of each row, in reading order, names the row. */
  | { readonly is: 'Table'; readonly rowHeads: boolean }
  /** A drawing with its labels; `alt` says in words what it shows. */
  | { readonly is: 'Figure'; readonly alt: string }
  /** Says nothing that is not said beside it. */
  | { readonly is: 'Artifact' };

/** The same content, saying what it is. */
export const tagged = <T>(tag: Tag, content: T): T => ({ ...content, tag });
