import type { CanvasElement, Column, Content, TableCell } from 'pdfmake/interfaces.js';

import type { OptionRow } from '../../../shared/views/reportDocument.ts';
import { type Setting, ink, mark, soft } from './setting.ts';

/** Points of a bar at probability 1, and the height of a row. */
const full = 116;
const high = 18;

/** Pooled probability of each option as a bar from zero, the number beside it; the recommended one is filled. */
export function bars(setting: Setting): Content {
  const { document, inOrder } = setting;
  return {
    stack: document.options.map((option): Content => ({
      columns: inOrder<Column>(row(setting, option)),
      columnGap: 0,
    })),
  };
}

const row = (setting: Setting, option: OptionRow): Column[] => [
  { width: 22, text: [mark(setting, option.optionId)], margin: [0, 2.5, 0, 0] },
  {
    width: 150,
    text: option.title,
    style: 'small',
    fontSize: 9.5,
    margin: setting.speech.rtl ? [6, 2.5, 0, 3] : [0, 2.5, 6, 3],
  },
  { width: barWidth(option) + 2, canvas: bar(setting, option) },
  { width: '*', text: figures(setting, option), style: 'small', fontSize: 9.5, margin: [4, 2.5, 4, 0] },
];

const barWidth = ({ final }: OptionRow) => Math.max(0.75, full * (final?.p ?? 0));

function bar(setting: Setting, option: OptionRow): CanvasElement[] {
  const { speech, colour } = setting;
  const { strong, pale } = colour(option.optionId);
  const width = barWidth(option);
  const axis = speech.rtl ? width + 1.5 : 0.5;
  return [
    {
      type: 'rect',
      x: speech.rtl ? axis - width : axis,
      y: 5,
      w: width,
      h: 8,
      color: option.recommended ? strong : pale,
      lineColor: strong,
      lineWidth: 0.75,
    },
    { type: 'line', x1: axis, y1: -1, x2: axis, y2: high, lineWidth: 0.75, lineColor: ink },
  ];
}

const figures = ({ speech }: Setting, { final, blind }: OptionRow): Content[] => [
  { text: final ? speech.percent(final.p) : '–', bold: true },
  ...(blind && final
    ? [{ text: `  ${speech.say('was', { p: speech.percent(blind.p) })}`, color: soft, fontSize: 8.5 }]
    : []),
];

/** The same numbers as a table: for the appendix. */
export const barRows = (setting: Setting): TableCell[][] =>
  setting.document.options.map((option) => [
    { text: [mark(setting, option.optionId), ` ${option.title}`], style: 'small' },
    { text: option.blind ? setting.speech.percent(option.blind.p) : '–', style: 'figure' },
    { text: option.final ? setting.speech.percent(option.final.p) : '–', style: 'figure' },
    { text: setting.speech.number(option.counted.firstChoicesBlind), style: 'figure' },
    { text: setting.speech.number(option.counted.firstChoicesFinal), style: 'figure' },
  ]);
