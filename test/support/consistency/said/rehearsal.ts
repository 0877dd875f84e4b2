import type { Telling } from './telling.ts';

/** What a rehearsal says a report will contain, and what was read in the user's own words, each once. */
export const rehearsal = ({ document, words }: Telling): { readonly outline: string[]; readonly quotes: string[] } => {
  const seen = new Set<string>();
  return {
    outline: [
      ...[words.chances, words.definition, words.why, words.matrix, words.matrixNote, words.dissents, words.verbatim],
      ...[words.findOut, words.depends, words.failedWhy, words.plan, words.tripwires, words.tripwiresNote],
      ...[words.moved, words.movedChart, words.evidence, words.card, words.cardNote],
    ],
    quotes: document.evidence.flatMap(({ evidenceId, quote }) => {
      if (quote === '' || seen.has(quote)) return [];
      seen.add(quote);
      return [`${evidenceId} ${quote}`];
    }),
  };
};
