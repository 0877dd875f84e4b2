type Placed = { readonly at: number; readonly end: number };

/** Of what was found in a text what does not overlap, in the order of the text: of two that begin at one place the longer. `end` is behind the last letter. */
export const longestFirst = <T extends Placed>(found: readonly T[]): T[] => {
  let reached = 0;
  return found
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
    .filter(({ at, end }) => {
      if (at < reached) return false;
      reached = end;
      return true;
    });
};
