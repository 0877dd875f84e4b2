import { afterLabels } from './afterLabels.ts';
import { isIntroduction, namesSeveral } from '../choiceWords.ts';
import { inLine } from './inLine.ts';
import { countsOffers } from './countedOffers.ts';
import { isOffer, isToChoose } from '../introductions.ts';
import type { Line, Section } from '../lines.ts';
import { isLabel } from '../lists.ts';
import { marks } from '../marks.ts';
import { isRow } from '../tables.ts';

/** Options that stand within lines, marked or after a label that names them. */
export const inLines = ({ heading, lines }: Section): string[] => {
  let before = heading.text;
  return lines.flatMap(({ text }, i) => {
    const above = before;
    const marked = inLine(withMarksBelow(lines, i), () => [heading.text, above, text].some(leadsOver));
    if (text !== '') before = text;
    if (marked.length > 0) return marked;
    const slashed = betweenSlashes(text);
    return slashed.length > 0
      ? slashed
      : afterLabels(
          /[:：]/u.test(text) && (namesSeveral(text) || countsOffers(text) || isToChoose(text.split(/[:：]/u)[0] ?? ''))
            ? unbroken(lines, i)
            : '',
        );
  });
};
/** "Buy / lease / wait?", where that is all of the line, and "Keep it / let it / sell the shop. Discuss." */
const betweenSlashes = (line: string): string[] => {
  const deeds =
    /^([^.?!:：]{10,300})[.?!](?: \p{Lu}\p{L}*(?: \p{L}+){0,2}[.?!])?$/u.exec(line)?.[1]?.split(' / ') ?? [];
  if (deeds.length >= 3 && deeds.every((deed) => /^\S+ \S/u.test(deed) && deed.length <= longestDeed)) return deeds;
  if (!/^[^?？؟]{1,120}[?？؟]$/u.test(line)) return [];
  const parts = line.slice(0, -1).split(/\s*／\s*|\s\/\s/u);
  return parts.length >= 2 && parts.every((part) => /^\S+(?:\s\S+){0,3}$/u.test(part)) ? parts : [];
};
const longestDeed = 100;
/** A line with those after it that go on with its marks: "(a) rent, (b) buy or" above "(c) wait". */
const withMarksBelow = (lines: readonly Line[], at: number): string => {
  const text = lines[at]?.text ?? '';
  if (!inBrackets.test(text)) return text;
  const rest = lines.slice(at + 1, at + 1 + mostLines);
  const end = rest.findIndex((line) => !/^[(（]/u.test(line.text) || !inBrackets.test(line.text));
  // Marks that each begin a line make a list: what that is of, its label says.
  if (end !== 0 && [text, rest[0]?.text ?? ''].every(isItem)) return '';
  return [text, ...rest.slice(0, end < 0 ? undefined : end).map((line) => line.text)].join(' ');
};
const isItem = (text: string): boolean => /^[(（]/u.test(text) && text.match(inEachBrackets)?.length === 1;
const inBrackets = /[(（](?:\p{L}|\p{Nd})[)）]/u;
const inEachBrackets = /[(（](?:\p{L}|\p{Nd})[)）]/gu;
/** A line with those after it, where a sentence was broken off at its end. */
const unbroken = (lines: readonly Line[], at: number): string => {
  const rest = lines.slice(at + 1, at + 1 + mostLines);
  const end = rest.findIndex(
    ({ text }, i) =>
      text === '' ||
      isRow(text) ||
      marks.some(({ pattern }) => pattern.test(text)) ||
      isLabel({ text }, lines[at + i]?.text ?? ''),
  );
  return [lines[at], ...rest.slice(0, end < 0 ? undefined : end)].map((line) => line?.text).join(' ');
};
const mostLines = 6;
const leadsOver = (text: string): boolean => isIntroduction(text) || isOffer(text);
