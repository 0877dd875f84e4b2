import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { rehearsalOutline, rehearsalQuotes } from '../../../shared/views/reportDocument/rehearsed.ts';
import { againSaid } from '../../../shared/words/said/run/againSaid.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';
import { decisionBlocks } from './decisionBlocks.ts';
import { firstBlocks } from './firstBlocks.ts';
import { numbersBlocks } from './numbersBlocks.ts';
import { planBlocks } from './planBlocks.ts';
import { recordBlocks, runBlocks } from './recordBlocks.ts';

/** The report in the order of its page, in its own language; of a rehearsal what it may say. */
export const blocksOf = (document: ReportDocument, speech: Speech): readonly Block[] =>
  (document.banner.rehearsal
    ? [...rehearsal(document, speech), ...runBlocks(document, speech)]
    : [
        ...firstBlocks(document, speech),
        ...planBlocks(document, speech),
        ...numbersBlocks(document, speech),
        ...recordBlocks(document, speech),
        ...runBlocks(document, speech),
      ]
  ).filter(says);

/** A part without words is none. */
const says = (block: Block): boolean =>
  block.is === 'list' ? block.items.length > 0 : block.is === 'table' ? block.rows.length > 0 : block.text !== '';

const rehearsal = (document: ReportDocument, speech: Speech): Block[] => {
  const { say, quoted } = speech;
  const quotes = rehearsalQuotes(document);
  return [
    { is: 'heading', level: 1, text: document.title.text },
    { is: 'note', text: say('rehearsal') },
    { is: 'note', text: againSaid(document, speech) },
    { is: 'text', text: say('willContain') },
    { is: 'text', text: say('withModels') },
    { is: 'list', items: rehearsalOutline.map(([title, note]) => speech.sentences(say(title), note ? say(note) : '')) },
    ...decisionBlocks(document, speech),
    ...(quotes.length > 0
      ? [
          { is: 'heading', level: 2, text: say('fromYou') } as const,
          { is: 'list', items: quotes.map(({ evidenceId, quote }) => `${evidenceId} ${quoted(quote)}`) } as const,
        ]
      : []),
  ];
};
