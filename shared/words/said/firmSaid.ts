import type { Speech } from '../speech.ts';

type Fragile = {
  readonly tried: readonly ('eachProvider' | 'eachLens' | 'eachEvidence')[];
  readonly isFirm: boolean;
  readonly isOneProvider: boolean;
};

/** What could be left out without another winner, and that of a single provider none could; empty where something flips the result. */
export const firmSaid = ({ tried, isFirm, isOneProvider }: Fragile, { say, words, marks, sentences }: Speech): string =>
  sentences(
    isOneProvider ? words.oneProvider : '',
    isFirm ? say('sameWinner', { what: tried.map((label) => words[label]).join(marks.comma) }) : '',
  );
