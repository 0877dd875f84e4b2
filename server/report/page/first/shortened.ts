import type { Content } from 'pdfmake/interfaces.js';

import { cutBetweenWords } from '../../../../shared/kernel/text/cutBetweenWords.ts';
import type { Setting } from '../typesetting.ts';

/** What page one had to shorten, in full. */
export function shortened({ document, speech, fit }: Setting): Content[] {
  const { nextAction, whatWouldChange, biggestRisk, exitCost } = document.recommendation;
  const [dissent] = document.dissents;
  const told = [
    [speech.words.next, nextAction.what],
    ...whatWouldChange.map((text) => [speech.words.change, text] as const),
    [speech.words.risk, biggestRisk],
    [speech.words.undone, exitCost],
    [speech.words.against, dissent?.decisiveArgument ?? ''],
  ] as const;
  return told
    .filter(([, text]) => text.length > fit.first.brief)
    .map(([name, text]): Content => ({ stack: [{ text: name, style: 'label' }, { text }], margin: [0, 0, 0, 6] }));
}

/** A text as page one has room for it: cut between words, and said to be. */
export const short = ({ fit, speech }: Setting, text: string): string =>
  cutBetweenWords(text, fit.first.brief, speech.language);
