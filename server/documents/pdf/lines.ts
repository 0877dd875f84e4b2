import type { HiddenFlag } from '../../../shared/documents/types.ts';
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
  return { body, lines: withFigures(whole, body) };
};

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
    return [...before.slice(0, -1), { ...beside, text: `${beside.text}⟦${line.text}⟧` }];
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
  const isRaised = (char: Char) =>
    /[\d*†‡§]/u.test(char.text) && char.size < size * 0.8 && char.y > baseline + size * 0.08 && full.length > 0;
  let text = '';
  let raised = '';
  for (const char of inReadingOrder(line, isRaised)) {
    if (isRaised(char)) {
      raised += char.text;
      continue;
    }
    if (raised !== '') text += `⟦${raised}⟧`;
    raised = '';
    text += char.text;
  }
  if (raised !== '') text += `⟦${raised}⟧`;
  if (text.trim() === '') return [];
  const first = line.find((char) => char.text.trim() !== '') ?? line[0];
  return [
    {
      text: withoutFalseGaps(text.trim()),
      ...{ size, x: first?.x ?? 0, y: baseline, hidden: first?.hidden ?? null },
    },
  ];
};

/** A vowel sign belongs to the letter before it, and the Arabic article to its word, however wide the gap is drawn. */
const withoutFalseGaps = (text: string): string =>
  text.replaceAll(/ +(?=\p{M})/gu, '').replaceAll(/(?<![\p{L}\p{M}])([وبفك]?ال) +(?=\p{Script=Arabic})/gu, '$1');

/** PDFium takes a raised figure in a line from right to left for the beginning of the line, with the word before it. */
const inReadingOrder = (line: readonly Char[], isRaised: (char: Char) => boolean): readonly Char[] => {
  if (!line.some(isRaised) || line.filter(isRightToLeft).length * 2 < line.filter(isLetter).length) return line;
  const runs: Char[][] = [];
  for (const [i, char] of line.entries()) {
    const before = line[i - 1];
    if (before && isRaised(before) === isRaised(char)) runs.at(-1)?.push(char);
    else runs.push([char]);
  }
  return runs.toSorted((a, b) => rightmost(b) - rightmost(a)).flat();
};
const rightmost = (run: readonly Char[]): number => Math.max(...run.map(({ x }) => x));
const isRightToLeft = ({ text }: Char): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

const isLetter = ({ text }: Char): boolean => /[\p{L}\p{N}]/u.test(text);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
