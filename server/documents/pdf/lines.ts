import type { HiddenFlag } from '../../../shared/documents/types.ts';
import { isBase } from '../../../shared/documents/quotes/letters.ts';
import { type Rise, setIn } from '../text/raised.ts';
import type { Char, PageChars } from './pageChars.ts';

/** A line of a page as text, with figures of notes as `⟦3⟧`. */
export type Line = {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly hidden: HiddenFlag | null;
};
export type Page = { readonly lines: readonly Line[]; readonly body: number };

/** Pure: a page's characters as lines. A line whose hidden and visible characters mix becomes one line of each. */
export const linesOf = ({ lines }: Pick<PageChars, 'lines'>): Page => {
  const sizes = lines
    .flat()
    .filter(isLetter)
    .map(({ size }) => size);
  const body = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * 0.6)] ?? 0;
  const whole = asDrawn(lines).flatMap(splitByHidden).flatMap(asLine);
  return { body, lines: withMarks(withFigures(whole, body), body) };
};

/** A small line that begins with a number or sign. */
export const isNoteStart = ({ text, size }: Line, body: number): boolean =>
  size < body * 0.95 && /^(?:⟦[\d*†‡§]+⟧|\d{1,3}(?=[\s\p{Lu}])|[*†‡§])/u.test(text);

/** After a number, too, a raised figure is the mark of a note, where the page has that note and no other mark of it. */
const withMarks = (lines: readonly Line[], body: number): readonly Line[] => {
  const starts = lines.filter((line) => isNoteStart(line, body));
  const notes = new Set(starts.flatMap(({ text }) => /\d+/u.exec(text) ?? []));
  if (notes.size === 0) return lines;
  const figures = lines.flatMap(({ text }) => [...text.matchAll(raisedFigure)].filter(({ index }) => index > 0));
  const seen = Map.groupBy(figures, ([figure]) => inPlainDigits(figure));
  const isMark = (figure: string) => notes.has(figure) && seen.get(figure)?.length === 1;
  return lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(raisedFigure, (figure) =>
      isMark(inPlainDigits(figure)) ? `⟦${inPlainDigits(figure)}⟧` : figure,
    ),
  }));
};
const raisedFigure = /⟦\d{1,3}⟧|(?<![⁻⁺⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]{1,3}(?![⁻⁺⁰¹²³⁴-⁹])/gu;
const inPlainDigits = (figure: string): string => figure.replaceAll(/[⟦⟧]/gu, '').normalize('NFKC');

/**
 * Fonts draw some Arabic letters a little above or below their line, which PDFium takes for the ends of lines, and it takes the
 * pieces in another order: pieces that lie at one height are put together as they are drawn, from right to left.
 */
const asDrawn = (lines: readonly (readonly Char[])[]): readonly (readonly Char[])[] => {
  const groups: (readonly Char[])[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    if (before && isBeside(before.flat(), line)) before.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => (group.length === 1 ? group : [fromRightToLeft(group.flat())]));
};

const isBeside = (before: readonly Char[], line: readonly Char[]): boolean => {
  const [left, right] = [before.filter(isSeen), line.filter(isSeen)];
  const both = [...left, ...right];
  const letters = both.filter(isLetter);
  if (letters.filter(isArabic).length * 2 < letters.length || left.length === 0 || right.length === 0) return false;
  const size = Math.max(...both.map((char) => char.size));
  return Math.abs(median(left.map(({ y }) => y)) - median(right.map(({ y }) => y))) < size * 0.6;
};

/** Marks stay with their letters, and figures and Latin words run from left to right. */
const fromRightToLeft = (line: readonly Char[]): readonly Char[] => {
  const units: Char[][] = [];
  for (const [i, char] of line.entries()) {
    const before = line[i - 1];
    const goesOn =
      before !== undefined &&
      (/\p{M}/u.test(char.text) || (isFromLeft(before) && isFromLeft(char) && before.size === char.size));
    if (goesOn) units.at(-1)?.push(char);
    else units.push([char]);
  }
  return units
    .toSorted((a, b) => rightmost(b) - rightmost(a))
    .flatMap((unit) => (unit.every(isFromLeft) ? unit.toSorted((a, b) => a.x - b.x) : unit));
};
const isFromLeft = ({ text }: Char): boolean => /[\p{Nd}\p{Script=Latin}.,٫٬]/u.test(text);
const isArabic = ({ text }: Char): boolean => /\p{Script=Arabic}/u.test(text);
const isSeen = ({ text }: Char): boolean => text.trim() !== '';

/** A raised figure that PDFium took for a line of its own belongs to the line beside it. */
const withFigures = (lines: readonly Line[], body: number): readonly Line[] =>
  lines.reduce<Line[]>((before, line) => {
    const beside = before.at(-1);
    const isFigure =
      /^[\d*†‡§]{1,3}$/u.test(line.text) && line.size < body * 0.85 && beside && beside.hidden === line.hidden;
    const rise = beside ? line.y - beside.y : 0;
    if (!isFigure || rise < 0 || rise > body) return [...before, line];
    return [...before.slice(0, -1), { ...beside, text: withFigure(beside.text, line.text, 'above') }];
  }, []);

const splitByHidden = (line: readonly Char[]): readonly (readonly Char[])[] => {
  const flags = new Set(line.filter(({ text }) => text.trim() !== '').map(({ hidden }) => hidden));
  if (flags.size <= 1) return [line];
  return [...flags].map((flag) => line.filter(({ hidden, text }) => hidden === flag || text.trim() === ''));
};

const asLine = (line: readonly Char[]): readonly Line[] => {
  const letters = line.filter(isLetter);
  const size = median((letters.length > 0 ? letters : line).map((char) => char.size));
  const full = line.filter((char) => char.size >= size * 0.8 && char.text.trim() !== '');
  const baseline = median(full.map(({ y }) => y));
  const riseOf = (char: Char): Rise => {
    const rise = char.y - baseline;
    if (full.length === 0 || char.size >= size * 0.8 || Math.abs(rise) <= size * 0.08) return null;
    return rise > 0 && /[\d*†‡§+−–-]/u.test(char.text) ? 'above' : rise < 0 && /\d/u.test(char.text) ? 'below' : null;
  };
  let text = '';
  for (const run of runsOf(
    inReadingOrder(line, (char) => riseOf(char) === 'above'),
    riseOf,
  ))
    text = withFigure(text, run.map((char) => char.text).join(''), run[0] ? riseOf(run[0]) : null);
  if (text.trim() === '') return [];
  const first = line.find((char) => char.text.trim() !== '') ?? line[0];
  return [
    {
      text: withoutFalseGaps(text.trim()),
      ...{ size, x: first?.x ?? 0, y: baseline, hidden: first?.hidden ?? null },
    },
  ];
};

/**
 * A raised figure is an exponent after a number or a unit, and the mark of a note elsewhere. The gap that PDFium takes for a space before
 * what is raised or lowered is none.
 */
const withFigure = (before: string, figure: string, rise: Rise): string => {
  const base = before.trimEnd();
  if (rise === null) return before + figure;
  if (isBase(base)) return base + setIn(base, figure, rise);
  return before + (rise === 'above' && /[\d*†‡§]/u.test(figure) ? `⟦${figure}⟧` : setIn(before, figure, rise));
};

const runsOf = (chars: readonly Char[], sortOf: (char: Char) => unknown): Char[][] =>
  chars.reduce<Char[][]>((runs, char) => {
    const before = runs.at(-1)?.at(-1);
    if (before && sortOf(before) === sortOf(char)) runs.at(-1)?.push(char);
    else runs.push([char]);
    return runs;
  }, []);

/** A vowel sign belongs to the letter before it, and the Arabic article to its word, however wide the gap is drawn. */
const withoutFalseGaps = (text: string): string =>
  text.replaceAll(/ +(?=\p{M})/gu, '').replaceAll(/(?<![\p{L}\p{M}])([وبفك]?ال) +(?=\p{Script=Arabic})/gu, '$1');

/** PDFium takes a raised figure in a line from right to left for the beginning of the line, with the word before it. */
const inReadingOrder = (line: readonly Char[], isRaised: (char: Char) => boolean): readonly Char[] => {
  if (!line.some(isRaised) || line.filter(isRightToLeft).length * 2 < line.filter(isLetter).length) return line;
  return runsOf(line, isRaised)
    .toSorted((a, b) => rightmost(b) - rightmost(a))
    .flat();
};
const rightmost = (run: readonly Char[]): number => Math.max(...run.map(({ x }) => x));
const isRightToLeft = ({ text }: Char): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

const isLetter = ({ text }: Char): boolean => /[\p{L}\p{N}]/u.test(text);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
