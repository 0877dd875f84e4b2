import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * 300 texts of decisions in 25 languages, each of another matter, with the options marked that a reader would say it names. They were written for this
 * test, in the ways in which people write: letters and messages, typed in haste, as a paper for a board, with bullets, arrows, numbers, letters and labels
 * of every script, and as questions. Nobody sent them.
 */
export type WrittenDecision = {
  readonly language: string;
  /** Options are set down one by one; else they are sides of a question or a sentence. */
  readonly isList: boolean;
  readonly text: string;
  readonly named: readonly string[];
};

const file = join(import.meta.dirname, '../fixtures/decisions.txt');

export const writtenDecisions: readonly WrittenDecision[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', ...rest] = line.split('|');
    const marked = rest.join('|').replaceAll(String.raw`\n`, '\n');
    const named = [...marked.matchAll(/⟦(.*?)⟧/gu)].map(({ 1: option = '' }) => option);
    return { language, isList: /\n|\(1\)|（1）/u.test(marked), text: marked.replaceAll(/[⟦⟧]/gu, ''), named };
  });
