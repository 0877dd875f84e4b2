import type { Line, Page } from './lines.ts';

/**
 * Running heads, page numbers and the like: the outermost lines of a page that come back, whatever their digits, on three pages
 * in five and at least three, or on both of two.
 */
export const isFurniture = (pages: readonly Page[]): ((line: Line) => boolean) => {
  const counts = new Map<string, number>();
  const outer = new Set<Line>();
  for (const { lines } of pages) {
    const seen = lines.filter(({ hidden }) => hidden === null).toSorted((a, b) => b.y - a.y);
    const edges = new Set([...seen.slice(0, 2), ...seen.slice(-2)]);
    for (const line of edges) outer.add(line);
    for (const text of new Set([...edges].map(masked))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = pages.length === 2 ? 2 : Math.max(3, Math.ceil(pages.length * 0.6));
  return (line) => outer.has(line) && (counts.get(masked(line)) ?? 0) >= least;
};

const masked = ({ text }: Line): string =>
  text
    .toLowerCase()
    .replaceAll(/\p{Nd}+/gu, '#')
    .replaceAll(/\s+/gu, '');
