import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { changesSaid } from '../../../shared/words/said/run/againSaid.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';

/** What was decided about: the question, its options, what bounds it, and what its owner was asked. */
export const decisionBlocks = (document: ReportDocument, speech: Speech): Block[] => {
  const { frame, options } = document;
  const { say } = speech;
  const replies = (kind: 'answered' | 'assumed') =>
    frame.asked.filter(({ reply }) => reply?.kind === kind).map(({ text, reply }) => `${text} ${reply?.text ?? ''}`);
  return [
    { is: 'heading', level: 2, text: say('decided') },
    { is: 'text', name: say('question'), text: frame.question },
    ...told(say('changed'), changesSaid(document, speech)),
    ...told(
      say('options'),
      options.map(({ optionId, title, description, merged, variants }) =>
        speech.sentences(
          `${optionId} ${title}`,
          description,
          merged ? say('mergedInto', { options: speech.list(merged.map(speech.quoted)) }) : '',
          variants ? say('variantOf', { options: speech.list(variants.map(speech.quoted)) }) : '',
        ),
      ),
    ),
    { is: 'text', name: say('byWhen'), text: frame.deadline ? speech.date(frame.deadline.text) : '' },
    { is: 'text', name: say('horizon'), text: frame.horizon ? speech.date(frame.horizon) : '' },
    { is: 'text', name: say('success'), text: frame.successMetric },
    ...told(say('refusedOptions'), frame.refused.map(speech.quoted)),
    ...told(say('fixed'), frame.constraints),
    ...told(say('told'), replies('answered')),
    ...told(say('assumed'), [...frame.assumptions, ...replies('assumed')]),
  ];
};

const told = (name: string, items: readonly string[]): Block[] =>
  items.length > 0
    ? [
        { is: 'heading', level: 3, text: name },
        { is: 'list', items },
      ]
    : [];
