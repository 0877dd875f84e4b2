import type { CanvasElement, Column, Content, TableCell } from 'pdfmake/interfaces.js';

import { nearestOptions } from '../../../shared/views/reportDocument/nearestOptions.ts';
import type { OptionRow } from '../../../shared/views/reportDocument/types/frame.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { titleOnFirst } from './first/namesOnFirst.ts';
import { type Setting, ink, mark, soft } from './typesetting.ts';

/** Points of a bar at probability 1. */
const full = 116;

/** Pooled probability of each of the options that page one has room for as a bar from zero, the number beside it; the recommended one is filled. */
export function bars(setting: Setting): Content {
  const { speech, inOrder } = setting;
  const options = nearestOptions(setting.document, setting.fit.first.options);
  const axis = speech.rtl ? 1 : 2;
  return tagged(
    { is: 'Figure', alt: alternative(setting, options) },
    {
      table: {
        widths: inOrder([22, 150, '*']),
        body: options.map((option) => inOrder(row(setting, option))),
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (i) => (i === axis ? 0.75 : 0),
        vLineColor: () => ink,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
    },
  );
}

/** What the bars show, in words. */
const alternative = ({ speech }: Setting, options: readonly OptionRow[]): string =>
  options
    .map(({ optionId, title, final, blind }) => {
      const now = final ? speech.percent(final.p) : '–';
      const was = blind && final ? ` ${speech.say('was', { p: speech.percent(blind.p) })}` : '';
      return speech.named(`${optionId} ${title}`, `${now}${was}`);
    })
    .join(speech.marks.semicolon);

const row = (setting: Setting, option: OptionRow): TableCell[] => [
  { text: [mark(setting, option.optionId)], margin: [0, 2.5, 0, 0] },
  {
    text: titleOnFirst(setting, option.optionId),
    style: 'small',
    fontSize: 9.5,
    margin: setting.speech.rtl ? [6, 2.5, 0, 3] : [0, 2.5, 6, 3],
  },
  {
    columns: setting.inOrder<Column>([
      { width: barWidth(option), canvas: bar(setting, option) },
      { width: '*', text: figures(setting, option), style: 'small', fontSize: 9.5, margin: [4, 2.5, 4, 0] },
    ]),
    columnGap: 0,
  },
];

const barWidth = ({ final }: OptionRow) => Math.max(0.75, full * (final?.p ?? 0));

function bar({ colour }: Setting, option: OptionRow): CanvasElement[] {
  const { strong, pale } = colour(option.optionId);
  const color = option.recommended ? strong : pale;
  return [{ type: 'rect', x: 0, y: 5, w: barWidth(option), h: 8, color, lineColor: strong, lineWidth: 0.75 }];
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
