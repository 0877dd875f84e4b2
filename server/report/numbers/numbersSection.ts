import type { Content, TableCell } from 'pdfmake/interfaces.js';

import { numbersSaid } from '../../../shared/decisionModel/numbersSaid.ts';
import { type Setting, heading, list, mark, section, subheading, table, together } from '../page/typesetting.ts';

/** The numbers of the decision: what each option is worth, what it pays when, what moves it, and the inputs all of it is made of. */
export function numbersSection(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { numbers } = document;
  if (!numbers) return [];
  const { words } = speech;
  const said = numbersSaid(numbers, speech, document.options);
  const figures = (cells: readonly string[]): TableCell[] => cells.map((text) => ({ text, style: 'figure' }));
  const option = (optionId: string): TableCell => ({
    text: [mark(setting, optionId, 8.5), ` ${setting.titleOf(optionId)}`],
    style: 'small',
  });
  const swings = said.swingsOf(document.recommendation.optionId);
  const evenly = (columns: readonly unknown[]): '*'[] => columns.slice(1).map(() => '*');
  return [
    ...section(
      setting,
      {
        stack: [heading(setting, words.numbers, 'numbers'), { text: said.note, style: 'note', margin: [0, 0, 0, 4] }],
      },
      table(
        setting,
        ['**', ...evenly(said.optionHeads)],
        said.optionHeads,
        said.options.map(({ optionId, cells }) => [option(optionId), ...figures(cells)]),
      ),
      0,
    ),
    together(
      subheading(words.cash),
      table(
        setting,
        ['**', ...evenly(said.cashHeads)],
        said.cashHeads,
        said.cash.map(({ optionId, cells }) => [
          { text: [mark(setting, optionId, 8.5)], style: 'small' },
          ...figures(cells),
        ]),
      ),
    ),
    ...(swings.length > 0
      ? [
          together(
            {
              stack: [
                subheading(words.swings),
                { text: [mark(setting, document.recommendation.optionId, 8.5)], style: 'small' },
              ],
            },
            table(
              setting,
              ['**', ...evenly(said.swingHeads)],
              said.swingHeads,
              swings.map(({ input, cells }) => [{ text: input, style: 'cell' }, ...figures(cells)]),
            ),
          ),
        ]
      : []),
    ...(said.tips.length > 0 || said.knowing.length > 0
      ? [
          together(
            subheading(words.tipsTitle),
            list([
              ...said.tips.map(({ name, text }): Content => ({ text: [name, { text: `  ${text}`, style: 'small' }] })),
              ...said.knowing.map((text): Content => ({ text, style: 'small' })),
            ]),
          ),
        ]
      : []),
    table(
      setting,
      ['**', '*', '*', '*', '*'],
      said.inputHeads,
      numbers.model.inputs.map((input): TableCell[] => [
        { text: [input.name, { text: ` ${said.unitOf(input)}`, style: 'small' }], style: 'cell' },
        ...figures([input.base, input.low, input.high].map(said.figure)),
        { text: said.sourceOf(input), style: 'cell' },
      ]),
    ),
  ];
}
