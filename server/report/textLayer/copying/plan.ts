import type { Course, Drawn, Row } from './characters.ts';
import { isMisreadAlone, orderForPdfium } from './pdfium.ts';
import { orderForPoppler } from './poppler.ts';

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
  /** What they say where glyphs alone do not: in the order of reading, and as readers have to find it, character by character. */
  readonly said?: { readonly read: string; readonly poppler: readonly string[]; readonly pdfium: readonly string[] };
};

/**
 * How a line is drawn so that its text can be copied: cut into the least stretches within which a reader wants another order
 * than the one on the page. `null`: as it is.
 */
export function planOf(cells: readonly Cell[], row: Row | null, page: Course): readonly Stretch[] | null {
  const drawn = charactersOf(cells);
  const found = { pdfium: orderForPdfium(drawn, row), poppler: orderForPoppler(drawn, page) };
  const ranks = [found.pdfium, found.poppler].map((all) => new Map(all.map(({ place }, i) => [place, i])));
  const stretches: Stretch[] = [];
  let start = 0;
  let furthest = -1;
  for (const [i, { place, cell }] of drawn.entries()) {
    furthest = Math.max(furthest, ...ranks.map((rank) => rank.get(place) ?? i));
    if (furthest > i || cell === drawn[i + 1]?.cell) continue;
    stretches.push(stretchOf(drawn, found, start, i + 1));
    start = i + 1;
  }
  return stretches.every(isPlain) && !cells.some(({ says }) => isMisreadAlone(says)) ? null : stretches;
}

export const isPlain = ({ said }: Stretch): boolean => !said;

type Placed = Drawn & { readonly cell: number };

/** The characters of cells, from the left. */
function charactersOf(cells: readonly Cell[]): readonly Placed[] {
  const starts: number[] = [];
  let count = 0;
  for (const [i, { says }] of [...cells.entries()].toSorted(([, a], [, b]) => a.place - b.place)) {
    starts[i] = count;
    count += Array.from(says).length;
  }
  return cells.flatMap(({ says, level }, cell) => {
    const all = Array.from(says, (character, k) => ({ character, cell, place: (starts[cell] ?? 0) + k }));
    return level % 2 === 1 ? all.toReversed() : all;
  });
}

function stretchOf(
  all: readonly Placed[],
  found: { readonly pdfium: readonly Placed[]; readonly poppler: readonly Placed[] },
  start: number,
  end: number,
): Stretch {
  const drawn = all.slice(start, end);
  const pdfium = found.pdfium.slice(start, end);
  const poppler = found.poppler.slice(start, end);
  const stretch = { from: drawn[0]?.cell ?? 0, to: (drawn.at(-1)?.cell ?? 0) + 1 };
  if ([pdfium, poppler].every((wanted) => textOf(wanted) === textOf(drawn))) return stretch;
  const read = textOf(drawn.toSorted((a, b) => a.place - b.place));
  return { ...stretch, said: { read, poppler: poppler.map(characterOf), pdfium: pdfium.map(characterOf) } };
}

const characterOf = ({ character }: Drawn): string => character;
const textOf = (all: readonly Drawn[]): string => all.map(characterOf).join('');
