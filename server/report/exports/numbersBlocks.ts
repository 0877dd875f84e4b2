import { numbersSaid } from '../../../shared/decisionModel/numbersSaid.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';
import { titleOf } from './firstBlocks.ts';

/** The numbers of the decision, as the PDF has them; none where the panel made no model of them. */
export const numbersBlocks = (document: ReportDocument, speech: Speech): Block[] => {
  const { numbers, recommendation } = document;
  if (!numbers) return [];
  const { words } = speech;
  const said = numbersSaid(numbers, speech, document.options);
  const option = (id: string) => `${id} ${titleOf(document, id)}`;
  const swings = said.swingsOf(recommendation.optionId);
  const tips = [...said.tips.map(({ name, text }) => speech.named(name, text)), ...said.knowing];
  return [
    { is: 'heading', level: 2, text: words.numbers },
    { is: 'note', text: said.note },
    {
      is: 'table',
      heads: said.optionHeads,
      rows: said.options.map(({ optionId, cells }) => [option(optionId), ...cells]),
    },
    { is: 'heading', level: 3, text: words.cash },
    { is: 'table', heads: said.cashHeads, rows: said.cash.map(({ optionId, cells }) => [option(optionId), ...cells]) },
    ...(swings.length > 0
      ? [
          { is: 'heading', level: 3, text: words.swings } as const,
          { is: 'text', text: option(recommendation.optionId) } as const,
          {
            is: 'table',
            heads: said.swingHeads,
            rows: swings.map(({ input, cells }) => [input, ...cells]),
          } as const,
        ]
      : []),
    ...(tips.length > 0
      ? [{ is: 'heading', level: 3, text: words.tipsTitle } as const, { is: 'list', items: tips } as const]
      : []),
    {
      is: 'table',
      heads: said.inputHeads,
      rows: numbers.model.inputs.map((input) => [
        `${input.name} ${said.unitOf(input)}`.trim(),
        ...[input.base, input.low, input.high].map(said.figure),
        said.sourceOf(input),
      ]),
    },
  ];
};
