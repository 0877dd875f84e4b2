import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';

import type { FailureStory } from '../../../shared/views/reportDocument/types/evidence.ts';
import { likelihoodSaid } from '../../../shared/words/said/likelihoodSaid.ts';
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
      { text: likelihoodSaid(failure.probability, speech), style: 'cell' },
      { text: failure.mitigation, style: 'cell' },
    ]),
    { rowHeads: false },
  );
};
