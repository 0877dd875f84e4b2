import type { Debate } from './types.ts';

const segmenter = new Intl.Segmenter();

/** A number with at most two words behind it: an amount that goes on where a text was cut. */
const cutAmount = /[^\s\p{N}]{0,4}\s?\p{N}[^\p{L}]*(?:[\p{L}\p{M}]{1,12}[^\p{L}\p{N}]*){0,2}$/u;

/** Until triage names a case: the first line of its matter, at most 90 characters as people count them. Small, since browsers fold histories, too. */
export const titleFrom = (q1: string, opening = 0): string => {
  const [first = ''] = q1
    .slice(opening)
    .trim()
    .split(/\s*\n\s*/u, 1);
  const line = opening > 0 ? capitalized(first) : first;
  const characters = Array.from(segmenter.segment(line.slice(0, 1000)), ({ segment }) => segment);
  if (characters.length <= 90 && line.length <= 1000) return line;
  const start = characters.slice(0, 89).join('');
  return `${(start.replace(cutAmount, '') || start).trimEnd()}…`;
};

/** What goes on behind a comma: "Hi team, our lease ends". */
const capitalized = (line: string): string => line.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** As a list or a head names a case to this audience: by its owner's name for it, where there is one. */
export const nameOf = ({ name, title }: Pick<Debate, 'name' | 'title'>): string => name ?? title;
