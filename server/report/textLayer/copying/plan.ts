import { type Drawn, type Mark, isMisreadAlone, marksForPoppler, orderForPdfium } from './readers.ts';

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
  /** What they say where glyphs alone do not: in the order of reading, and as readers have to find it, character by character. */
  readonly said?: { readonly read: string; readonly poppler: readonly string[]; readonly pdfium: readonly string[] };
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
    stretches.push(stretchOf(drawn, found, marks, start, i + 1));
    start = i + 1;
  }
  const last = marksAt(marks, drawn.length);
  if (last.length > 0) stretches.push({ from: cells.length, to: cells.length, marks: last });
  const asItIs = stretches.every((stretch) => stretch.marks.length === 0 && isPlain(stretch));
  return asItIs && !cells.some(({ says }) => isMisreadAlone(says)) ? null : stretches;
}

export const isPlain = ({ said }: Stretch): boolean => !said;

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
  const poppler = drawn.map(({ character }, i) => (i > 0 ? marksAt(marks, start + i).join('') : '') + character);
  const read = textOf(drawn.toSorted((a, b) => a.place - b.place));
  return { ...stretch, said: { read, poppler, pdfium: wanted.map(({ character }) => character) } };
}

const textOf = (all: readonly Drawn[]): string => all.map(({ character }) => character).join('');
