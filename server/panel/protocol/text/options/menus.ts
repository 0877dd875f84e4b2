import { asciiDigits } from '../numbers/digits.ts';
import { namesChoice } from './choiceWords.ts';
import type { Line } from './lines.ts';

/** Items that run on in the line of the first or of what leads over to them, each on a line of its own: "- Buy. - Lease.", "Which? • Buy • Lease". */
export const eachOnItsLine = (line: Line): Line[] => {
  const dots = dotted.exec(line.text);
  if (dots)
    return line.text
      .split(new RegExp(`\\s*(?=${dots[1]})`, 'u'))
      .filter((text) => text !== '')
      .map((text) => ({ ...line, text }));
  const bullet = /^[-–•*·]\s/u.exec(line.text)?.[0].trim();
  if (bullet === undefined) return [line];
  const parts = line.text.split(/(?<=[.;。；])\s+(?=[-–•*·]\s+\S)/u);
  // With another mark among them, all up to there is the text of one item.
  const last = parts.findLastIndex((part) => !part.startsWith(bullet));
  const items = last < 0 ? parts : [parts.slice(0, last + 1).join(' '), ...parts.slice(last + 1)];
  return items.map((text) => ({ ...line, text }));
};

/** Signs that stand for nothing but a bullet, at least twice. */
const dotted = /^(?:[^•●▪◦‣■]{0,200}[:：?？]\s*)?([•●▪◦‣■])[^•●▪◦‣■]+\1[^•●▪◦‣■]*(?:\1[^•●▪◦‣■]*)*$/u;

/** A numbered menu as terminals print it, several items to a line and counted down its columns: each item on a line of its own, in their order. */
export const oneBelowTheOther = (lines: readonly Line[]): Line[] => {
  const left: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = numberedFrom(lines, at);
    const isPlain = rows.every((row) => cellsOf(row).length === 1);
    const taken = isPlain ? Math.max(1, rows.length) : isMenu(rows) ? rows.length : 1;
    left.push(...(isPlain || taken < rows.length ? lines.slice(at, at + taken) : inOrder(rows)));
    at += taken;
  }
  return left;
};

const numberedFrom = (lines: readonly Line[], at: number): readonly Line[] => {
  let end = at;
  while (end - at < mostRows && numbered.test(lines[end]?.text ?? '')) end++;
  return lines.slice(at, end);
};
const mostRows = 50;
/** Their items together count from one. */
const isMenu = (rows: readonly Line[]): boolean => {
  const places = rows.flatMap(cellsOf).map(placeOf);
  return new Set(places).size === places.length && Math.min(...places) === 1 && Math.max(...places) === places.length;
};
const inOrder = (rows: readonly Line[]): Line[] =>
  rows
    .flatMap((row) => cellsOf(row).map((text) => ({ ...row, text })))
    .toSorted((a, b) => placeOf(a.text) - placeOf(b.text));

const cellsOf = ({ text }: Line): string[] => text.split(/\s{2,}(?=\p{Nd}{1,2}[.)]\s+\S)/u);
const numbered = /^(\p{Nd}{1,2})[.)]\s+\S/u;
const placeOf = (cell: string): number => Number(asciiDigits(numbered.exec(cell)?.[1] ?? ''));

/** "Option A" on a line of its own, with what it is called on the next one: both in one line. */
export const besideTheirLabels = (lines: readonly Line[]): readonly Line[] => {
  if (lines.filter(isLoneLabel).length < 2) return lines;
  return lines.flatMap((line, i) => {
    const [before, next] = [lines[i - 1], lines[i + 1]];
    if (before && isLabelOf(before, line)) return [];
    return next && isLabelOf(line, next)
      ? [{ ...line, text: `${line.text.replace(/[:：.)]$/u, '')}: ${next.text}` }]
      : [line];
  });
};
const isLoneLabel = ({ text, level }: Line): boolean => level === 0 && loneLabel.test(text) && namesChoice(text);
const isLabelOf = (line: Line, next: Line): boolean =>
  isLoneLabel(line) && next.level === 0 && next.text !== '' && !isLoneLabel(next);
const loneLabel = /^\p{L}[\p{L}\p{M}]{2,20}\s(?:\p{Lu}|\p{Nd}{1,2})[:：.)]?$/u;
