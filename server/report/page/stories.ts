import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';

import type { FailureStory } from '../../../shared/views/reportDocument/types/evidence.ts';
import { likelihoodOf } from '../../../shared/words/likelihood.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { type Setting, mark, table } from './typesetting.ts';

/** Stories of failure as a table: what happened, what would show first, how likely it is, what prevents it. */
export const storyTable = (setting: Setting, stories: readonly FailureStory[]): ContentTable => {
  const { speech } = setting;
  const { words } = speech;
  return table(
    setting,
    ['**', '*', 84, '*'],
    [words.story, words.sign, words.likely, words.prevents],
    stories.map((failure): TableCell[] => [
      { text: [mark(setting, failure.optionId, 8), ` ${failure.story}`], style: 'cell' },
      { text: failure.earlySign, style: 'cell' },
      { text: likelihood(speech, failure.probability), style: 'cell' },
      { text: failure.mitigation, style: 'cell' },
    ]),
    { rowHeads: false },
  );
};

/** A probability in the words of ICD 203, with the range the word stands for beneath it. */
function likelihood(speech: Speech, p: number): string {
  const { word, low, high } = likelihoodOf(p);
  return `${speech.words[word]}\n${speech.bracketed(speech.range(low, high)).trim()}`;
}
