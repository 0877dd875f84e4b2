import { type Drawn, type Mark, marksForPoppler, orderForPdfium } from './readers.ts';

/** What is drawn as one: a glyph, or glyphs that cannot be told apart. `says`: its characters in the order of reading. */
export type Cell = {
  readonly says: string;
  readonly level: number;
  /** Its place among the cells of the line in the order of reading. */
  readonly place: number;
  /** Cells of one look can be drawn by one operator; `null`: alone. */
  readonly look: string | null;
};

/** Cells of a line from one place to before another, counted from the left. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** Marks of no width to be drawn before it. */
  readonly marks: readonly Mark['mark'][];
  /** The order in which they are drawn, each at its place all the same, where that makes a reader find them in theirs. */
  readonly order?: readonly number[];
  /** What they say where glyphs alone do not: in the order of reading, as poppler and as PDFium have to find it. */
  readonly said?: { readonly read: string; readonly poppler: string; readonly pdfium: string };
};

/**
 * How a line is drawn so that its text can be copied: cut into the least stretches within which a reader wants another order
 * than the one on the page. An empty one at its end may hold marks. `null`: as it is.
 */
export function planOf(cells: readonly Cell[], fromRight: boolean, page: 'rtl' | 'ltr'): readonly Stretch[] | null {
  const drawn = charactersOf(cells);
  const found = orderForPdfium(drawn, fromRight);
  const marks = Map.groupBy(page === 'rtl' ? marksForPoppler(drawn) : [], ({ at }) => at);
  const rank = new Map(found.map(({ place }, i) => [place, i]));
  const stretches: Stretch[] = [];
  let start = 0;
  let furthest = -1;
  for (const [i, { place, cell }] of drawn.entries()) {
    furthest = Math.max(furthest, rank.get(place) ?? i);
    if (furthest > i || cell === drawn[i + 1]?.cell) continue;
    stretches.push(stretchOf(cells, drawn, found, marks, start, i + 1));
    start = i + 1;
  }
  const last = marksAt(marks, drawn.length);
  if (last.length > 0) stretches.push({ from: cells.length, to: cells.length, marks: last });
  return stretches.every((stretch) => stretch.marks.length === 0 && isPlain(stretch)) ? null : stretches;
}

export const isPlain = ({ order, said }: Stretch): boolean => !order && !said;

type Placed = Drawn & { readonly cell: number };
type Marks = ReadonlyMap<number, readonly Mark[]>;

const marksAt = (marks: Marks, at: number) => (marks.get(at) ?? []).map(({ mark }) => mark);

/** The characters of cells, from the left. */
function charactersOf(cells: readonly Cell[]): readonly Placed[] {
  const starts: number[] = [];
  let count = 0;
  for (const [i, { says }] of [...cells.entries()].toSorted(([, a], [, b]) => a.place - b.place)) {
    starts[i] = count;
    count += Array.from(says).length;
  }
  return cells.flatMap(({ says, level }, cell) => {
    const all = Array.from(says, (character, k) => ({ character, level, cell, place: (starts[cell] ?? 0) + k }));
    return level % 2 === 1 ? all.toReversed() : all;
  });
}

function stretchOf(
  cells: readonly Cell[],
  all: readonly Placed[],
  found: readonly Placed[],
  marks: Marks,
  start: number,
  end: number,
): Stretch {
  const drawn = all.slice(start, end);
  const wanted = found.slice(start, end);
  const stretch = { from: drawn[0]?.cell ?? 0, to: (drawn.at(-1)?.cell ?? 0) + 1, marks: marksAt(marks, start) };
  const marked = drawn.some((_, i) => i > 0 && marks.has(start + i));
  if (textOf(drawn) === textOf(wanted) && !marked) return stretch;
  // PDFium sees a space beside what is not drawn from its left to its right.
  const spaced = [all[start - 1] ?? space, wanted[0]].some(isSpace) && [all[end] ?? space, wanted.at(-1)].some(isSpace);
  const order = [...new Set(wanted.map(({ cell }) => cell))];
  const look = cells[stretch.from]?.look ?? null;
  const reordered = order.flatMap((i) => drawn.filter(({ cell }) => cell === i));
  const drawable = look !== null && order.every((i) => cells[i]?.look === look) && textOf(reordered) === textOf(wanted);
  if (drawable && spaced && !marked) return { ...stretch, order };
  const poppler = drawn
    .map(({ character }, i) => (i > 0 ? marksAt(marks, start + i).join('') : '') + character)
    .join('');
  const read = textOf(drawn.toSorted((a, b) => a.place - b.place));
  return { ...stretch, said: { read, poppler, pdfium: textOf(wanted) } };
}

const space = { character: ' ' };
const isSpace = (one: { readonly character: string } | undefined) => one?.character === ' ';
const textOf = (all: readonly Drawn[]): string => all.map(({ character }) => character).join('');
