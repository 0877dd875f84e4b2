import { cutBetweenWords } from '../../kernel/text/cutBetweenWords.ts';
import type { Debate } from './types.ts';

const segmenter = new Intl.Segmenter();

/** Until triage names a case: its first line, at most 90 characters as people count them. */
export const titleFrom = (q1: string): string => {
  const line = q1.trim().split(/\r?\n/u, 1)[0] ?? '';
  const characters = Array.from(segmenter.segment(line.slice(0, 1000)), ({ segment }) => segment);
  const short = characters.slice(0, 88).join('');
  return characters.length <= 90 && line.length <= 1000
    ? line
    : cutBetweenWords(line.slice(0, 1000), short.length, 'und');
};

/** As a list or a head names a case to this audience: by its owner's name for it, where there is one. */
export const nameOf = ({ name, title }: Pick<Debate, 'name' | 'title'>): string => name ?? title;
