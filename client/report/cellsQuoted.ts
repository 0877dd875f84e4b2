type Cell = { readonly at: string; readonly text: string };

/** Between two cells in the text of a row. */
const between = ' | ';

/** Which cells of a row a stretch of the row's text runs over; empty cells are no part of that text. */
export const cellsQuoted = (
  cells: readonly Cell[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly string[] => {
  let from = 0;
  return cells
    .filter(({ text }) => text !== '')
    .flatMap(({ at, text }) => {
      const [first, after] = [from, from + text.length];
      from = after + between.length;
      return first < end && after > start ? [at] : [];
    });
};
