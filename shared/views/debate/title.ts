import type { Debate } from './types.ts';

const segmenter = new Intl.Segmenter();

/** A number with at most two words behind it: an amount that goes on where a text was cut. */
const cutAmount = /[^\s\p{N}]{0,4}\s?\p{N}[^\p{L}]*(?:[\p{L}\p{M}]{1,12}[^\p{L}\p{N}]*){0,2}$/u;

/** A short line that ends with a comma, or calls out, greets those who read on: "Hi team,". */
const isGreeting = (line: string): boolean => line.length <= 60 && /[,，、،!！]\s*$/u.test(line);

/** Until triage names a case: its first line that is no greeting, at most 90 characters as people count them. Small, since browsers fold histories, too. */
export const titleFrom = (q1: string): string => {
  const [first = '', second] = q1.trim().split(/\s*\n\s*/u, 2);
  const line = second !== undefined && isGreeting(first) ? second : first;
  const characters = Array.from(segmenter.segment(line.slice(0, 1000)), ({ segment }) => segment);
  if (characters.length <= 90 && line.length <= 1000) return line;
  const start = characters.slice(0, 89).join('');
  return `${(start.replace(cutAmount, '') || start).trimEnd()}…`;
};

/** As a list or a head names a case to this audience: by its owner's name for it, where there is one. */
export const nameOf = ({ name, title }: Pick<Debate, 'name' | 'title'>): string => name ?? title;
