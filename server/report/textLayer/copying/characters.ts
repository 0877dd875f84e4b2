/** A character of a line as it is drawn, and its place in the order of reading. */
export type Drawn = Character & { readonly place: number };
export type Character = { readonly character: string };
/** A mark of no width that nobody wrote, for one reader alone. */
export type Added = { readonly added?: true };

/**
 * How PDFium takes a text on a line: from which side, and whether signs at its end or at the beginning of the next would go on
 * in another direction, and change places, unless a mark closes it.
 */
export type Row = { readonly side: 'right' | 'left'; readonly closed: boolean };

/** How poppler takes a whole page: by most of its letters. */
export type Course = 'rtl' | 'ltr';

export const rlm = '\u200F';
export const lrm = '\u200E';

export const inReadingOrder = <T extends Drawn>(line: readonly T[]): readonly T[] =>
  line.toSorted((a, b) => a.place - b.place);

/** Marks that were added, each with the character beside it. */
export function withMarks<T extends Character>(found: readonly (T & Added)[]): readonly T[] {
  const all: T[] = [];
  let ahead = '';
  for (const one of found) {
    const before = one.added ? all.pop() : undefined;
    if (before) all.push({ ...before, character: before.character + one.character });
    else if (one.added) ahead += one.character;
    else all.push({ ...one, character: ahead + one.character });
    if (!one.added) ahead = '';
  }
  return all;
}
